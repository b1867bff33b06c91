"""A shot is data: one JSON object with camera, light, dressing, size, samples and grading.

A scene script calls `load()`, builds what the shot needs and ends with `shoot(shot)`: the picture is rendered to a
linear negative (art/cache/negatives, kept, so that a change of grading needs no rendering), graded and written.
render.py runs it: python scenes/<scene>.py <shot.json> <negative.exr> <picture>
"""

import json, os, sys
import numpy as np
from PIL import Image

ART = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


class Shot(dict):
    """The shot's data; `shot.has('lamps')` asks for one word of the dressing."""

    def has(self, word):
        return word in self.get("dressing", [])


def load():
    with open(sys.argv[1], encoding="utf-8") as file:
        return Shot(json.load(file))


def develop(shot, linear, out):
    from grade import enlarge, grade, graduated, sharpened

    linear = sharpened(enlarge(linear, shot["size"]), shot.get("sharpen", 0.9))
    if "graduated" in shot:
        linear = graduated(linear, **shot["graduated"])
    picture = (grade(linear, **shot.get("grade", {})) * 255 + 0.5).astype(np.uint8)
    if shot.get("flip"):
        picture = picture[:, ::-1]
    image = Image.fromarray(picture)
    if not out.endswith(".jpg"):
        return image.save(out)
    for quality in range(90, 60, -3):
        image.save(out, quality=quality, optimize=True, progressive=True, subsampling=0 if quality > 80 else 2)
        if os.path.getsize(out) <= shot.get("bytes", 420_000):
            return


def shoot(shot):
    """Sets up the camera from the shot, renders and develops."""
    from light import camera, render, setup

    c = shot["camera"]
    camera(
        c["at"], c["to"], c.get("lens", 35), c.get("fstop"), c.get("focus"), tuple(c.get("shift", (0, 0))), c.get("level", False)
    )
    (w, h), k = shot["size"], shot.get("scale", 0.8)
    setup(round(w * k), round(h * k), shot.get("samples", 48), shot.get("bounces", 5), shot.get("threshold", 0.05), guiding=shot.get("guiding", False))
    develop(shot, render(sys.argv[2]), sys.argv[3])
