"""develop.py <shot.json> <prefix> <out.png>: from the renderer's EXR files to the finished picture.

Averages and denoises the seeds, adds haze and mist from the depth pass, then grades like a film camera. The
denoised picture is kept as a "negative" in art/cache/negatives, so that a change of grading needs no rendering.
"""

import glob, json, os, sys
import numpy as np
from denoise import denoise
from grade import calm_shadows, defocus, grade, graduated, haze, mist, png, polish

NEGATIVES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "cache", "negatives")


def negative(shot, prefix):
    path = os.path.join(NEGATIVES, shot["id"] + ".npz")
    if glob.glob(prefix + "_*.exr"):
        picture, depth = denoise(prefix, **shot.get("denoise", {}))
        if "preview" not in shot:
            os.makedirs(NEGATIVES, exist_ok=True)
            np.savez(path, picture=np.clip(picture, 0, 60000).astype(np.float16), depth=depth.astype(np.float32))
        return picture, depth
    kept = np.load(path)
    return kept["picture"].astype(np.float32), kept["depth"]


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        shot = json.load(file)
    picture, depth = negative(shot, sys.argv[2])
    picture = calm_shadows(picture)
    if "polish" in shot:
        picture = polish(picture, **shot["polish"])
        if "fstop" in shot["camera"]:
            picture = defocus(picture, depth, shot["camera"])
    for layer in shot.get("haze", []):
        picture = haze(picture, depth, **layer)
    if "mist" in shot:
        picture = mist(picture, depth, shot["camera"], **shot["mist"])
    if "graduated" in shot:
        picture = graduated(picture, **shot["graduated"])
    if shot.get("mirrored"):
        picture = picture[:, ::-1]
    png(sys.argv[3], grade(picture, **shot.get("grade", {})))
