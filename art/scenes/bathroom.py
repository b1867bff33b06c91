"""The bathrooms: one wall with basin, mirror and towels; tiles, wood and metal differ from room to room."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))
from bath import *
from building import *
from furniture import *
from light import *
from linen import curtain
from plants import *
from shot import load, shoot

STYLES = {
    "elegant": dict(
        tile="#e9dfcc",
        tile2="#d9caae",
        size=(0.2, 0.2),
        top="#e6dccb",
        wood=("#8a5f3c", "#3f2616"),
        metal="#c9a25e",
        wall="#ece4d6",
        towel="#f0ece4",
        towel2="#c19d68",
        floor="oak",
    ),
    "reading": dict(
        tile="#2f4a3a",
        tile2="#456350",
        size=(0.075, 0.2),
        top="#d9cfbd",
        wood=("#7d5433", "#3a2314"),
        metal="#c2994f",
        wall="#e6dcc8",
        towel="#efe9dc",
        towel2="#5c6547",
        floor="cotto",
    ),
    "natural": dict(
        tile="#a3ab92",
        tile2="#bcc0a6",
        size=(0.12, 0.12),
        top="#d8c7ab",
        wood=("#b98f5e", "#77512e"),
        metal="#6f5a3c",
        wall="#efe8db",
        towel="#efe9dd",
        towel2="#96967c",
        floor="cotto",
    ),
    "spa": dict(
        tile="#9fb5ab",
        tile2="#7f9a90",
        size=(0.1, 0.1),
        top="#e0d6c3",
        wood=("#a9794b", "#6a4526"),
        metal="#c2994f",
        wall="#e9e2d4",
        towel="#f2ede3",
        towel2="#b9a57f",
        floor="cotto",
    ),
    "generic": dict(
        tile="#dfe0d6",
        tile2="#c9cdc0",
        size=(0.15, 0.15),
        top="#ded3bf",
        wood=("#b98f5e", "#77512e"),
        metal="#8f8a80",
        wall="#efe8db",
        towel="#efe9dd",
        towel2="#8b9272",
        floor="cotto",
    ),
}


def main():
    shot = load()
    reset()
    s = STYLES[shot["style"]]
    wall, wood = m_plaster("wall", s["wall"], a_mix(s["wall"], "#a89878", 0.16), 0.3), m_wood("wood", *s["wood"], 2.6, "X", 0.42)
    metal = m_plain("metal", s["metal"], 0.24, metal=1)
    cer = m_plain("basin", "#f1ece2", 0.12, spec=0.5, clear=0.4)
    stone = m_plaster("stone", s["top"], a_mix(s["top"], "#8a7758", 0.3), 0.1, 3)
    white, second = m_terry("terry", s["towel"]), m_terry("terry2", s["towel2"])
    glass = m_glass("glass", "#f4faf7", refl=1.2)
    x0, x1, y0, y1, h = -1.5, 1.7, -2.6, 1.2, 2.7

    if s["floor"] == "oak":
        planks_herringbone(x0 - 0.5, x1, y0, y1 + 0.1, mat=m_oakfloor())
        mesh_obj(
            "sub", [(-4, -5, -0.004), (4, -5, -0.004), (4, 4, -0.004), (-4, 4, -0.004)], [(0, 1, 2, 3)], m_plain("sub", "#2a1c12", 0.9)
        )
    else:
        terracotta(x0 - 0.3, x1 + 0.1, y0, y1 + 0.1, 0.20, 0.20, m_cotto("cotto", "#b58161", "#93654a", "#cfa685"))
    room(x0, x1, y0, y1, h=h, wall=wall, back=wall, win=(-0.9, 0.2, 0.9, 2.2), thick=0.4)
    tiles(
        x0,
        x1,
        0,
        shot.get("tiled", 1.32) if s["size"][1] < 0.2 or shot["style"] != "reading" else 2.7,
        y1,
        s["size"],
        [glaze("t1", s["tile"], 0), glaze("t2", a_mix(s["tile"], s["tile2"], 0.5), 0.02), glaze("t3", s["tile2"], -0.02)],
    )
    if shot["style"] != "reading":
        box("rail", (x1 - x0, 0.03, 0.035), ((x0 + x1) / 2, y1 - 0.015, shot.get("tiled", 1.32) + 0.012), stone, 0.008)
    window_frame(x0 - 0.2, -0.9, 0.2, 0.9, 2.2, m_plain("casement", "#e8e0d0", 0.45), bars=1)
    sheer = m_sheer("sheer", "#f8f4ec", 0.7, 0.6)
    curtain(9, x0 - 0.06, -0.86, 0.16, 0.92, 1.56, sheer, folds=9, depth=0.025)

    # Vanity: open wooden stand, stone top, bowl, tap from the wall.
    vx, vw = 0.15, 1.25
    box("top", (vw, 0.5, 0.04), (vx, y1 - 0.26, 0.82), stone, 0.006)
    box("frame", (vw - 0.04, 0.46, 0.09), (vx, y1 - 0.26, 0.755), wood, 0.005)
    for k in (-1, 1):
        for d in (-0.45, -0.06):
            box("leg", (0.05, 0.05, 0.72), (vx + k * (vw / 2 - 0.05), y1 + d, 0.36), wood, 0.006)
    box("shelf", (vw - 0.06, 0.42, 0.03), (vx, y1 - 0.26, 0.22), wood, 0.006)
    folded((vx - 0.3, y1 - 0.26, 0.235), 0.38, 0.3, 4, [white, white, second])
    lathe(
        "basket",
        [(0, 0), (0.13, 0), (0.16, 0.2), (0.165, 0.22), (0.15, 0.22), (0.12, 0.02), (0, 0.02)],
        (vx + 0.34, y1 - 0.26, 0.235),
        m_boucle("wicker", "#b99a68", 60),
        64,
    )
    bowl = [
        (0, 0.0),
        (0.08, 0),
        (0.12, 0.012),
        (0.185, 0.09),
        (0.2, 0.13),
        (0.196, 0.136),
        (0.19, 0.13),
        (0.172, 0.09),
        (0.11, 0.03),
        (0, 0.022),
    ]
    shade_smooth(lathe("bowl", bowl, (vx, y1 - 0.25, 0.84), cer, 96))
    tube(
        "spout",
        [(vx, y1 - 0.01, 1.14), (vx, y1 - 0.12, 1.14), (vx, y1 - 0.2, 1.14), (vx, y1 - 0.225, 1.13), (vx, y1 - 0.23, 1.09)],
        0.013,
        metal,
        res=8,
    )
    for k in (-0.14, 0.14):
        lathe(
            "rose",
            [(0, 0), (0.028, 0), (0.028, 0.01), (0.014, 0.016), (0.014, 0.05), (0, 0.052)],
            (vx + k, y1 - 0.008, 1.14),
            metal,
            48,
            rot=(math.pi / 2, 0, 0),
        )
        box("lever", (0.07, 0.012, 0.012), (vx + k, y1 - 0.06, 1.14), metal, 0.005)
    lathe("rose", [(0, 0), (0.028, 0), (0.028, 0.01), (0, 0.014)], (vx, y1 - 0.008, 1.14), metal, 48, rot=(math.pi / 2, 0, 0))
    # Mirror and two wall lamps.
    mz, mr = 1.72, 0.36
    glassy = m_plain("mirror", "#e9e7e3", 0.01, metal=1)
    if shot["style"] in ("generic", "natural"):
        box("mirror", (0.62, 0.012, 0.8), (vx, y1 - 0.03, mz), glassy, 0)
        for a, b, c, d in ((0.68, 0.04, 0, 0.42), (0.68, 0.04, 0, -0.42), (0.04, 0.88, 0.33, 0), (0.04, 0.88, -0.33, 0)):
            box("frame", (a, 0.035, b), (vx + c, y1 - 0.03, mz + d), wood, 0.006)
    else:
        lathe("mirror", [(0, 0), (mr, 0)], (vx, y1 - 0.03, mz), glassy, 96, rot=(math.pi / 2, 0, 0))
        tube(
            "rim",
            [(vx + mr * math.cos(t), y1 - 0.03, mz + mr * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 72, False)],
            0.014,
            metal,
            True,
            6,
            False,
        )
    cloth_shade = m_sheer("shade", "#f3e2c4", 1.0, 0.55)
    for k in (-1, 1):
        lx = vx + k * 0.56
        tube("bracket", [(lx, y1 - 0.01, 1.6), (lx, y1 - 0.1, 1.6), (lx, y1 - 0.12, 1.62), (lx, y1 - 0.12, 1.7)], 0.009, metal, res=6)
        lathe("rose", [(0, 0), (0.035, 0), (0.035, 0.008), (0, 0.012)], (lx, y1 - 0.008, 1.6), metal, 48, rot=(math.pi / 2, 0, 0))
        shade((lx, y1 - 0.12, 1.68), cloth_shade, 0.075, 0.055, 0, 0.16)
        glow((lx, y1 - 0.12, 1.76), shot.get("lamps", 2.2), "#ffb870", 0.6)
    # What the mirror shows of the room behind the camera: a door, a print, a paper lamp.
    door = m_plain("door", "#d8cbb4", 0.45)
    box("door", (0.9, 0.05, 2.2), (0.85, y0 + 0.03, 1.1), door, 0.006)
    for px in (0.36, 1.34):
        box("jamb", (0.09, 0.08, 2.3), (px, y0 + 0.04, 1.15), door, 0.006)
    box("lintel", (1.07, 0.08, 0.09), (0.85, y0 + 0.04, 2.27), door, 0.006)
    if "globe" in shot:
        gx, gy, gz = shot["globe"]
        ball = [(0.16 * math.sin(t), -0.16 * math.cos(t)) for t in np.linspace(0, math.pi, 25)]
        shade_smooth(lathe("globe", ball, (gx, gy, gz), cloth_shade, 48)).visible_shadow = False
        point((gx, gy, gz), 3, "#ffb870")
        tube("flex", [(gx, gy, gz + 0.16), (gx, gy, h)], 0.006, m_plain("flex", "#3a322a", 0.6), bez=False)
    # On the top: soap dish, bottles, a branch.
    lathe(
        "dish",
        [(0, 0), (0.05, 0), (0.06, 0.012), (0.055, 0.012), (0.045, 0.005), (0, 0.005)],
        (vx + 0.33, y1 - 0.32, 0.84),
        m_plain("dish", "#c9bca5", 0.4),
        48,
    )
    box("soap", (0.07, 0.045, 0.024), (vx + 0.33, y1 - 0.32, 0.86), m_plain("soap", "#d8c69b", 0.5), 0.011, 5, (0, 0, 0.4))
    for k, c in ((0.46, "#6b4a2c"), (0.53, "#6b4a2c")):
        lathe(
            "bottle",
            [(0, 0), (0.03, 0), (0.032, 0.006), (0.032, 0.11), (0.014, 0.128), (0.012, 0.14), (0, 0.14)],
            (vx + k, y1 - 0.18, 0.84),
            m_plain("amber", c, 0.08, spec=0.6, clear=0.5),
            48,
        )
        lathe(
            "pump",
            [(0, 0.14), (0.013, 0.14), (0.013, 0.155), (0.004, 0.157), (0.004, 0.18), (0, 0.18)],
            (vx + k, y1 - 0.18, 0.84),
            m_plain("black", "#1c1916", 0.35),
            24,
        )
        box("label", (0.03, 0.002, 0.035), (vx + k, y1 - 0.2125, 0.9), m_plain("label", "#efe6d4", 0.8), 0)
    pale = m_plain("vase", "#d5c8b0", 0.4, spec=0.4)
    vase((vx - 0.46, y1 - 0.2, 0.84), pale, 0.2, 0.062, 0.022)
    leaf, stem = m_linen("leaf", "#7c8462", coord="Object", var=0.2, sheen=0.1, rough=0.55, translucent=0.25), m_plain(
        "stem", "#5d4a35", 0.8
    )
    for i in range(5):
        olive_branch((vx - 0.46, y1 - 0.2, 1.0), 0.42, leaf, stem, seed=60 + i, n=22, spread=0.5)
    # Towel rail on the left, shower glass on the right.
    tube("towelrail", [(-1.38, y1 - 0.09, 1.22), (-0.72, y1 - 0.09, 1.22)], 0.01, metal, bez=False)
    for k in (-1.36, -0.74):
        tube("post", [(k, y1, 1.22), (k, y1 - 0.09, 1.22)], 0.009, metal, bez=False)
    towel((-1.18, y1 - 0.09, 1.22), 0.34, 0.66, white, 2, 3)
    towel((-0.87, y1 - 0.09, 1.22), 0.24, 0.45, second, 2, 5)
    # One sheet with its face to the camera: a closed box of this glass would go black inside.
    mesh_obj("screen", [(1.0, y1, 0.03), (1.0, y1, 2.08), (1.0, y1 - 1.1, 2.08), (1.0, y1 - 1.1, 0.03)], [(3, 2, 1, 0)], glass)
    for d in (0.0, -1.1):
        box("profile", (0.02, 0.02, 2.05), (1.0, y1 + d - 0.01, 1.06), metal, 0.003)
    tube("pipe", [(1.38, y1 - 0.03, 1.1), (1.38, y1 - 0.03, 2.15), (1.38, y1 - 0.06, 2.22), (1.38, y1 - 0.3, 2.24)], 0.011, metal, res=6)
    lathe("rain", [(0, 0), (0.11, 0), (0.11, 0.012), (0.02, 0.03), (0, 0.03)], (1.38, y1 - 0.34, 2.2), metal, 64)
    lathe("knob", [(0, 0), (0.035, 0), (0.035, 0.03), (0, 0.034)], (1.38, y1 - 0.01, 1.1), metal, 48, rot=(math.pi / 2, 0, 0))

    out = mesh_obj("sky", [(-5, -5, -2), (-5, 4, -2), (-5, 4, 5), (-5, -5, 5)], [(0, 1, 2, 3)], m_emit("sky", "#f2f4f2", 2.2))
    out.visible_shadow = out.visible_diffuse = False
    sun((1, 0.72, -0.42), shot.get("sun", 9), "#ffd6a4", 1.0)
    area((x0 - 0.1, -0.35, 1.55), (2, 0, 1.2), 1.0, 46, "#eaf0ff", 1.2)
    area((0.3, -2.3, 2.6), (0.1, 1.0, 0.8), 2.0, 16, "#fff0e0", 1.2).visible_glossy = False  # not in the mirror
    world("#e8e6e0", 0.25)
    shoot(shot)


main()
