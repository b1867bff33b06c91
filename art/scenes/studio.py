"""A bright training room: oak floor, mirror wall, mats, dumbbells, wall bars."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))
from bedroom import *
from outdoor import bush, pot
from shot import load, shoot
from trees import m_leafy

WIN = (-2.4, 1.0, 0.4, 2.7)


def dumbbell(at, r, mat, steel, turn=0.0):
    def build():
        lathe("bar", [(0, -0.07), (0.014, -0.07), (0.016, 0), (0.014, 0.07), (0, 0.07)], (0, 0, 0), steel, 24, rot=(0, math.pi / 2, 0))
        for s in (-1, 1):
            o = lathe("head", [(0, -0.04), (r * 0.9, -0.04), (r, -0.03), (r, 0.03), (r * 0.9, 0.04), (0, 0.04)], (s * 0.1, 0, 0), mat, 6, False, rot=(0, math.pi / 2, 0))
            b = o.modifiers.new("b", "BEVEL")
            b.width, b.segments = 0.008, 3

    return grouped(build, at, turn)


def kettlebell(at, s, mat):
    x, y, z = at
    ball = [(0, 0), (0.06 * s, 0), (0.105 * s, 0.05 * s), (0.115 * s, 0.11 * s), (0.09 * s, 0.18 * s), (0.05 * s, 0.205 * s), (0, 0.21 * s)]
    shade_smooth(lathe("bell", ball, at, mat, 64))
    tube("grip", [(x - 0.05 * s, y, z + 0.18 * s), (x - 0.085 * s, y, z + 0.26 * s), (x - 0.05 * s, y, z + 0.31 * s), (x + 0.05 * s, y, z + 0.31 * s), (x + 0.085 * s, y, z + 0.26 * s), (x + 0.05 * s, y, z + 0.18 * s)], 0.017 * s, mat)


def main():
    shot = load()
    reset()
    lime = m_plaster("lime", "#efe8db", "#e2d8c6", 0.22)
    oak, ash = m_oakfloor("oakfloor", "#cfa878", "#946c44", 0.3), m_wood("ash", "#c9a777", "#9a7446", 2.6, "Z", 0.4, bump=0.15)
    black, steel = m_plain("iron", "#22201e", 0.4), m_plain("steel", "#c4c0b8", 0.28, metal=1)
    brass = m_plain("brass", "#c9a25e", 0.28, metal=1)
    x0, x1, y0, y1, h = -3.0, 3.2, -4.0, 2.6, 3.1
    planks_herringbone(x0 - 0.6, x1, y0, y1 + 0.1, L=0.8, W=0.13, mat=oak, seed=4)
    mesh_obj("sub", [(-5, -6, -0.004), (5, -6, -0.004), (5, 5, -0.004), (-5, 5, -0.004)], [(0, 1, 2, 3)], m_plain("sub", "#3a2a1c", 0.9))
    room(x0, x1, y0, y1, h=h, wall=lime, back=lime, win=WIN, thick=0.45)
    skirting(lime, x0, x1, y0, y1, 0.12, left=False)
    window_frame(x0 - 0.28, *WIN, black, bars=2)
    # Mirror wall in four tall panes, a ballet barre before it.
    for k in range(3):
        box("mirror", (1.24, 0.01, 2.2), (-0.35 + k * 1.27, y1 - 0.02, 1.25), m_plain("mirror", "#e4e2dd", 0.01, metal=1), 0)
    # Wall bars on the left of the mirror.
    for x in (-2.75, -2.1, -1.45):
        box("upright", (0.06, 0.12, 2.5), (x, y1 - 0.08, 1.27), ash, 0.01)
    for k in range(13):
        tube("bar", [(-2.78, y1 - 0.12, 0.24 + k * 0.18), (-1.42, y1 - 0.12, 0.24 + k * 0.18)], 0.018, ash, bez=False)
    # Rack of dumbbells on the right wall.
    for z in (0.35, 0.72):
        box("shelf", (0.4, 1.9, 0.04), (x1 - 0.28, 0.9, z), ash, 0.008, 3, (0, 0.2, 0))
    for y in (0.0, 1.8):
        box("frame", (0.36, 0.05, 0.85), (x1 - 0.26, y, 0.43), black, 0.008)
    for j, z in enumerate((0.45, 0.82)):
        for k in range(5):
            r = 0.075 - 0.008 * j - 0.004 * k
            dumbbell((x1 - 0.29, 0.18 + k * 0.36, z), r, black, steel, 0.0)
    for k, (x, y, s) in enumerate(((2.2, -0.35, 1.15), (2.5, -0.15, 1.0), (2.75, -0.4, 0.85))):
        kettlebell((x, y, 0), s, black)
    # Mats: two laid out, three rolled in a basket; a ball, blocks, a towel.
    sage, rust = m_linen("sage", "#8b9272", coord="Object", var=0.04, rough=0.8), m_linen("rust", "#b46a45", coord="Object", var=0.04, rough=0.8)
    sand = m_linen("sand", "#cdb896", coord="Object", var=0.04, rough=0.8)
    box("mat", (0.66, 1.85, 0.012), (-1.2, -0.6, 0.008), sage, 0.005, 3, (0, 0, 0.06))
    box("mat", (0.66, 1.3, 0.012), (0.35, -0.85, 0.008), rust, 0.005, 3, (0, 0, -0.04))
    roll = lathe("roll", [(0, -0.33), (0.06, -0.33), (0.065, -0.32), (0.065, 0.32), (0.06, 0.33), (0, 0.33)], (0.33, -0.17, 0.07), rust, 48, rot=(0, math.pi / 2, -0.04))
    shade_smooth(roll, 40)
    ball = lathe("ball", [(0.32 * math.sin(math.pi * i / 40) + 1e-4, -0.32 * math.cos(math.pi * i / 40)) for i in range(41)], (1.55, 1.2, 0.32), m_plain("ball", "#a9b0a4", 0.4), 64)
    shade_smooth(ball)
    for k in range(2):
        box("block", (0.23, 0.15, 0.1), (-1.85, 0.35, 0.055 + 0.105 * k), ash, 0.015, 4, (0, 0, 0.3 - 0.5 * k))
    box("bench", (1.1, 0.36, 0.05), (0.6, 2.2, 0.44), ash, 0.012)
    for x in (0.15, 1.05):
        box("benchleg", (0.05, 0.32, 0.42), (x, 2.2, 0.21), ash, 0.008)
    for k in range(3):
        box("towel", (0.34, 0.24, 0.05), (0.85, 2.2, 0.49 + 0.052 * k), (sand, m_linen("white", "#f0ece4", coord="Object"), sage)[k], 0.024, 5, (0, 0, 0.04 * (-1) ** k))
    lathe("bottle", [(0, 0), (0.035, 0), (0.037, 0.17), (0.02, 0.2), (0.02, 0.24), (0, 0.24)], (0.4, 2.16, 0.465), m_plain("bottle", "#5d7a74", 0.1, spec=0.6, clear=0.6), 48)
    pot((-2.5, 1.7, 0), 0.26, 0.44, m_plain("planter", "#c9b594", 0.4, clear=0.2), m_plain("soil", "#3a2a1e", 0.95))
    bush((-2.5, 1.7, 0.4), 0.44, m_leafy("plant", "#3d5a2c", "#86a05a", 6), 91, 5200, 1.25, stem=0.45)
    for x in (-1.0, 1.2):
        tube("cord", [(x, -0.6, 2.5), (x, -0.6, h)], 0.004, black, bez=False)
        o = lathe("globe", [(0.16 * math.sin(math.pi * i / 24) + 1e-4, -0.16 * math.cos(math.pi * i / 24)) for i in range(25)], (x, -0.6, 2.38), m_emit("opal", "#fff0d8", 1.3), 48)
        shade_smooth(o).visible_shadow = False
    view(shot, **shot.get("view", {}))
    daylight(shot, WIN, x=x0 - 0.2)
    shoot(shot)


main()
