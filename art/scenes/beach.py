"""The flat Adriatic coast: sand with rows of umbrellas, a calm sea, a level cycle path beside the pines.

x runs from the land to the sea, y along the shore; the camera looks north, so the sea lies on the right.
"""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))
from furniture import grouped
from light import *
from materials import *
from shot import load, shoot
from terrain import fbm
from trees import STORE, grass_tuft, leaf_tree, m_leafy, scatter

PATH = (-1.4, 1.7)  # the cycle path
FENCE = 4.2
WIDE = 66.0  # metres from the path to the water
LIDOS = (("#b9683f", "#efe4cc"), ("#3f6f86", "#efe8d8"), ("#7c8462", "#eee3c8"), ("#d0a050", "#f0e6d0"))


def shore(y):
    return WIDE + 4 * math.sin(y / 90) + 1.2 * math.sin(y / 23 + 1) - 0.5 * WIDE * min(y / 1800, 1) ** 2


def m_sand():
    """Pale sand, trodden where it is dry, dark and smooth where the sea has been. u runs from the fence to the water."""
    a = N("sand")
    u = a.n("SeparateXYZ")
    a.t.links.new(a.coord("UV"), u.inputs[0])
    pos = a.n("NewGeometry").outputs["Position"]
    steps, dunes, grain = a.noise(pos, 2.4, 4, 0.6, 0.5), a.noise(pos, 0.25, 4, 0.6), a.noise(pos, 40, 3, 0.7)
    c = a.mix(a.ramp(dunes, [(0.35, 0.0), (0.65, 1.0)]), "#dcc8a2", "#ead9b8")
    c = a.mix(a.math("MULTIPLY", grain, 0.18), c, "#c2a87e")
    wavy = a.math("ADD", u.outputs[0], a.math("MULTIPLY_ADD", a.noise(pos, 0.12, 3, 0.6), 0.03, -0.015))
    wet = a.ramp(wavy, [(0.74, 0.0), (0.795, 1.0)])
    dry = a.math("SUBTRACT", 1.0, wet)
    c = a.mix(wet, c, a.mix(1.0, c, (0.52, 0.46, 0.40, 1), "MULTIPLY"))
    relief = a.math("MULTIPLY", a.math("ADD", steps, a.math("MULTIPLY", grain, 0.12)), dry)
    a.principled(c, a.math("MULTIPLY_ADD", wet, -0.62, 0.95), spec=0.3, normal=a.bump(relief, 0.55, 0.09))
    return a.m


def m_sea():
    """Clear and green over the sand, deep blue outside; u is the fourth root of the distance."""
    a = N("sea")
    u = a.n("SeparateXYZ")
    a.t.links.new(a.coord("UV"), u.inputs[0])
    pos = a.n("NewGeometry").outputs["Position"]
    c = a.ramp(u.outputs[0], [(0.1, "#9a9a78"), (0.16, "#7fa394"), (0.24, "#4f8f92"), (0.36, "#2f7488"), (0.6, "#235f7c")])
    ripples = a.n("Mapping")
    a.t.links.new(pos, ripples.inputs[0])
    ripples.inputs["Scale"].default_value = (0.9, 0.28, 1)
    small, long_ = a.noise(ripples.outputs[0], 1.0, 4, 0.55), a.noise(ripples.outputs[0], 0.16, 3, 0.5)
    waves = a.math("ADD", a.math("MULTIPLY", small, 0.35), long_)
    a.principled(c, 0.16, spec=0.55, normal=a.bump(waves, 0.32, 0.5))
    return a.m


def m_foam(name, cover):
    """Thin torn foam on the edge of a wave."""
    a = N(name)
    uv = a.n("SeparateXYZ")
    a.t.links.new(a.coord("UV"), uv.inputs[0])
    pos = a.n("NewGeometry").outputs["Position"]
    torn = a.noise(pos, 1.5, 6, 0.7, 0.8)
    band = a.math("SUBTRACT", 1.0, a.math("ABSOLUTE", a.math("MULTIPLY_ADD", uv.outputs[0], 2.0, -1.0)))
    k = a.ramp(a.math("MULTIPLY", a.math("ADD", torn, cover), band), [(0.42, 0.0), (0.56, 0.85)])
    clear, white, m = a.n("BsdfTransparent"), a.n("BsdfDiffuse"), a.n("MixShader")
    white.inputs[0].default_value = hexc("#f4efe4")
    a.set(m, 0, k)
    a.t.links.new(clear.outputs[0], m.inputs[1])
    a.t.links.new(white.outputs[0], m.inputs[2])
    return a.surf(m.outputs[0])


