"""The training room before anybody has come: two weights and a kettlebell by the window, a towel, a bottle."""

import os, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from corner import *


def m_castiron():
    a = N("castiron")
    v = a.coord("Object")
    worn = a.ramp(a.noise(v, 30, 5, 0.7), [(0.58, 0.0), (0.66, 1.0)])
    a.principled(a.mix(a.math("MULTIPLY", worn, 0.5), "#26262a", "#55524e"), a.math("MULTIPLY_ADD", worn, 0.15, 0.48), metal=0.6, normal=a.bump(a.noise(v, 180, 3, 0.7), 0.35, 0.0012))
    return a.m


def kettlebell(at, turn, iron):
    def build():
        r = 0.098
        body = [(0, 0), (0.06, 0), (0.066, 0.004)] + [(r * math.cos(t), 0.092 + r * math.sin(t)) for t in np.linspace(-1.1, 1.35, 26)] + [(0, 0.19)]
        shade_smooth(lathe("body", body, (0, 0, 0), iron, 96), 60)
        arc = [(-0.05, 0, 0.165, 1.15), (-0.066, 0, 0.2, 1), (-0.066, 0, 0.235, 1), (-0.045, 0, 0.262, 0.95), (0, 0, 0.268, 0.95), (0.045, 0, 0.262, 0.95), (0.066, 0, 0.235, 1), (0.066, 0, 0.2, 1), (0.05, 0, 0.165, 1.15)]
        tube("handle", arc, 0.016, iron, res=8)

    return grouped(build, at, turn)


def dumbbell(at, turn, rubber, chrome):
    def build():
        for s in (-1, 1):
            head = [(0, -0.038), (0.048, -0.038), (0.056, -0.03), (0.056, 0.03), (0.048, 0.038), (0, 0.038)]
            o = lathe("head", head, (s * 0.105, 0, 0.0485), rubber, 6, False, rot=(0, math.pi / 2, 0))
            b = o.modifiers.new("b", "BEVEL")
            b.width, b.segments = 0.004, 3
            lathe("plate", [(0, 0.0385), (0.026, 0.0385), (0.027, 0.0378)], (s * 0.105, 0, 0.0485), chrome, 48, rot=(0, s * math.pi / 2, 0))
        tube("grip", [(-0.07, 0, 0.0485, 0.85), (-0.03, 0, 0.0485, 1.05), (0.0, 0, 0.0485, 1.12), (0.03, 0, 0.0485, 1.05), (0.07, 0, 0.0485, 0.85)], 0.0145, chrome, res=8)

    return grouped(build, at, turn)


def main():
    shot = load()
    reset()
    planks_herringbone(-2.4, 2.6, -1.6, 2.4, L=0.6, W=0.1, mat=m_oakfloor("oakfloor", "#b08f66", "#7a5d3e", 0.3))
    mesh_obj("sub", [(-5, -5, -0.004), (5, -5, -0.004), (5, 5, -0.004), (-5, 5, -0.004)], [(0, 1, 2, 3)], m_plain("sub", "#2a1c12", 0.9))
    plaster = m_plaster("wall", "#d6cebf", "#bdb29d", 0.25, 1.2)
    box("wall", (8, 0.2, 4), (0, 2.4, 1.5), plaster, 0)
    box("skirting", (8, 0.03, 0.14), (0, 2.29, 0.07), m_plain("skirting", "#ddd5c6", 0.4), 0.006)
    box("bench", (1.3, 0.3, 0.07), (0.75, 1.55, 0.42), m_plain("leather", "#5a3b28", 0.42, spec=0.4), 0.03, 6)
    for x in (0.25, 1.25):
        box("leg", (0.05, 0.26, 0.39), (x, 1.55, 0.195), m_plain("steel", "#2b2b2c", 0.4, metal=0.6), 0.006)
    rubber, chrome, iron = m_plain("rubber", "#1d1d1f", 0.6, spec=0.35), m_plain("chrome", "#c9c7c2", 0.22, metal=1), m_castiron()
    mat = grid("mat", 120, 60, lambda u, v: (-0.62 + u * 1.7, -0.36 + v * 0.62, 0.006 + 0.0012 * noise.noise((u * 9, v * 5, 2))), m_linen("mat", "#66705c", coord="Object", var=0.05, rough=0.85))
    mat.modifiers.new("s", "SOLIDIFY").thickness = 0.005
    kettlebell((-0.13, 0.12, 0.008), 0.5, iron)
    dumbbell((0.2, -0.08, 0.008), 0.55, rubber, chrome)
    dumbbell((0.3, 0.16, 0.008), 0.42, rubber, chrome)
    bottle_ = [(0, 0), (0.033, 0), (0.036, 0.004), (0.036, 0.18), (0.03, 0.198), (0.02, 0.205), (0.02, 0.212)]
    shade_smooth(lathe("flask", bottle_, (-0.36, 0.2, 0.008), m_plain("flasksteel", "#8f9690", 0.32, metal=1), 96), 50)
    shade_smooth(lathe("lid", [(0.0225, 0.205), (0.0235, 0.21), (0.0235, 0.24), (0.021, 0.244), (0, 0.244)], (-0.36, 0.2, 0.008), m_plain("lid", "#22211f", 0.4), 64), 50)
    towels((0.75, 0.06, 0.008), 1, [m_woven("towel", "#d9d0c0", 0.0016)], turn=0.3)
    for size, at in (((0.1, 3, 4), (-2.6, -2.2, 1.4)), ((0.1, 3, 4), (-2.6, 2.0, 1.4)), ((0.1, 8, 2), (-2.6, 0, 3.2))):
        box("frame", size, at, plaster, 0).visible_camera = False
    for y in (-0.45, 0.0, 0.45):
        box("bar", (0.04, 0.045, 2.4), (-2.55, y, 1.1), None, 0).visible_camera = False
    area((-2.5, 0, 1.2), (0, 0.1, 0.1), 1.3, 60, "#eef2fb", 1.9)
    sun((0.86, 0.08, -0.36), 6, "#ffdcb0", 0.8)
    world("#cdc8bf", 0.2)
    shoot(shot)


main()
