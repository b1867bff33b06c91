"""A shot is data: one JSON object with camera, light, dressing, size, samples and seeds.

A scene script calls `load()`, builds what the shot needs and ends with `shoot(shot)`. The command line
(written by render.ts) is: blender -b -P scenes/<scene>.py -- <shot.json> <prefix of the EXR files>
"""

import json, os, sys

ART = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


class Shot(dict):
    """The shot's data; `shot.has('lamps')` asks for one word of the dressing."""

    def has(self, word):
        return word in self.get("dressing", [])


def load():
    args = sys.argv[sys.argv.index("--") + 1 :]
    with open(args[0], encoding="utf-8") as file:
        shot = Shot(json.load(file))
    shot["prefix"] = args[1]
    return shot


def shoot(shot):
    """Set up the camera from the shot, then render one EXR per seed."""
    from light import camera, setup, render_exr

    c = shot["camera"]
    camera(
        c["at"],
        c["to"],
        c.get("lens", 35),
        c.get("fstop"),
        c.get("focus"),
        tuple(c.get("shift", (0, 0))),
        c.get("level", False),
    )
    w, h = shot["size"]
    scale = shot.get("scale", 1)
    setup(round(w * scale), round(h * scale), shot.get("samples", 48), bounces=shot.get("bounces", 5))
    render_exr(shot["prefix"], shot.get("seeds", [1, 2]))