def ground(grass, far):
    """Sand, sea, foam, the strip behind the path, low hills inland."""
    along = lambda v: -30 + 4000 * v**2.6

    def sand(u, v):
        y = along(v)
        x = FENCE - 0.6 + (shore(y) + 12 - FENCE) * u
        return (x, y, 0.55 * (1 - (x - FENCE) / (shore(y) - FENCE)) + 0.05 * math.sin(x / 5 + y / 9) * (u < 0.7))

    grid("sand", 90, 240, sand, m_sand())
    grid("sea", 90, 220, lambda u, v: (shore(along(v)) - 2 + 30000 * u**4, along(v) if v < 1 else 30000, 0.0), m_sea())
    for off, wide, cover in ((-1.1, 1.7, 0.42), (2.6, 1.5, 0.22), (7.5, 1.4, 0.12)):
        strip = lambda u, v, o=off, w=wide: (shore(along(v)) + o + w * u + 0.5 * math.sin(along(v) / 7 + o), along(v), 0.03)
        grid("foam", 4, 400, strip, m_foam(f"foam{off}", cover))
    grid("grass", 40, 120, lambda u, v: (-160 + (160 + PATH[0]) * u, along(v), 0.5), grass)

    def hills(u, v):
        x, y = -3800 + 4000 * u, 700 + 5200 * v
        k = float(fbm(np.array([x / 700.0]), np.array([y / 900.0]), 5, 3)[0])
        inland = min(1, max(0, (-40 - x) / 900)) ** 0.8
        return (x, y, -1.5 + inland * (36 + 120 * max(0, 0.4 + k)))

    grid("hills", 110, 90, hills, far)


def promenade():
    """Path, kerb and pale paving; a wooden fence towards the sand."""
    asphalt = N("path")
    pos = asphalt.n("NewGeometry").outputs["Position"]
    worn = asphalt.noise(pos, 0.6, 5, 0.6)
    c = asphalt.mix(asphalt.ramp(worn, [(0.3, 0.0), (0.7, 1.0)]), "#a5806a", "#b59380")
    asphalt.principled(c, 0.9, spec=0.15, normal=asphalt.bump(asphalt.noise(pos, 45, 3, 0.7), 0.3, 0.01))
    paint, kerb = m_plain("paint", "#e9e2d2", 0.7), m_plaster("kerb", "#d6c8ac", "#bfae8d", 0.3, 3)
    y0, y1 = -30, 1400
    strip = lambda n, a, b, z, m, p=y0, q=y1: mesh_obj(n, [(a, p, z), (b, p, z), (b, q, z), (a, q, z)], [(0, 1, 2, 3)], m)
    strip("path", *PATH, 0.60, asphalt.m)
    for x in (PATH[0] + 0.18, PATH[1] - 0.28):
        strip("line", x, x + 0.1, 0.604, paint)
    for k in range(60):
        strip("dash", 0.1, 0.2, 0.604, paint, -6 + 4 * k, -4 + 4 * k)
    for x in (PATH[0] - 0.08, PATH[1] + 0.08):
        box("kerb", (0.16, y1 - y0, 0.14), (x, (y0 + y1) / 2, 0.57), kerb, 0.02)
    a = N("paving")
    pos = a.n("NewGeometry").outputs["Position"]
    brick = a.n("TexBrick")
    a.t.links.new(pos, brick.inputs["Vector"])
    for k, v in (("Scale", 1.0), ("Mortar Size", 0.012), ("Brick Width", 0.8), ("Row Height", 0.4)):
        brick.inputs[k].default_value = v
    for k, v in (("Color1", "#d9cbb0"), ("Color2", "#cdbd9f"), ("Mortar", "#a8987c")):
        brick.inputs[k].default_value = hexc(v)
    a.principled(brick.outputs["Color"], 0.85, spec=0.2, normal=a.bump(a.noise(pos, 20, 3, 0.6), 0.2, 0.01))
    strip("paving", PATH[1] + 0.16, FENCE + 0.15, 0.62, a.m)
    box("edge", (0.2, y1 - y0, 0.5), (FENCE + 0.2, (y0 + y1) / 2, 0.41), kerb, 0.02)
    wood = m_wood("fence", "#a5855c", "#6a4f34", 2.4, "Y", 0.7, bump=0.4, ring=6)
    post = m_wood("post", "#a5855c", "#6a4f34", 2.4, "Z", 0.7, bump=0.4, ring=6)
    for k in range(130):
        y = -9 + 2.4 * k
        lathe("post", [(0, 0), (0.055, 0), (0.055, 0.98), (0.03, 1.02), (0, 1.02)], (FENCE, y, 0.55), post, 14 if k < 30 else 6)
        for z in (1.05, 1.42):
            box("rail", (0.06, 2.4, 0.09), (FENCE - 0.05, y + 1.2, z), wood, 0.02 if k < 30 else 0)


