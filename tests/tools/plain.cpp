// A program without Tilewright.
int main() {}
