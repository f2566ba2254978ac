"""Makes the files of this folder with the formats' own libraries:

    pip install numpy ml_dtypes safetensors && python make.py

The tests know the values from the formulas below; ../files.hpp repeats them."""
import pathlib
import sys

import ml_dtypes
import numpy as np
import safetensors
import safetensors.numpy

here = pathlib.Path(__file__).parent


def six(dtype):
    """2 x 3 values: the ends of the type, and what lies around zero."""
    dtype = np.dtype(dtype)
    if dtype == bool:
        values = [False, True, True, False, False, True]
    elif dtype.kind in "iu":
        values = [np.iinfo(dtype).min, np.iinfo(dtype).max, 0, 1, 2, 100]
    else:
        values = [0.0, -0.0, 1.5, -2.0, 0.25, 96.0]
    return np.array(values, dtype).reshape(2, 3)


def save(name, array, version=None):
    with open(here / f"{name}.npy", "wb") as file:
        np.lib.format.write_array(file, array, version=version)


names = ["bool", "int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64", "float16", "float32",
         "float64"]
for name in names:
    save(name, six(name))
save("bf16", six(ml_dtypes.bfloat16))
save("e4m3", six(ml_dtypes.float8_e4m3fn))
for name in ["int16", "uint64", "float32"]:
    save(f"big_{name}", six(name).astype(np.dtype(name).newbyteorder(">")))
count = np.arange(2 * 3 * 4, dtype="<i4").reshape(2, 3, 4)
save("fortran", np.asfortranarray(count))
save("fortran_big", np.asfortranarray(count.astype(">f8")))
save("fortran_six_axes", np.asfortranarray(np.arange(720, dtype="<u2").reshape(1, 2, 3, 4, 5, 6)))
save("fortran_tall", np.asfortranarray(np.arange(70 * 33, dtype="<u2").reshape(70, 33)))
save("number", np.array(2.5))
save("empty", np.zeros((0, 3), "<f4"))
save("version_2", count, version=(2, 0))
save("version_3", count, version=(3, 0))
save("complex", np.ones(2, "<c8"))
save("text", np.array(["ab", "c"]))
save("dates", np.array(["2026-01-02"], "<M8[D]"))
save("records", np.zeros(2, [("a", "<f4"), ("b", "<i4")]))
save("objects", np.array([None, 1], dtype=object))

tensors = {f"{name} \"ü\"": six(name) for name in names}
tensors |= {"bf16": six(ml_dtypes.bfloat16), "b": six("float32").reshape(6), "a": six("float32").reshape(1, 6, 1),
            "empty": np.zeros((0, 3), "<f4")}
safetensors.numpy.save_file(tensors, here / "all.safetensors", {"format": "np\t1"})
print("numpy", np.__version__, "ml_dtypes", ml_dtypes.__version__, "safetensors", safetensors.__version__, sys.version)