def umbrella(colours, closed=False):
    """A beach umbrella, striped in eight wedges, open or tied."""
    pole = m_plain("pole", "#d9d2c4", 0.4)
    cloths = [m_linen("canvas" + c, c, coord="Object", var=0.02, translucent=0.35, sheen=0.1) for c in colours]

    def roof(u, v):
        a = u * 2 * math.pi
        if closed:
            r = 0.05 + 0.09 * math.sin(math.pi * min(1, v * 1.06)) ** 0.7 * (1 + 0.25 * math.cos(8 * a))
            return (r * math.cos(a), r * math.sin(a), 2.3 - 1.05 * v)
        k = 1.12 * v * (0.96 + 0.04 * abs(math.cos(4 * a)))
        return (k * math.cos(a), k * math.sin(a), 2.34 - 0.36 * v**1.2 - (0.12 if v > 0.93 else 0))

    o = grid("canopy", 64, 10, roof, cloths[0])
    o.data.materials.append(cloths[1])
    for p in o.data.polygons:
        p.material_index = (p.index % 64) // 8 % 2
    stick = lathe("stick", [(0, -0.3), (0.02, -0.3), (0.02, 2.38), (0.0, 2.4)], (0, 0, 0), pole, 10)
    o = join([o, stick], "umbrella")
    o.location = STORE
    return o


def lounger(cloth, frame):
    """A canvas lounger of the Italian beaches, with its back raised; its feet point to the sea."""
    parts = []
    for s in (-1, 1):
        parts.append(box("rail", (1.9, 0.035, 0.035), (0, s * 0.3, 0.33), frame, 0))
        for x in (-0.7, 0.7):
            parts.append(box("leg", (0.03, 0.03, 0.34), (x, s * 0.3, 0.17), frame, 0))
    for x in (-0.7, 0.7):
        parts.append(box("foot", (0.03, 0.6, 0.03), (x, 0, 0.02), frame, 0))
    parts.append(box("seat", (1.25, 0.56, 0.02), (0.32, 0, 0.345), cloth, 0))
    back = box("back", (0.72, 0.56, 0.02), (0, 0, 0), cloth, 0)
    lean = math.radians(42)
    back.data.transform(Matrix.Translation((-0.3 - 0.36 * math.cos(lean), 0, 0.345 + 0.36 * math.sin(lean))) @ Matrix.Rotation(lean, 4, "Y"))
    parts.append(back)
    for o in parts[:-1]:
        o.data.transform(Matrix.Translation(o.location))
        o.location = (0, 0, 0)
    o = join(parts, "lounger")
    o.location = STORE
    return o


