"""The resort: a pool on a terrace above the sea, loungers, parasols, pines on the headland."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))
from light import *
from outdoor import *
from shot import load, shoot
from terrain import fbm, water
from trees import cypress, leaf_tree, m_leafy, scatter

POOL = (-2.6, 3.4, -1.6, 9.4)  # x from, x to, y from, y to; the far end is the edge above the sea


def m_water(name="poolwater", tint="#c2eae8"):
    """Clear water: tinted glass with small waves, without refraction and its noise."""
    a = N(name)
    through, shine, f = a.n("BsdfTransparent"), a.n("BsdfGlossy"), a.n("Fresnel")
    through.inputs[0].default_value = hexc(tint)
    shine.inputs["Roughness"].default_value = 0.03
    pos = a.n("NewGeometry").outputs["Position"]
    waves = a.math("ADD", a.noise(pos, 1.7, 3, 0.5, 0.6), a.math("MULTIPLY", a.noise(pos, 6, 2, 0.5, 0.4), 0.3))
    normal = a.bump(waves, 0.18, 0.12)
    a.set(shine, "Normal", normal)
    a.set(f, "Normal", normal)
    f.inputs[0].default_value = 1.33
    m = a.n("MixShader")
    a.set(m, 0, f.outputs[0])
    a.t.links.new(through.outputs[0], m.inputs[1])
    a.t.links.new(shine.outputs[0], m.inputs[2])
    return a.surf(m.outputs[0])


def m_mosaic(name="mosaic"):
    """Small glass tiles, with the net of light that moves over a pool's floor."""
    a = N(name)
    pos = a.n("NewGeometry").outputs["Position"]
    bright = a.n("TexVoronoi", feature="DISTANCE_TO_EDGE")
    warp = a.n("VectorMath", operation="ADD")
    shift = a.n("VectorMath", operation="SCALE")
    a.t.links.new(a.noise(pos, 1.4, 3, 0.5, out="Color"), shift.inputs[0])
    shift.inputs["Scale"].default_value = 0.9
    a.t.links.new(pos, warp.inputs[0])
    a.t.links.new(shift.outputs[0], warp.inputs[1])
    a.t.links.new(warp.outputs[0], bright.inputs["Vector"])
    bright.inputs["Scale"].default_value = 2.3
    net = a.ramp(bright.outputs["Distance"], [(0.0, 0.6), (0.10, 0.12), (0.3, 0.0)])
    tiles = a.mix(a.noise(pos, 22, 2, 0.8), "#79cbcb", "#aee6e0")
    a.principled(a.mix(net, tiles, "#d6f2ea"), 0.5, spec=0.3)
    return a.m


def lounger(at, turn, wood, cushion, towel):
    """A teak lounger with its back raised."""

    def build():
        for s in (-1, 1):
            box("rail", (0.05, 1.95, 0.07), (s * 0.32, 0, 0.3), wood, 0.01)
            for y in (-0.8, 0.75):
                box("leg", (0.055, 0.055, 0.3), (s * 0.3, y, 0.15), wood, 0.01)
        for k in range(9):
            box("slat", (0.62, 0.08, 0.02), (0, -0.9 + k * 0.14, 0.335), wood, 0.006)
        box("seat", (0.6, 1.26, 0.085), (0, -0.31, 0.39), cushion, 0.038, 5)
        lean = math.radians(38)
        box("back", (0.6, 0.74, 0.085), (0, 0.58, 0.60), cushion, 0.038, 5, (lean, 0, 0))
        box("backframe", (0.62, 0.72, 0.03), (0, 0.62, 0.54), wood, 0.006, 2, (lean, 0, 0))
        roll = lathe("towel", [(0, -0.2), (0.06, -0.2), (0.068, -0.185), (0.068, 0.185), (0.06, 0.2), (0, 0.2)], (0, -0.62, 0.495), towel, 40, rot=(0, math.pi / 2, 0))
        shade_smooth(roll, 40)

    return grouped(build, at, turn)


def parasol(at, cloth, wood, r=1.55, h=2.45):
    """An open cloth parasol with eight ribs."""
    x, y, z = at

    def roof(u, v):
        a = u * 2 * math.pi
        rib = abs(math.cos(4 * a))
        k = r * v * (0.955 + 0.045 * rib)
        return (x + k * math.cos(a), y + k * math.sin(a), z + h + 0.12 - 0.5 * v**1.15 - 0.03 * (1 - rib) * v)

    grid("canopy", 128, 14, roof, cloth)

    def hem(u, v):
        a = u * 2 * math.pi
        rib = abs(math.cos(4 * a))
        k = r * (0.955 + 0.045 * rib)
        return (x + k * math.cos(a), y + k * math.sin(a), z + h - 0.38 - 0.03 * (1 - rib) - 0.13 * v)

    grid("valance", 128, 3, hem, cloth)
    tube("pole", [(x, y, z), (x, y, z + h + 0.14)], 0.028, wood, bez=False)
    for k in range(8):
        a = k * math.pi / 4
        tube("rib", [(x, y, z + h + 0.08), (x + r * math.cos(a), y + r * math.sin(a), z + h - 0.4)], 0.01, wood, bez=False)
    lathe("base", [(0, 0), (0.3, 0), (0.3, 0.05), (0.05, 0.09), (0.05, 0.25), (0, 0.25)], at, m_plain("base", "#cfc4b0", 0.8), 48)


def headland(colour, x0, y0, w, d, h, seed):
    """A wooded cape in the distance."""

    def fn(u, v):
        x, y = x0 + w * u, y0 + d * v
        e = (1 - abs(2 * u - 1) ** 2.2) * (1 - abs(2 * v - 1) ** 2.5)
        k = float(fbm(np.array([x / 260.0]), np.array([y / 260.0]), 5, seed)[0])
        return (x, y, -62 + h * max(0, e) ** 0.7 * (1 + 0.55 * k) + 6 * k)

    a = N("headland")
    pos = a.n("NewGeometry").outputs["Position"]
    up = a.n("SeparateXYZ")
    a.t.links.new(a.n("NewGeometry").outputs["Normal"], up.inputs[0])
    wood_ = a.mix(a.noise(pos, 0.03, 6, 0.7), a_mix(colour, "#20281a", 0.45), colour)
    c = a.mix(a.ramp(up.outputs[2], [(0.55, 1.0), (0.8, 0.0)]), wood_, "#c2ab84")
    a.principled(c, 0.95, spec=0.05, normal=a.bump(a.noise(pos, 0.05, 5, 0.7), 1.0, 8))
    return grid("headland", 160, 90, fn, a.m)


def main():
    shot = load()
    reset()
    x0, x1, y0, y1 = POOL
    slab = [m_plaster(f"slab{k}", c, a_mix(c, "#8a7758", 0.25), 0.3, 2.5) for k, c in enumerate(("#ded2ba", "#d5c7ac", "#e4dac6"))]
    rim = m_plaster("rim", "#e6dcc8", "#cfc1a5", 0.25, 2)
    teak, cushion, towel = m_wood("teak", "#a5764a", "#61401f", 2.4, "Y", 0.5), m_linen("cushion", "#efe7d8", coord="Object", var=0.02, wr=0.12, wrscale=16), m_linen("towel", "#c08a5c", coord="Object", var=0.05, sheen=0.4)
    canvas = m_linen("canvas", "#eee2cb", coord="Object", var=0.02, translucent=0.5, wr=0.05, wrscale=10)
    clay, soil = m_plaster("clay", "#b9724b", "#96553a", 0.4, 2), m_plain("soil", "#3a2a1e", 0.95)
    olive = m_leafy("olive", "#5f6844", "#b3b58f", 5)
    lav = (m_plain("stalk", "#8f9a78", 0.8), m_linen("lavender", "#8d80ae", coord="Object", var=0.2, sheen=0.3))

    # Deck of pale slabs around the basin.
    rnd, y = random.Random(3), -9.0
    while y < y1 + 0.2:
        d = 0.6
        x = -8.0 - rnd.uniform(0, 0.9)
        while x < 10:
            w = rnd.choice((0.6, 0.9, 1.2))
            cx, cy = x + w / 2, y + d / 2
            if not (x + w > x0 - 0.3 and x < x1 + 0.3 and y + d > y0 - 0.3 and y < y1 + 0.4):
                box("slab", (w - 0.008, d - 0.008, 0.06), (cx, cy, -0.03 + rnd.uniform(-0.001, 0.001)), rnd.choice(slab), 0.005, 2)
            elif x < x0 - 0.3:
                b = x0 - 0.3
                box("slab", (b - x - 0.008, d - 0.008, 0.06), ((x + b) / 2, cy, -0.03), rnd.choice(slab), 0.005, 2)
            elif x + w > x1 + 0.3 and x < x1 + 0.3:
                a = x1 + 0.3
                box("slab", (x + w - a - 0.008, d - 0.008, 0.06), ((x + w + a) / 2, cy, -0.03), rnd.choice(slab), 0.005, 2)
            x += w
        y += d
    box("bed", (20, 12, 0.1), (1, -3 - 4.7, -0.115), rim, 0)
    box("bedleft", (5.2, 24, 0.1), (x0 - 2.65, 0, -0.115), rim, 0)
    box("bedright", (7, 24, 0.1), (x1 + 3.55, 0, -0.115), rim, 0)
    for a, b, c, d in ((x0 - 0.3, x0, y0 - 0.3, y1), (x1, x1 + 0.3, y0 - 0.3, y1), (x0, x1, y0 - 0.3, y0)):
        box("coping", (b - a - 0.004, d - c - 0.004, 0.07), ((a + b) / 2, (c + d) / 2, -0.03), rim, 0.02, 4)
    # Basin and water; the far edge is lower, the water goes over it.
    mosaic = m_mosaic()
    box("floor", (x1 - x0, y1 - y0, 0.1), ((x0 + x1) / 2, (y0 + y1) / 2, -1.35), mosaic, 0)
    for a, b, c, d in ((x0 - 0.1, x0, y0, y1), (x1, x1 + 0.1, y0, y1), (x0, x1, y0 - 0.1, y0), (x0, x1, y1, y1 + 0.12)):
        box("side", (b - a, d - c, 1.3), ((a + b) / 2, (c + d) / 2, -0.72), mosaic, 0)
    mesh_obj("water", [(x0, y0, -0.06), (x1, y0, -0.06), (x1, y1 + 0.11, -0.06), (x0, y1 + 0.11, -0.06)], [(0, 1, 2, 3)], m_water())
    for a, b in ((-8, x0 - 0.3), (x1 + 0.3, 10)):  # a low parapet beside the open edge
        box("parapet", (b - a, 0.3, 0.45), ((a + b) / 2, y1 + 0.2, 0.2), rim, 0.02)

    box("parapet", (0.3, 19.0, 0.45), (9.3, y1 - 9.3, 0.2), rim, 0.02)

    lounger((4.75, 1.2, 0), math.radians(-82), teak, cushion, towel)
    lounger((4.75, 3.1, 0), math.radians(-84), teak, cushion, towel)
    lounger((4.75, 6.0, 0), math.radians(-83), teak, cushion, towel)
    parasol((5.5, 2.15, 0), canvas, teak)
    parasol((5.5, 6.9, 0), canvas, teak)
    lathe("table", [(0, 0), (0.16, 0), (0.17, 0.02), (0.03, 0.04), (0.03, 0.42), (0.26, 0.43), (0.26, 0.46), (0, 0.46)], (4.5, 2.15, 0), teak, 48)
    lathe("glass", [(0, 0.002), (0.03, 0.002), (0.036, 0.12), (0.034, 0.12)], (4.42, 2.1, 0.46), m_glass("glass", "#f4e2b8"), 40)
    for (px, py), r, k in (((-3.7, 8.6), 0.34, 81), ((6.9, 8.8), 0.34, 83)):
        pot((px, py, 0), r, r * 1.7, clay, soil)
        bush((px, py, r * 1.5), r * 1.5, olive, k, 9000, 0.9, stem=0.75)
    for k in range(7):
        lavender((-4.3 - 0.15 * (k % 2), 5.0 + k * 0.55, 0.0), 0.3, lav, 70, k + 40)

    # Pines below the terrace, the sea, two capes.
    pine, dark = m_leafy("pine", "#2c3d22", "#6d7f45", 3), m_leafy("cypress", "#20281a", "#4d5632", 5)
    pines = [leaf_tree(f"pine{k}", k + 15, pine, 4.2, 7.6, 16000, 0.42, (0.12, 0.02), 0.36, "#2e3a22") for k in range(3)]
    spots = np.array([(-17, 30, -9.5), (-24, 36, -10), (-13, 40, -12.5), (-31, 44, -12), (15, 36, -10.5), (23, 30, -9.5), (31, 42, -11), (-40, 60, -17), (40, 58, -15)])
    scatter("pines", spots, np.array([1.0, 1.15, 0.9, 1.1, 1.0, 1.15, 0.95, 1.2, 1.2]), pines)
    cyp = [cypress(f"cypress{k}", k, dark) for k in range(2)]
    scatter("cypresses", np.array([(-10.5, 20.0, -9.0), (-12.4, 21.5, -9.0), (12.5, 21.0, -9.5)]), np.array([0.95, 0.8, 0.9]), cyp)
    headland("#6f7a4a", -1500, 900, 1350, 900, 190, 4)
    headland("#7a8460", -2600, 2600, 2400, 1300, 330, 9)
    headland("#808a6c", 900, 3600, 2600, 1400, 300, 14)
    water(level=-60, start=12, color=shot.get("sea", "#1c6c86"))

    towards = Vector(shot.get("sun_from", (-0.62, -0.3, 0.5)))
    sun(-towards, shot.get("sun", 5.6), "#ffcf9a", 0.8)
    stops = [(0, "#f6ddb4"), (4, "#eed6ba"), (10, "#c6c9cb"), (24, "#8fabc4"), (55, "#5f88b0"), (90, "#4a76a4")]
    gradsky(stops, towards, "#ffd59a", 6, 0.6, 80, 0.8, 0.85, dict(color="#fff2e0", amt=0.6, lo=0.5, hi=0.72))
    shot["bounces"] = 3
    shoot(shot)


main()