def lido(rnd):
    """Five rows of umbrellas, each with two loungers; every sixty metres another bathing place with its colours."""
    frame = m_plain("frame", "#e6e0d4", 0.4)
    sets = []
    for colours in LIDOS:
        cloth = m_linen("sling" + colours[0], colours[0], coord="Object", var=0.03, sheen=0.1)
        sets.append((umbrella(colours), umbrella(colours, True), lounger(cloth, frame)))
    for k in range(96):
        y = 4 + 4.1 * k
        if k % 15 > 12:
            continue
        open_, tied, bed = sets[(k // 15) % len(sets)]
        for row in range(5):
            x = WIDE - 17 - 5.6 * row + rnd.uniform(-0.1, 0.1)
            if not FENCE + 4 < x < shore(y) - 9:
                continue
            z = 0.55 * (1 - (x - FENCE) / (shore(y) - FENCE))
            dup(tied if rnd.random() < 0.22 else open_, (x, y + rnd.uniform(-0.1, 0.1), z), (rnd.gauss(0, 0.02), rnd.gauss(0, 0.02), rnd.uniform(0, 6.28)))
            if k < 60:
                for s in (-1, 1):
                    dup(bed, (x + 0.75 + rnd.uniform(-0.15, 0.15), y + s * 0.62, z), (0, 0, rnd.gauss(0, 0.05)))


def bicycle(at, turn, lean):
    """A town bicycle with mudguards and a basket, leaning on the fence."""
    steel, black = m_plain("bikesteel", "#5d7a6c", 0.35, spec=0.5, clear=0.4), m_plain("rubber", "#2a2623", 0.7)
    chrome, saddle = m_plain("chrome", "#cfcac2", 0.25, metal=1), m_plain("saddle", "#7d4f30", 0.55)
    wicker = m_boucle("wicker", "#b08a56", 60)

    def ring(cx, r, t, mat, a0=0.0, a1=2 * math.pi):
        full = a1 - a0 > 6
        pts = [(cx + r * math.cos(a), 0, 0.34 + r * math.sin(a)) for a in np.linspace(a0, a1, 48, not full)]
        tube("ring", pts, t, mat, full, 4, False)

    def build():
        for cx in (-0.52, 0.53):
            ring(cx, 0.325, 0.019, black)
            ring(cx, 0.3, 0.009, chrome)
            ring(cx, 0.36, 0.012, steel, 0.35, 2.9)
            for k in range(14):
                a = k * math.pi / 7
                tube("spoke", [(cx, 0, 0.34), (cx + 0.3 * math.cos(a), 0, 0.34 + 0.3 * math.sin(a))], 0.0016, chrome, bez=False, res=1)
            tube("hub", [(cx, -0.05, 0.34), (cx, 0.05, 0.34)], 0.02, chrome, bez=False)
        bars = (
            ((-0.06, 0, 0.3), (-0.2, 0, 0.86)),
            ((-0.06, 0, 0.3), (0.36, 0, 0.80)),
            ((-0.17, 0, 0.72), (0.35, 0, 0.86)),
            ((-0.06, 0, 0.3), (-0.52, 0, 0.34)),
            ((-0.16, 0, 0.68), (-0.52, 0, 0.34)),
            ((0.33, 0, 0.98), (0.53, 0, 0.34)),
        )
        for p, q in bars:
            tube("bar", [p, q], 0.016, steel, bez=False)
        tube("post", [(-0.19, 0, 0.84), (-0.215, 0, 0.96)], 0.013, chrome, bez=False)
        box("saddle", (0.26, 0.16, 0.07), (-0.2, 0, 0.98), saddle, 0.032, 4)
        tube("stem", [(0.33, 0, 0.96), (0.31, 0, 1.06)], 0.013, chrome, bez=False)
        tube("handle", [(0.12, -0.28, 1.05), (0.26, -0.24, 1.07), (0.33, 0, 1.07), (0.26, 0.24, 1.07), (0.12, 0.28, 1.05)], 0.012, chrome)
        for s in (-1, 1):
            tube("grip", [(0.1, s * 0.285, 1.048), (0.2, s * 0.26, 1.063)], 0.018, saddle, bez=False)
        lathe("crank", [(0, -0.01), (0.09, -0.01), (0.09, 0.01), (0, 0.01)], (-0.06, 0.04, 0.3), chrome, 32, rot=(math.pi / 2, 0, 0))
        tube("pedal", [(-0.06, 0.06, 0.3), (0.06, 0.08, 0.2)], 0.01, chrome, bez=False)
        tube("pedal", [(-0.06, -0.06, 0.3), (-0.18, -0.08, 0.4)], 0.01, chrome, bez=False)
        box("basket", (0.24, 0.32, 0.2), (0.53, 0, 0.92), wicker, 0.03, 3)

    e = grouped(build, at, 0)
    e.rotation_euler = Euler((lean, 0, turn), "XYZ")
    return e


def main():
    global WIDE
    shot = load()
    reset()
    WIDE = shot.get("beach", WIDE)
    a = N("grass")
    pos = a.n("NewGeometry").outputs["Position"]
    c = a.mix(a.ramp(a.noise(pos, 0.5, 5, 0.6), [(0.35, 0.0), (0.65, 1.0)]), "#7d8450", "#a39a5e")
    a.principled(c, 0.95, spec=0.05, normal=a.bump(a.noise(pos, 14, 4, 0.7), 0.8, 0.08))
    h = N("hills")
    pos = h.n("NewGeometry").outputs["Position"]
    h.principled(h.mix(h.noise(pos, 0.006, 6, 0.65), "#5f6f45", "#b0a468"), 0.95, spec=0.05)
    ground(a.m, h.m)
    promenade()
    lido(random.Random(6))
    if shot.has("bicycle"):
        bicycle((FENCE - 0.5, 5.4, 0.62), math.radians(92), math.radians(11))

    # Umbrella pines and tamarisks on the land side, thick enough to hide what is behind.
    rs = np.random.RandomState(8)
    pine, tamarisk = m_leafy("pine", "#34461f", "#7d9150", 3), m_leafy("tamarisk", "#6d7a54", "#b0b48c", 4)
    pines = [leaf_tree(f"pine{k}", k + 15, pine, 3.6, 7.4, 15000, 0.42, (0.12, 0.02), 0.3, "#2e3a22") for k in range(3)]
    tams = [leaf_tree(f"tam{k}", k + 31, tamarisk, 1.5, 2.3, 14000, 0.85, (0.09, 0.008), 0.12, "#5a6444") for k in range(2)]
    row = np.array([(-6.6 + rs.uniform(-0.6, 0.6), 3.0 + 9.0 * k + rs.uniform(-1, 1), 0.5) for k in range(40)])
    wood = np.array([(rs.uniform(-60, -13), y, 0.5) for y in rs.uniform(2, 900, 420)])
    spots = np.concatenate([row, wood])
    scatter("pines", spots, np.concatenate([rs.uniform(0.8, 0.95, len(row)), rs.uniform(0.85, 1.25, len(wood))]), pines)
    low = np.array([(-9.6 + rs.uniform(-0.8, 0.8), 1 + 2.6 * k, 0.45) for k in range(120)])
    scatter("tamarisks", low, rs.uniform(0.8, 1.15, len(low)), tams)
    tuft = grass_tuft(m_leafy("tuft", "#7d8450", "#c2b67c", 4))
    tufts = np.stack([rs.uniform(-8, PATH[0] - 0.2, 1500), rs.uniform(-5, 40, 1500), np.full(1500, 0.48)], 1)
    scatter("tufts", tufts, rs.uniform(0.3, 0.8, 1500), [tuft])

    towards = Vector(shot.get("sun_from", (0.75, 0.35, 0.3)))
    sun(-towards, shot.get("sun", 5.0), shot.get("sun_color", "#ffcf98"), 0.7)
    stops = [(0, "#f5dfbe"), (4, "#ebd9c4"), (10, "#c9cdd0"), (24, "#95b1c9"), (55, "#6590b6"), (90, "#4f7ca8")]
    gradsky(stops, towards, "#ffdca6", 6, 0.45, 80, 0.6, 0.9, dict(color="#fff2e0", amt=0.55, lo=0.5, hi=0.72))
    shot["bounces"] = 2
    shoot(shot)


main()
