"""More near still lifes, one corner of the house each: the fridge, a phone on the terrace, the lantern by the door."""

from still import *
from bath import glaze, tiles
from books import *
from building import planks_herringbone
from linen import curtain


def m_clear(name, tint="#ffffff", ior=1.33, rough=0.0):
    """Water or thick glass that bends what is behind it, and lets light through to what it stands on."""
    a = N(name)
    refr = a.n("BsdfGlass")
    refr.inputs["Color"].default_value, refr.inputs["IOR"].default_value, refr.inputs["Roughness"].default_value = hexc(tint), ior, rough
    through, mx = a.n("BsdfTransparent"), a.n("MixShader")
    through.inputs[0].default_value = hexc(a_mix(tint, "#c9c9c9", 0.3))
    path = a.n("LightPath")
    a.set(mx, 0, a.math("MAXIMUM", path.outputs["Is Shadow Ray"], path.outputs["Is Diffuse Ray"]))
    a.t.links.new(refr.outputs[0], mx.inputs[1])
    a.t.links.new(through.outputs[0], mx.inputs[2])
    return a.surf(mx.outputs[0])


def tumbler(at, glass, water, r=0.033, h=0.092, fill=0.5):
    """A plain drinking glass with a heavy foot, half full."""
    outer = [(0, 0), (r * 0.86, 0), (r * 0.9, 0.003), (r, h)]
    inner = [(r - 0.0016, h), (r * 0.9 - 0.0016, 0.009), (r * 0.8, 0.007), (0, 0.007)]
    shade_smooth(lathe("tumbler", outer + [(r - 0.0008, h + 0.0008)] + inner, at, glass, 96), 50)
    top = h * fill
    rr = r * 0.9 + (r - r * 0.9) * fill - 0.0019
    shade_smooth(lathe("water", [(0, 0.0075), (r * 0.8, 0.0075), (r * 0.9 - 0.002, 0.0095), (rr, top), (rr - 0.001, top - 0.0006), (0, top - 0.0006)], at, water, 96), 50)


def bottle(at, glass, water, r=0.036, h=0.27, fill=0.74, label=None, cap=None, turn=0.0):
    """A bottle of water: the body is one piece of water up to its level, glass above it."""
    sh = h * 0.6
    profile = lambda k: [(0, 0.004), (r * 0.8 * k, 0.0), (r * k, 0.006), (r * k, sh)] + [
        (r * k * (1 - 0.62 * (0.5 - 0.5 * math.cos(math.pi * i / 12))), sh + (h * 0.86 - sh) * i / 12) for i in range(1, 13)
    ] + [(r * 0.38 * k, h * 0.97)]
    shade_smooth(lathe("bottle", profile(1.0) + [(r * 0.44, h * 0.975), (r * 0.44, h), (r * 0.34, h)], at, glass, 96), 50)
    level, pts = h * fill, []
    for x, z in profile(0.97):
        if z > level:
            break
        pts.append((x, z + 0.003))
    shade_smooth(lathe("water", pts + [(pts[-1][0] * 0.97, level), (0, level)], at, water, 96), 50)
    if cap:
        lathe("cap", [(0, h + 0.004), (r * 0.42, h + 0.004), (r * 0.47, h + 0.001), (r * 0.47, h * 0.955), (r * 0.4, h * 0.955)], at, cap, 48)
    if label:
        a0, a1 = turn - 1.15, turn + 1.15
        grid("label", 40, 1, lambda u, v: (at[0] + (r + 0.0006) * math.cos(a0 + (a1 - a0) * u), at[1] + (r + 0.0006) * math.sin(a0 + (a1 - a0) * u), at[2] + h * 0.2 + v * h * 0.27), label)


def m_label(name="label", paper="#efe8d8", ink="#3f5b63"):
    """A paper label: a rule above and below, a sun over the sea in the middle."""
    a = N(name)
    uv = a.n("SeparateXYZ")
    a.t.links.new(a.coord("UV"), uv.inputs[0])
    u, v = uv.outputs[0], uv.outputs[1]
    between = lambda x, lo, hi: a.math("MULTIPLY", a.math("GREATER_THAN", x, lo), a.math("LESS_THAN", x, hi))
    rules = a.math("ADD", between(v, 0.1, 0.13), between(v, 0.87, 0.9))
    ring = a.math("POWER", a.math("ADD", a.math("POWER", a.math("MULTIPLY", a.math("SUBTRACT", u, 0.5), 1.15), 2), a.math("POWER", a.math("SUBTRACT", v, 0.56), 2)), 0.5)
    sun_ = a.math("ADD", between(ring, 0.13, 0.15), a.math("MULTIPLY", a.math("LESS_THAN", ring, 0.13), a.math("LESS_THAN", v, 0.53)))
    marks = a.math("MINIMUM", a.math("ADD", rules, sun_), 1.0)
    a.principled(a.mix(marks, paper, ink), 0.75, spec=0.2)
    return a.m


def fridge(shot):
    """The small fridge in its cupboard, the door ajar: its own light on two bottles, fruit, a jar."""
    lining = m_plain("lining", "#efeceb", 0.32, spec=0.45)
    rim, seal = m_plain("rim", "#d5d6d3", 0.4, spec=0.4), m_plain("seal", "#8d8f8e", 0.6)
    walnut = m_board("walnut", "#8a5f3c", "#3f2616", "Z", 0.006, 0.45, 0.1)
    w, d, h, t = 0.42, 0.34, 0.46, 0.028
    for size, at in (((t, d, h), (-w / 2 - t / 2, d / 2, h / 2)), ((t, d, h), (w / 2 + t / 2, d / 2, h / 2)), ((w + 2 * t, d, t), (0, d / 2, -t / 2)), ((w + 2 * t, d, t), (0, d / 2, h + t / 2)), ((w + 2 * t, t, h), (0, d + t / 2, h / 2))):
        box("lining", size, at, lining, 0.007, 4)
    for k in range(5):  # the ribs of the back wall, where the cold runs
        box("rib", (w - 0.09, 0.006, 0.008), (0, d - 0.002, 0.1 + 0.07 * k), lining, 0.003)
    glass, steel = m_glass("shelfglass", "#f1f6f4", 0.0, 1.4), m_plain("steel", "#c9c6c0", 0.3, metal=1)
    zs = 0.2
    box("shelf", (w - 0.006, d - 0.07, 0.004), (0, d / 2 + 0.015, zs + 0.16), glass, 0)
    box("trim", (w - 0.004, 0.012, 0.014), (0, 0.058, zs + 0.16), m_plain("trim", "#dfe2e2", 0.3), 0.004)
    for x in (-w / 2 + 0.006, w / 2 - 0.006):
        box("rail", (0.012, d - 0.06, 0.01), (x, d / 2, zs + 0.152), lining, 0.003)
    # the cupboard, and the door that opens to the right with its seal and rack
    for size, at in (((0.022, 0.42, 0.7), (-w / 2 - t - 0.012, 0.2, 0.2)), ((0.9, 0.42, 0.03), (0.1, 0.2, h + t + 0.016)), ((0.9, 0.42, 0.03), (0.1, 0.2, -t - 0.016))):
        box("cupboard", size, at, walnut, 0.003)
    box("top", (1.4, 0.5, 0.03), (0.0, 0.18, h + t + 0.046), walnut, 0.006)

    def door():
        box("panel", (w + 0.05, 0.035, h + 0.05), (-(w + 0.05) / 2, 0, h / 2), rim, 0.01, 4)
        box("front", (w + 0.05, 0.02, h + 0.06), (-(w + 0.05) / 2, -0.03, h / 2), walnut, 0.004)
        for size, at in (((0.012, 0.012, h + 0.02), (-0.012, 0.02, h / 2)), ((0.012, 0.012, h + 0.02), (-w - 0.04, 0.02, h / 2)), ((w + 0.03, 0.012, 0.012), (-(w + 0.05) / 2, 0.02, 0.0)), ((w + 0.03, 0.012, 0.012), (-(w + 0.05) / 2, 0.02, h))):
            box("seal", size, at, seal, 0.005, 4)
        for z in (0.035, 0.27):
            box("rack", (w - 0.05, 0.1, 0.006), (-(w + 0.05) / 2, 0.075, z), rim, 0.003)
            box("lip", (w - 0.05, 0.006, 0.07), (-(w + 0.05) / 2, 0.125, z + 0.035), m_glass("lip", "#e8f0ee", 0.0, 1.2), 0)
            tube("wire", [(-0.05, 0.126, z + 0.07), (-w, 0.126, z + 0.07)], 0.003, steel, bez=False)
        bottle((-0.1, 0.075, 0.04), m_glass("green", "#8fae86", 0.0, 1.4), m_clear("wine", "#7d9a52", 1.34), 0.034, 0.21, 0.7, None, m_plain("cork", "#b08d5f", 0.8))
        jar((-0.21, 0.078, 0.04), m_plain("oil", "#6c1a1c", 0.15, spec=0.5), m_glass("jar", "#f2f4f0"), m_plain("lid", "#c9a25e", 0.3, metal=1), 0.034, 0.09)

    e = grouped(door, (w / 2 + 0.03, -0.015, 0), 0.0)
    e.rotation_euler = (0, 0, math.radians(-78) + math.pi)
    e.rotation_euler = (0, 0, math.radians(shot.get("door", 102)))
    clear, water = m_glass("bottleglass", "#fafcfc", 0.0, 2.2), m_clear("water", "#fdfefe", 1.33)
    blue = m_plain("bluecap", "#33586b", 0.45)
    floor_ = 0.0
    bottle((-0.075, 0.15, floor_), clear, water, 0.037, 0.272, 0.78, m_label(), blue, -1.75)
    bottle((0.018, 0.19, floor_), clear, water, 0.037, 0.272, 0.52, m_label("label2"), blue, -1.15)
    fig, peach, stem = m_fruit("fig", "#33202f", "#5a3849", 0.45, 20), m_fruit("peach", "#c9602f", "#dba65c", 0.6, 16, 0.05, 400), m_plain("stem", "#5d4a35", 0.8)
    bowl = m_ceramic("bowl", "#d9d2c2")
    shade_smooth(lathe("bowl", [(0, 0), (0.04, 0), (0.042, 0.004), (0.066, 0.026), (0.076, 0.048), (0.073, 0.05), (0.062, 0.028), (0.038, 0.01), (0, 0.008)], (0.125, 0.13, 0), bowl, 96))
    for i, (x, y, z, r, m) in enumerate(((0.101, 0.12, 0.034, 0.032, peach), (0.154, 0.13, 0.036, 0.03, peach), (0.125, 0.165, 0.037, 0.026, fig), (0.129, 0.12, 0.078, 0.026, fig))):
        fruit((x, y, z), r, m, 0.93, stem, seed=i + 3)
    z = zs + 0.163
    plate((-0.08, 0.17, z), 0.075, bowl, 0.01)
    jar((0.1, 0.16, z), m_honey(), m_glass("jarglass", "#f4f4ee", 0.0, 1.6), m_plain("lid2", "#b9b6ae", 0.35, metal=1), 0.034, 0.078)
    tumbler((0.03, 0.2, z), clear, m_clear("milk", "#f2efe8"), 0.03, 0.07, 0.05)
    box("butter", (0.075, 0.045, 0.03), (-0.08, 0.165, z + 0.02), m_plain("paper", "#e8dfc6", 0.6), 0.006, 3, (0, 0, 0.4))
    box("lamp", (0.12, 0.03, 0.012), (0.0, 0.1, h - 0.006), m_emit("led", "#fff4e4", 14), 0.003)
    area((0.0, 0.12, h - 0.02), (0.0, 0.14, 0), 0.16, 3.4, "#fff6ec", 0.05)
    plaster = m_plaster("wall", "#c9bca6", "#a8987c", 0.5, 2)
    box("wall", (5, 0.2, 4), (0, 0.5, 0.5), plaster, 0)
    box("floor", (5, 4, 0.1), (0, -1.4, -0.28), m_board("floor", "#8b6540", "#4a301c", "X"), 0)
    area((-1.5, -1.6, 1.3), (0, 0, 0.2), 1.2, shot.get("room_light", 9), "#aebde6", 1.4)
    world("#8f98b8", 0.06)


def phone(at, turn, tilt=(0, 0)):
    """A dark phone, screen up, nothing on it but what it mirrors."""
    w, h, t, r = 0.0715, 0.147, 0.0078, 0.011

    def slab(name, w, h, z0, z1, mat, r, bevel):
        pts = []
        for sx, sy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
            for k in range(13):
                q = math.radians(start + 90 * k / 12)
                pts.append((sx * (w / 2 - r) + r * math.cos(q), sy * (h / 2 - r) + r * math.sin(q), z0))
        o = mesh_obj(name, pts, [tuple(range(len(pts)))], mat)
        s = o.modifiers.new("s", "SOLIDIFY")
        s.thickness, s.offset = z1 - z0, 1
        b = o.modifiers.new("b", "BEVEL")
        b.width, b.segments, b.limit_method = bevel, 4, "ANGLE"
        return shade_smooth(o, 35)

    def build():
        a = N("screen")
        smear = a.noise(a.coord("Object"), 28, 4, 0.65, 1.5)
        a.principled("#07080a", a.math("MULTIPLY_ADD", a.ramp(smear, [(0.45, 0.0), (0.7, 1.0)]), 0.16, 0.03), spec=0.5, clear=0.0)
        slab("frame", w, h, 0, t, m_plain("frame", "#4b4a48", 0.28, metal=1), r, 0.002)
        slab("screen", w - 0.003, h - 0.003, t - 0.0002, t + 0.0006, a.m, r - 0.0015, 0.0006)
        for z, y in ((t / 2, 0.028), (t / 2, 0.012)):
            box("button", (0.0012, 0.011, 0.0028), (w / 2 + 0.0003, y, z), m_plain("button", "#4b4a48", 0.3, metal=1), 0.0005)

    e = grouped(build, at, turn)
    e.rotation_euler = (*tilt, turn)
    return e


def wifi(shot):
    """The terrace table in the afternoon: a closed book, a phone on it, an empty cup, a glass half full."""
    wood = m_board("terrace", "#ab8f6a", "#5c4630", "X", 0.008, 0.5, 0.45)
    planks(wood, turn=0.10, y1=0.6, seed=5)
    pages = m_pages()
    closed_book((-0.02, -0.01, 0.0015), 0.42, m_cover("cover", "#7a3b2c"), pages, 0.14, 0.21, 0.028)
    phone((0.005, -0.012, 0.0305), 0.42 + 0.32, (0, 0))
    ribbon = [(0.02, -0.1, 0.016), (0.045, -0.135, 0.006), (0.05, -0.155, 0.0025), (0.075, -0.17, 0.0022)]
    tube("ribbon", ribbon, 0.0016, m_plain("ribbon", "#c9a25e", 0.6))
    cream = m_ceramic("cream", "#efe7d9")
    cup((0.19, 0.13, 0), cream, m_plain("coffee", "#24110a", 0.1, spec=0.5), r=0.036, h=0.052, rot=-0.4)
    tumbler((0.07, 0.225, 0), m_glass("glass", "#f7fbf9", 0.0, 1.8), m_clear("water", "#fbfdfd", 1.33), fill=0.55)
    leaf = m_leaf("fallen", "#6d6a2c", "#b8a23e", 0.3)
    fallen = grid("leaf", 8, 6, lambda u, v: (u * 0.06, (v - 0.5) * 0.05 * math.sin(math.pi * min(1, u * 1.05)) ** 0.7, 0.004 + 0.007 * abs(2 * v - 1) + 0.005 * math.sin(5 * u)), leaf)
    fallen.location, fallen.rotation_euler = (-0.21, 0.1, 0), (0, 0, 2.2)
    subsurf(fallen, 1)
    against_vine(wide=True)


def lantern_(at, iron, power):
    """A forged lantern of six panes with a bulb behind glass, on its bracket."""
    x, y, z = at
    r0, r1, h = 0.062, 0.098, 0.23
    lathe("panes", [(r0, 0), (r1, h)], at, m_glass("pane", "#f6ead0", 0.06, 1.0), 6, False).visible_shadow = False
    for k in range(6):
        q = k * math.pi / 3
        tube("rib", [(x + r * math.cos(q), y + r * math.sin(q), z + dz) for r, dz in ((r0, 0), (r1, h))], 0.0055, iron, bez=False)
        q2 = q + math.pi / 3
        for r, dz in ((r0, 0), (r1, h)):
            tube("ring", [(x + r * math.cos(p), y + r * math.sin(p), z + dz) for p in (q, q2)], 0.0055, iron, bez=False)
    lathe("cap", [(0.112, h - 0.004), (0.118, h), (0.055, h + 0.075), (0.03, h + 0.085), (0.03, h + 0.105), (0.012, h + 0.12), (0, h + 0.12)], at, iron, 6, False)
    ring = [(x + 0.022 * math.cos(q), y, z + h + 0.14 + 0.022 * math.sin(q)) for q in np.linspace(0, 6.28, 24, False)]
    tube("eye", ring, 0.0045, iron, True, 3, False)
    lathe("foot", [(0, -0.035), (0.01, -0.03), (0.016, -0.02), (0.03, -0.008), (r0 + 0.006, -0.002), (r0 + 0.006, 0.006), (0, 0.006)], at, iron, 6, False)
    bulb = [(0.03 * math.sin(t), 0.086 + 0.03 * -math.cos(t)) for t in np.linspace(math.pi, 0.75, 16)] + [(0.015, 0.052), (0.013, 0.046), (0.013, 0.012), (0, 0.012)]
    shade_smooth(lathe("bulb", bulb, at, m_emit("bulb", "#ffc988", 26), 40))
    point((x, y, z + 0.09), power, "#ffb469", 0.03)


def door(shot):
    """The house's door at dusk: planks of old green, a stone jamb, the lantern lit on rough plaster."""
    a = N("greenpaint")
    wood = a.coord("Object", (1, 1, 0.05))
    grain, chips = a.noise(wood, 160, 4, 0.65), a.noise(a.coord("Object", (1, 1, 0.35)), 22, 6, 0.72, 0.6)
    bare = a.ramp(chips, [(0.62, 0.0), (0.66, 1.0)])
    c = a.mix(a.noise(a.coord("Object"), 5, 4, 0.6), "#38493a", "#5c6c54")
    a.principled(a.mix(bare, c, "#8a6f50"), a.math("MULTIPLY_ADD", bare, 0.3, 0.42), spec=0.4, normal=a.bump(a.math("SUBTRACT", a.math("MULTIPLY", grain, 0.5), bare), 0.5, 0.002))
    rnd, x = random.Random(3), 0.36
    while x < 1.6:
        w = rnd.uniform(0.12, 0.17)
        box("plank", (w - 0.004, 0.05, 2.6), (x + w / 2, 0.14 + rnd.uniform(-0.002, 0.002), 1.0), a.m, 0.006, 3)
        x += w
    iron, brass = m_plain("iron", "#2b2724", 0.45, metal=0.7), m_plain("brass", "#a98548", 0.33, metal=1)
    for z in (0.62, 1.62):
        box("strap", (1.3, 0.008, 0.05), (1.1, 0.112, z), iron, 0.003)
        for k in range(4):
            lathe("nail", [(0, 0.012), (0.008, 0.009), (0.013, 0.0)], (0.5 + 0.2 * k, 0.108, z), iron, 20, rot=(math.pi / 2, 0, 0))
    knob = [(0, 0), (0.034, 0), (0.036, 0.006), (0.014, 0.012), (0.013, 0.04), (0.03, 0.054), (0.034, 0.068), (0.024, 0.084), (0, 0.09)]
    shade_smooth(lathe("knob", knob, (0.47, 0.114, 1.12), brass, 64, rot=(math.pi / 2, 0, 0)))
    lathe("keyhole", [(0, 0.004), (0.016, 0.003), (0.018, 0)], (0.47, 0.114, 1.0), brass, 40, rot=(math.pi / 2, 0, 0))
    box("slot", (0.004, 0.006, 0.016), (0.47, 0.108, 0.998), m_plain("black", "#0d0b09", 0.8), 0)
    s = N("travertine")
    v = s.coord("Object")
    big, pit = s.noise(s.coord("Object", (1, 1, 3)), 3, 5, 0.65, 0.5), s.noise(s.coord("Object", (1, 1, 2.2)), 46, 5, 0.7)
    holes = s.ramp(pit, [(0.27, 1.0), (0.33, 0.0)])
    col = s.mix(big, "#b7a88c", "#d8ccb3")
    s.principled(s.mix(s.math("MULTIPLY", holes, 0.45), col, "#85765c"), 0.85, spec=0.2, normal=s.bump(s.math("SUBTRACT", s.math("MULTIPLY", pit, 0.4), holes), 0.8, 0.006))
    z = -0.6
    for h, w in ((0.62, 0.3), (0.5, 0.24), (0.66, 0.31), (0.52, 0.25), (0.7, 0.3)):
        box("jamb", (w, 0.26, h - 0.008), (0.36 - w / 2, 0.07, z + h / 2), s.m, 0.006, 3, (0, 0, rnd.uniform(-0.012, 0.012)))
        z += h
    p = N("roughcast")
    v = p.coord("Object")
    big, mid, fine = p.noise(v, 1.1, 5, 0.6, 0.5), p.noise(v, 6, 6, 0.66, 0.3), p.noise(v, 70, 5, 0.7)
    stain = p.noise(p.coord("Object", (3, 3, 0.5)), 1.6, 5, 0.6)
    col = p.mix(big, "#b79f7c", "#dcc9a6")
    col = p.mix(p.ramp(stain, [(0.5, 0.0), (0.75, 0.5)]), col, "#8d7a60")
    p.principled(col, 0.92, spec=0.15, normal=p.bump(p.math("ADD", p.math("MULTIPLY", mid, 1.0), p.math("MULTIPLY", fine, 0.25)), 0.9, 0.03))

    def wall(u, w):
        x, zz = -2.6 + 2.72 * u, -0.8 + 3.2 * w
        return (x, 0.0 + 0.022 * noise.noise((x * 1.3, zz * 1.3, 1)) + 0.006 * noise.noise((x * 6, zz * 6, 2)), zz)

    grid("wall", 220, 220, wall, p.m)
    lx, lz = shot.get("lantern", (-0.3, 1.33))
    arm = [(lx, 0.02, lz + 0.12), (lx, -0.06, lz + 0.42), (lx, -0.13, lz + 0.47), (lx, -0.19, lz + 0.44), (lx, -0.2, lz + 0.385)]
    tube("arm", arm, 0.009, iron)
    curl = [(lx, -0.02 - 0.035 * math.cos(q) * (1 - q / 9), lz + 0.3 + 0.035 * math.sin(q) * (1 - q / 9)) for q in np.linspace(0, 7, 26)]
    tube("curl", curl, 0.006, iron)
    box("back", (0.035, 0.012, 0.34), (lx, 0.01, lz + 0.26), iron, 0.004)
    lantern_((lx, -0.2, lz), iron, shot.get("power", 5))
    mesh_obj("ground", [(-6, -6, -0.75), (6, -6, -0.75), (6, 1, -0.75), (-6, 1, -0.75)], [(0, 1, 2, 3)], m_plaster("cotto", "#8a6a52", "#6d5140", 0.4, 3))
    gradsky([(0, "#e8b48e"), (8, "#c9a0a0"), (22, "#8288b4"), (50, "#4c5c94"), (90, "#384a80")], (-0.4, -0.9, 0.12), "#ffb27a", 5, 0.3, 80, 0.2, shot.get("sky", 0.35))


def shelf(shot):
    """The shelf of the breakfast room early in the morning: bowls, cups and plates that differ, a jug of spoons."""
    oak = m_board("oak", "#a87f52", "#5f3f24", "X", 0.007, 0.5, 0.2)
    plaster = m_plaster("wall", "#d9cdb8", "#c4b497", 0.16, 1.2)
    box("wall", (6, 0.2, 4), (0, 0.25, 0.5), plaster, 0)
    box("shelf", (3.2, 0.27, 0.036), (0, 0.02, -0.018), oak, 0.005, 3)
    for x in (-0.95, 0.62):
        box("bracket", (0.03, 0.2, 0.16), (x, 0.05, -0.11), oak, 0.006)
    cream, sand, sage, rust = m_ceramic("cream", "#e9e0d0"), m_ceramic("sand", "#bfa682"), m_ceramic("sage", "#8d9681"), m_ceramic("rust", "#9a6044")
    z = 0.0
    for k in range(6):
        mat = (cream, cream, sand, cream, sage, cream)[k]
        plate((0.3 + 0.003 * (k % 3 - 1), 0.0 + 0.002 * (k % 2), z), 0.105 - 0.0012 * (k % 3), mat, 0.012)
        z += 0.0085
    z = 0.0
    for k in range(4):
        r = 0.068 - 0.001 * k
        p = [(0, 0.002), (r * 0.45, 0.0), (r * 0.5, 0.004), (r * 0.82, 0.026), (r, 0.056), (r * 0.975, 0.058), (r * 0.79, 0.029), (r * 0.45, 0.009), (0, 0.008)]
        o = shade_smooth(lathe("bowl", p, (0.085 + 0.004 * (k % 2), -0.01 + 0.003 * k, z), (sage, cream, rust, cream)[k], 96))
        o.rotation_euler = (0.02 * (k % 2), -0.015 * k, 0)
        z += 0.021
    for k, (x, y, m, rot) in enumerate(((-0.09, 0.0, cream, -0.9), (-0.195, 0.03, sand, 2.6), (-0.09, 0.0, cream, -2.2))):
        at = (x + 0.004 * k, y, 0.062 if k == 2 else 0)
        cup(at, m, m_plain("dark", "#2a2620", 0.9), r=0.04, h=0.06, saucer=False, rot=rot)
    jug = [(0, 0), (0.05, 0), (0.054, 0.006), (0.062, 0.05), (0.058, 0.1), (0.045, 0.135), (0.05, 0.16), (0.047, 0.162), (0.041, 0.136), (0.054, 0.1), (0.05, 0.01), (0, 0.01)]
    shade_smooth(lathe("jug", jug, (0.52, 0.0, 0), sand, 96))
    tube("jughandle", [(0.57, 0.0, 0.13), (0.605, 0.005, 0.13), (0.615, 0.005, 0.09), (0.605, 0.005, 0.055), (0.575, 0, 0.045)], 0.006, sand, res=6)
    beech = m_board("beech", "#c49b6a", "#8a6238", "Z", 0.004, 0.6, 0.3)
    for k, (dx, dy, lean, turn) in enumerate(((-0.02, 0.0, 0.16, 0.4), (0.015, 0.015, 0.1, 2.0), (0.0, -0.02, 0.2, 3.6))):
        def spoonshape(u, v):
            q = v * 2 * math.pi
            w = 0.0055 + (0.018 * math.sqrt(max(0, 1 - ((u - 0.87) / 0.13) ** 2)) if u > 0.74 else 0)
            return (w * math.cos(q), 0.005 * math.sin(q), 0.02 + u * 0.29)
        o = grid("woodspoon", 60, 24, spoonshape, beech)
        o.location, o.rotation_euler = (0.52 + dx, dy, 0), (lean * math.cos(turn), lean * math.sin(turn), turn)
    jar((-0.33, 0.03, 0), m_honey("#8d5a22"), m_glass("jarglass", "#f4f4ee", 0.0, 1.6), m_plain("lid", "#a98548", 0.35, metal=1), 0.038, 0.095)
    jar((-0.43, 0.05, 0), m_plain("jam", "#4d0e10", 0.2, spec=0.5), m_glass("jarglass2", "#f4f4ee", 0.0, 1.6), m_plain("lid3", "#c9c4ba", 0.4, metal=1), 0.035, 0.088)
    moka((-0.6, 0.04, 0), m_alu(), m_plain("black", "#1b1815", 0.35), rot=math.radians(-40))
    cream2 = m_ceramic("cream2", "#ded3bf")
    vase((0.78, 0.04, 0), cream2, 0.2, 0.07, 0.026)
    leaf, stem = m_leaf("oliveleaf", "#666f4c", "#9aa36f", 0.25), m_plain("stem", "#5d4a35", 0.8)
    for i in range(5):
        olive_branch((0.78, 0.04, 0.16), 0.36, leaf, stem, seed=30 + i, n=20, spread=0.6)
    for size, at in (((0.1, 2.4, 4), (-2.3, -2.3, 0.6)), ((0.1, 2, 4), (-2.3, 0.9, 0.6)), ((0.1, 8, 2), (-2.3, 0, 2.3)), ((0.1, 8, 1), (-2.3, 0, -0.6))):
        box("frame", size, at, plaster, 0).visible_camera = False
    for y in (-0.9, -0.5, -0.1):
        box("bar", (0.03, 0.035, 1.7), (-2.25, y, 0.6), None, 0).visible_camera = False
    area((-2.2, -0.6, 0.6), (0, 0.0, 0.1), 1.0, 55, "#f0f3fb", 1.3)
    sun((0.86, 0.33, -0.24), 6.5, "#ffd3a0", 0.8)
    world("#d3c9ba", 0.2)


def strew(at, count, spread, mats, seed=1):
    """A few fallen petals or seeds, each turned another way."""
    rnd = random.Random(seed)
    for _ in range(count):
        o = grid("petal", 6, 4, lambda u, v: (u * 0.012, (v - 0.5) * 0.008 * math.sin(math.pi * u) ** 0.6, 0.0015 + 0.002 * abs(2 * v - 1)), rnd.choice(mats))
        o.location, o.rotation_euler = (at[0] + rnd.gauss(0, spread), at[1] + rnd.gauss(0, spread), at[2]), (0, 0, rnd.uniform(0, 6.3))


def carafe(at, glass, water, h=0.2, r=0.05):
    """A water carafe with a narrow neck, two thirds full."""
    outline = [(0, 0.003), (r * 0.86, 0.0), (r * 0.95, 0.008), (r, h * 0.3), (r * 0.86, h * 0.52), (r * 0.5, h * 0.68), (r * 0.44, h * 0.8), (r * 0.5, h * 0.95), (r * 0.6, h)]
    shade_smooth(lathe("carafe", outline, at, glass, 96), 60)
    body = [(0, 0.007), (r * 0.84, 0.005), (r * 0.92, 0.011), (r * 0.972, h * 0.3), (r * 0.832, h * 0.52), (r * 0.63, h * 0.62), (r * 0.6, h * 0.622), (0, h * 0.622)]
    shade_smooth(lathe("water", body, at, water, 96), 50)


def nightstand(shot):
    """Beside the bed: what somebody has put down for the night, and a corner of the pillows."""
    look = shot["room"]
    bedhead(shot)
    x, y, z = 1.22, -0.12, 0.025
    clear, water = m_glass("tumblerglass", "#f7fbf9", 0.0, 1.9), m_clear("water", "#fbfdfd", 1.33)
    pages = m_pages()
    brass = m_plain("brassrim", "#a98548", 0.3, metal=1)
    if look == "elegant":
        closed_book((x - 0.09, y - 0.12, z), 0.35, m_cover("cover1", "#6f7f70"), pages, 0.13, 0.195, 0.024)
        closed_book((x - 0.085, y - 0.118, z + 0.0245), 0.62, m_cover("cover2", "#b08d5c"), pages, 0.115, 0.175, 0.019)
        spectacles((x - 0.095, y - 0.135, z + 0.0445), 0.3, brass)
        tumbler((x + 0.09, y - 0.13, z), clear, water, fill=0.6)
    elif look == "natural":
        z += 0.004
        carafe((x + 0.045, y + 0.03, z), clear, water)
        tumbler((x + 0.09, y - 0.1, z), clear, water, 0.031, 0.085, 0.45)
        closed_book((x - 0.065, y - 0.05, z), 0.55, m_cover("cover3", "#56664f"), pages, 0.13, 0.195, 0.022)
        spectacles((x - 0.07, y - 0.06, z + 0.0222), 0.9, m_plain("horn", "#4a2c1a", 0.2, spec=0.5, clear=0.5))
    else:
        for k, (c, w, d, t, turn) in enumerate((("#5b2f31", 0.15, 0.22, 0.034, 0.1), ("#c2b08a", 0.135, 0.205, 0.027, 0.32), ("#2f3d4d", 0.12, 0.185, 0.022, -0.08))):
            closed_book((x - 0.085 + 0.004 * k, y - 0.1, z), 0.5 + turn, m_cover(f"cover{k}", c), pages, w, d, t, band=m_plain("gilt", "#b99453", 0.45, metal=1) if k != 1 else None)
            z += t + 0.0006
        spectacles((x - 0.08, y - 0.11, z), 1.0, m_plain("horn", "#3a2417", 0.25, spec=0.5, clear=0.4))


def branches(shot):
    """Dried branches in a big jar against plaster, and the window's shadow across both."""
    plaster = m_plaster("wall", "#ddd2be", "#c6b699", 0.22, 1.2)
    box("wall", (6, 0.2, 4), (0, 0.55, 0.8), plaster, 0)
    raw = m_board("raw", "#a8845c", "#6f5238", "X", 0.009, 0.6, 0.3)
    box("chest", (1.5, 0.46, 0.05), (0.1, 0.16, -0.025), raw, 0.008, 3, (0, 0, 0.05))
    a = N("stoneware")
    v = a.coord("Object")
    throw = a.n("TexWave", wave_type="BANDS", bands_direction="Z")
    a.t.links.new(a.coord("Object", (1, 1, 1)), throw.inputs["Vector"])
    for key, value in (("Scale", 26), ("Distortion", 2.5), ("Detail", 3)):
        throw.inputs[key].default_value = value
    spots = a.ramp(a.noise(v, 150, 2, 0.5), [(0.64, 0.0), (0.69, 1.0)])
    c = a.mix(a.noise(v, 6, 5, 0.65), "#b9a98d", "#d9ccb4")
    a.principled(a.mix(a.math("MULTIPLY", spots, 0.7), c, "#6b4d33"), 0.72, spec=0.3, normal=a.bump(a.math("ADD", a.math("MULTIPLY", throw.outputs["Fac"], 0.4), a.noise(v, 90, 3, 0.6)), 0.35, 0.003))
    r = 0.105
    jar_ = [(0, 0.004), (r * 0.6, 0), (r * 0.66, 0.006)] + [(r * (0.66 + 0.34 * math.sin(math.pi * t / 1.25) ** 0.8), 0.006 + 0.235 * t) for t in np.linspace(0.04, 0.86, 18)] + [(r * 0.62, 0.226), (r * 0.5, 0.236), (r * 0.48, 0.252), (r * 0.54, 0.262), (r * 0.53, 0.266), (r * 0.44, 0.258), (r * 0.42, 0.22)]
    shade_smooth(lathe("jar", jar_, (0.12, 0.14, 0), a.m, 128), 60)
    rnd = random.Random(9)
    twig, pod = m_plain("twig", "#6b543a", 0.85), [m_leaf(f"pod{k}", c, d, 0.35) for k, (c, d) in enumerate((("#a8926a", "#d9c48f"), ("#927a52", "#c4a96e"), ("#b9a682", "#e2d2a6")))]
    for i in range(9):
        az, lean, long_ = rnd.uniform(0, 6.3), rnd.uniform(0.1, 0.55), rnd.uniform(0.42, 0.72)
        p, d, pts = Vector((0.12 + 0.012 * math.cos(az), 0.14 + 0.012 * math.sin(az), 0.1)), Vector((0.2 * lean * math.cos(az), 0.2 * lean * math.sin(az), 1)), []
        for k in range(14):
            pts.append((*p, 1 - 0.055 * k))
            p = p + d.normalized() * long_ / 13
            d += Vector((lean * 0.16 * math.cos(az) + rnd.gauss(0, 0.07), lean * 0.13 * math.sin(az) + rnd.gauss(0, 0.06), 0))
        tube("twig", pts, 0.0026, twig, res=3)
        for k in range(4, 14):
            for _ in range(2 if k > 7 else 1):
                base = Vector(pts[k][:3])
                out = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), 0.8)).normalized()
                tip = base + out * rnd.uniform(0.03, 0.07)
                tube("side", [(*base, 0.7), (*base.lerp(tip, 0.5) + Vector((0, 0, 0.006)), 0.6), (*tip, 0.4)], 0.0014, twig, res=2)
                for _ in range(rnd.randint(2, 4)):
                    u = rnd.uniform(0.4, 1.0)
                    lv = grid("lv", 6, 4, lambda a_, b_: (a_ * 0.034, (b_ - 0.5) * 0.014 * math.sin(math.pi * min(1, a_ * 1.03)) ** 0.8, 0.004 * abs(2 * b_ - 1) + 0.008 * a_ * a_), rnd.choice(pod))
                    lv.location, lv.rotation_euler, lv.scale = base.lerp(tip, u), (rnd.uniform(-0.6, 0.6), rnd.uniform(-1.0, 0.3), rnd.uniform(0, 6.3)), (rnd.uniform(0.7, 1.2),) * 3
    strew((0.02, 0.04, 0), 7, 0.05, pod, 3)
    cloth_ = m_woven("folded", "#7c8370", 0.0011, wr=0.08, wrscale=8)
    for k in range(3):  # folded linen, its edges not quite one above the other
        o = grid("fold", 40, 30, lambda u, v, k=k: ((u - 0.5) * 0.24 + 0.004 * k, (v - 0.5) * 0.2, 0.02 + 0.017 * k + 0.003 * noise.noise((u * 4, v * 4, k))), cloth_)
        for loop in o.data.loops:
            q = o.data.vertices[loop.vertex_index].co
            o.data.uv_layers[0].data[loop.index].uv = (q.x, q.y)
        s = o.modifiers.new("so", "SOLIDIFY")
        s.thickness = 0.016
        b = o.modifiers.new("b", "BEVEL")
        b.width, b.segments, b.limit_method = 0.0075, 4, "ANGLE"
        shade_smooth(o, 60)
        o.location, o.rotation_euler = (-0.2, 0.13, 0), (0, 0, 0.12 - 0.05 * k)
    for size, at in (((0.1, 2.4, 4), (-2.1, -2.85, 0.9)), ((0.1, 2, 4), (-2.1, 0.35, 0.9)), ((0.1, 8, 2), (-2.1, 0, 2.65)), ((0.1, 8, 1), (-2.1, 0, -0.25))):
        box("frame", size, at, plaster, 0).visible_camera = False
    for y in (-1.62, -1.15, -0.68):
        box("bar", (0.03, 0.04, 1.7), (-2.05, y, 0.9), None, 0).visible_camera = False
    for z in (0.75, 1.2):
        box("bar", (0.03, 1.2, 0.03), (-2.05, -1.15, z), None, 0).visible_camera = False
    area((-2.0, -1.1, 0.9), (0, 0.0, 0.3), 1.0, 40, "#eef2fb", 1.3)
    sun((0.86, 0.55, -0.26), 7, "#ffd3a0", 0.8)
    world("#d3c9ba", 0.2)


def m_velvet(name, color):
    """Velvet: dark where one looks into the pile, light along its edges, brushed both ways."""
    a = N(name)
    stroke = a.noise(a.coord("Object", (1, 1, 2.5)), 7, 4, 0.6, 0.8)
    c = a.mix(stroke, a_mix(color, "#000000", 0.3), color)
    p = a.principled(c, 0.85, spec=0.1, sheen=1.0, normal=a.bump(a.noise(a.coord("Object"), 900, 2, 0.7), 0.25, 0.0006))
    p.inputs["Sheen Tint"].default_value = hexc(a_mix(color, "#ffffff", 0.35))
    p.inputs["Sheen Roughness"].default_value = 0.35
    return a.m


def vanity(shot):
    """The dressing table: brass lamp, a tray with a scent bottle, rings, a brush; velvet behind."""
    walnut = m_board("walnut", "#84583a", "#3c2415", "X", 0.006, 0.36, 0.1)
    box("top", (1.3, 0.5, 0.03), (0, 0.1, -0.015), walnut, 0.006, 3)
    panel_ = m_plaster("panel", "#d8ccb8", "#c3b498", 0.25, 1.5)
    box("wall", (6, 0.2, 4), (0, 0.52, 0.5), panel_, 0)
    for z in (0.16, 0.2):
        box("mould", (5, 0.018 if z < 0.2 else 0.01, 0.02), (0, 0.415, z - 0.12), panel_, 0.006)
    brass = m_plain("brass", "#b8914e", 0.2, metal=1)
    aged = N("aged")
    tarn = aged.noise(aged.coord("Object"), 14, 5, 0.7)
    aged.principled(aged.mix(tarn, "#8a6a36", "#c9a25e"), aged.math("MULTIPLY_ADD", tarn, 0.25, 0.14), metal=1)
    foot = [(0, 0), (0.062, 0), (0.064, 0.008), (0.05, 0.014)] + [(0.05 + 0.042 * math.sin(math.pi * t) ** 0.85 - 0.03 * t**3, 0.014 + 0.2 * t) for t in np.linspace(0.03, 1, 30)] + [(0.014, 0.22), (0.012, 0.25), (0.012, 0.3), (0, 0.3)]
    lx, ly = 0.3, 0.2
    shade_smooth(lathe("foot", foot, (lx, ly, 0), aged.m, 96))
    shade((lx, ly, 0.0), m_sheer("shade", "#f3e2c4", 1.0, 0.55), 0.16, 0.12, 0.27, 0.48)
    if shot.get("lamp", 5):
        glow((lx, ly, 0.37), shot.get("lamp", 5), "#ffbe80", 0.9)
    else:
        bpy.data.objects["shade"].visible_shadow = True
    tray = [(0, 0.003), (0.115, 0.003), (0.12, 0.006), (0.128, 0.016), (0.131, 0.016), (0.124, 0.003), (0.118, 0), (0, 0)]
    shade_smooth(lathe("tray", tray, (0.02, 0.04, 0), aged.m, 128))
    scent = m_clear("scent", "#e9b878", 1.36)
    glass = m_glass("flask", "#fbf8f2", 0.0, 2.0)
    box("flask", (0.052, 0.032, 0.074), (0.045, 0.075, 0.043), glass, 0.006, 4, (0, 0, 0.35))
    box("scent", (0.0495, 0.0295, 0.05), (0.045, 0.075, 0.0335), scent, 0.005, 4, (0, 0, 0.35))
    lathe("collar", [(0, 0.08), (0.012, 0.08), (0.012, 0.09), (0, 0.09)], (0.045, 0.075, 0), brass, 40)
    shade_smooth(lathe("stopper", [(0, 0.09), (0.011, 0.09), (0.017, 0.1), (0.018, 0.113), (0.011, 0.124), (0, 0.127)], (0.045, 0.075, 0), m_plain("stop", "#1d1815", 0.12, spec=0.5, clear=0.6), 48))
    for k, (x, y, r, turn) in enumerate(((-0.03, 0.0, 0.0095, 0.3), (-0.004, -0.022, 0.0085, 1.4))):
        ring = [(x + r * math.cos(q), y + r * math.sin(q), 0.0048) for q in np.linspace(0, 6.2832, 48, False)]
        tube("ring", ring, 0.0013, brass, True, 5, False)
    closed_book((-0.3, 0.1, 0), -0.35, m_cover("cover", "#4e5c48"), m_pages(), 0.14, 0.2, 0.026)
    spectacles((-0.29, 0.09, 0.0265), -0.1, m_plain("horn", "#5a3a22", 0.25, spec=0.5, clear=0.4))
    if shot.has("velvet"):
        def back(u, v):
            q = u * 9 * math.pi
            return (-0.75 + 0.95 * u, -0.17 - 0.018 * abs(math.sin(q)) ** 0.7 - 0.02 * v, -0.3 + 0.22 * v)
        grid("velvet", 300, 40, back, m_velvet("velvet", "#8f6c48"))
    if shot.has("mirror"):
        mx, mz, mr = -0.12, 0.42, 0.26
        lathe("mirror", [(0, 0), (mr, 0)], (mx, 0.4, mz), m_plain("mirror", "#e9e7e3", 0.01, metal=1), 128, rot=(math.pi / 2, 0, 0))
        tube("rim", [(mx + mr * math.cos(t), 0.4, mz + mr * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 120, False)], 0.011, aged.m, True, 6, False)
        ceramic = m_ceramic("vase", "#d2c3aa")
        vase((-0.42, 0.26, 0), ceramic, 0.19, 0.06, 0.022)
        leaf, stem = m_leaf("oliveleaf", "#666f4c", "#9aa36f", 0.25), m_plain("stem", "#5d4a35", 0.8)
        for i in range(5):
            olive_branch((-0.42, 0.26, 0.15), 0.4, leaf, stem, seed=40 + i, n=22, spread=0.6)
        rest = m_plaster("rest", "#cfc3ae", "#b8a98e", 0.2, 1.2)
        box("opposite", (5.5, 0.1, 4), (0.7, -2.7, 0.9), rest, 0)
        pane = m_emit("pane", "#f3f5f4", 3.0)
        box("pane", (0.9, 0.02, 1.5), (-1.25, -2.62, 0.9), pane, 0)
        for x in (-1.7, -1.25, -0.8):
            box("casement", (0.05, 0.06, 1.6), (x, -2.6, 0.9), rest, 0.006)
        for z in (0.15, 0.9, 1.65):
            box("casement", (0.95, 0.06, 0.045), (-1.25, -2.6, z), rest, 0.006)
        curtain(4, -2.5, -0.78, -0.2, -0.6, 1.9, m_linen("curtain", "#c9b591", coord="Object", var=0.03, translucent=0.3), folds=6, depth=0.05, axis="X")
    day = shot.has("day")
    area((-1.9, -0.8, 0.9), (0, 0.1, 0.1), 1.0, 48 if day else 9, "#f4efe6" if day else "#a9b6e4", 1.4)
    if day:
        for size, at in (((0.1, 2.4, 4), (-2.0, -2.4, 0.9)), ((0.1, 2, 4), (-2.0, 0.75, 0.9)), ((0.1, 8, 2), (-2.0, 0, 2.55)), ((0.1, 8, 1), (-2.0, 0, -0.35))):
            box("frame", size, at, panel_, 0).visible_camera = False
        sun((0.84, 0.42, -0.36), 6, "#ffd3a0", 0.9)
    world("#d3c9ba" if day else "#8088b0", 0.2 if day else 0.06)


def books(shot):
    """The book wall from close by, a lamp somewhere to the left, one book pulled half out."""
    green = m_plain("joinery", "#2f3d30", 0.42, spec=0.4)
    for z in (-0.006, 0.312, -0.33):
        box("shelf", (3, 0.3, 0.028), (0, 0.13, z - 0.014), green, 0.003)
    for x in (-0.72, 0.78):
        box("side", (0.03, 0.3, 1.4), (x, 0.13, 0.2), green, 0.003)
    box("back", (3, 0.02, 1.6), (0, 0.29, 0.2), green, 0)
    row_of_books(-0.7, 0.76, 0.02, 0.0 - 0.006, seed=11, stop=0.3)
    for k, z in enumerate((-0.33, -0.006, 0.312)):
        if k != 1:
            row_of_books(-0.7, 0.76, 0.02, z, seed=5 + k)
        row_of_books(0.81, 1.45, 0.02, z, seed=15 + k)
    pages = m_pages()
    closed_book((0.47, 0.07, -0.006), 0.2, m_cover("flat1", "#73412c"), pages, 0.14, 0.2, 0.03)
    closed_book((0.475, 0.065, 0.0245), 0.05, m_cover("flat2", "#3c4a3d"), pages, 0.125, 0.185, 0.024)
    spectacles((0.45, 0.015, 0.049), 0.25, m_plain("horn", "#4a2c1a", 0.2, spec=0.5, clear=0.5))
    glow((-0.55, -0.5, 0.32), shot.get("lamp", 16), "#ffb468", 0.9)
    area((1.6, -1.4, 0.6), (0, 0, 0.1), 1.0, shot.get("window", 5), "#d3d6e2", 1.5)
    world("#8a8fa8", 0.05)


def armrest(shot):
    """An open book on the brass table under the lamp, the arm of the leather chair beside it, the wall of books behind."""
    hide = m_hide()

    def roll(u, v_):  # the arm: a roll over an upright panel, softened by use
        y = -0.45 + 0.95 * u
        sag = 0.008 * noise.noise((y * 3, 0, 1)) - 0.012 * math.exp(-(((y + 0.05) / 0.16) ** 2))
        q = -0.5 * math.pi + 1.62 * math.pi * v_
        if v_ < 0.02:
            return (-0.50, y, -0.5)
        r = 0.085 + 0.004 * noise.noise((y * 5, q, 2))
        return (-0.46 + r * math.sin(q) * 1.1, y, 0.0 + sag - 0.085 + r * -math.cos(q) + 0.085)

    arm = grid("arm", 120, 60, roll, hide)
    box("panel", (0.13, 0.95, 0.5), (-0.46, 0.02, -0.3), hide, 0.04, 6)
    thread = m_plain("thread", "#c9a878", 0.8)
    box("seat", (0.62, 0.8, 0.2), (-0.86, 0.05, -0.23), hide, 0.075, 8)
    box("backrest", (0.7, 0.22, 0.95), (-0.86, 0.5, 0.15), hide, 0.09, 8, (-0.15, 0, 0))
    brass = N("brass")
    tarn = brass.noise(brass.coord("Object"), 18, 5, 0.7)
    brass.principled(brass.mix(tarn, "#8a6a36", "#c29c58"), brass.math("MULTIPLY_ADD", tarn, 0.25, 0.16), metal=1)
    top = -0.075
    shade_smooth(lathe("table", [(0, 0.0), (0.235, 0.0), (0.25, 0.004), (0.256, 0.016), (0.259, 0.016), (0.256, 0.0), (0.24, -0.008), (0, -0.008)], (-0.02, 0.06, top), brass.m, 128))
    tube("leg", [(-0.02, 0.06, top), (-0.02, 0.06, -0.6)], 0.014, brass.m, bez=False)
    leafs = m_page_open()
    open_spread((-0.05, 0.0, top), -0.32, m_cover("cover", "#2f3d4d"), leafs)
    tumbler((0.13, 0.15, top), m_glass("tg", "#f7f4ee", 0.0, 2.0), m_clear("wine", "#a8632a", 1.34), 0.036, 0.085, 0.28)
    spectacles((0.105, -0.035, top), 2.6, m_plain("horn", "#4a2c1a", 0.2, spec=0.5, clear=0.5))
    lx, ly = 0.16, 0.34
    tube("stand", [(lx + 0.3, ly + 0.1, -0.6), (lx + 0.3, ly + 0.1, 0.4), (lx + 0.29, ly + 0.1, 0.62), (lx + 0.15, ly + 0.05, 0.7), (lx, ly, 0.66), (lx, ly, 0.6)], 0.009, brass.m)
    shade((lx, ly, 0.33), m_sheer("shade", "#f3e2c4", 1.0, 0.55), 0.16, 0.085, 0, 0.21)
    glow((lx, ly, 0.42), shot.get("lamp", 7), "#ffb468", 0.9)
    green = m_plain("joinery", "#2f3d30", 0.42, spec=0.4)
    y = 1.2
    for z in (-0.62, -0.27, 0.08, 0.43, 0.78):
        box("shelf", (3.4, 0.3, 0.028), (0.2, y + 0.13, z - 0.014), green, 0.003)
        row_of_books(-1.45, 1.7, y + 0.02, z, seed=int(20 + z * 10))
    for x in (-0.75, 0.1, 0.95):
        box("side", (0.03, 0.31, 2.2), (x, y + 0.125, 0.2), green, 0.003)
    box("back", (3.6, 0.02, 2.4), (0.2, y + 0.29, 0.2), green, 0)
    floor_ = m_board("floor", "#8b6238", "#4a301c", "X", 0.008, 0.4, 0.15)
    for k in range(22):
        box("board", (5, 0.118, 0.02), (0.3 * (k % 3), -1.2 + 0.12 * k, -0.63), floor_, 0.002, 2)
    box("side wall", (0.1, 5, 3), (1.75, 0, 0.6), m_plaster("green", "#3c4a38", "#323f30", 0.14, 1.0), 0)
    area((-1.8, -1.6, 0.9), (0, 0, 0), 1.0, shot.get("window", 5), "#dcdbde", 1.5)
    world("#8a8fa8", 0.05)


def fluffy(o, count, length, seed=1):
    """The loops of terry cloth, as short hair."""
    o.modifiers.new("pile", "PARTICLE_SYSTEM")
    st = o.particle_systems[0].settings
    st.type, st.count, st.hair_length, st.hair_step = "HAIR", count, length, 2
    st.brownian_factor, st.factor_random = length * 0.35, length * 0.25
    st.radius_scale, st.root_radius, st.tip_radius = 0.0005, 1.0, 0.7
    st.use_modifier_stack = True
    o.particle_systems[0].seed = seed
    return o


def towels(at, n, mats, w=0.3, d=0.21, turn=0.0):
    """Folded towels, each laid down a little differently."""
    for k in range(n):
        t = 0.05

        def fold(u, v, k=k):
            q = u * 2 * math.pi
            power = lambda x, p: math.copysign(abs(x) ** p, x)
            y, z = d / 2 * power(math.cos(q), 0.35), t / 2 * power(math.sin(q), 0.75)
            x, k_ = (v - 0.5) * w, max(0.0, 1 - abs(2 * v - 1) ** 14) ** 0.3
            y, z = y * (0.9 + 0.1 * k_) * min(1, k_ * 4), z * k_
            z += 0.004 * noise.noise((x * 7, y * 7, k * 3.0)) - 0.003 * (2 * v - 1) ** 2
            return (x + 0.003 * noise.noise((y * 9, z * 30, k)), y + 0.005 * noise.noise((x * 5, z * 20, k + 5.0)), z)

        o = grid("towel", 90, 70, fold, mats[k % len(mats)])
        bm = bmesh.new()
        bm.from_mesh(o.data)
        bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        bm.to_mesh(o.data)
        bm.free()
        fluffy(o, 60000, 0.0016, k + 1)
        o.location = (at[0] + 0.006 * (-1) ** k, at[1] + 0.004 * (k % 3 - 1), at[2] + t / 2 + k * t * 0.94)
        o.rotation_euler = (0, 0, turn + 0.035 * (-1) ** k)


def m_towel(name, color):
    a = N(name)
    a.principled(a.mix(a.noise(a.coord("Object"), 40, 3, 0.6), a_mix(color, "#000000", 0.14), color), 0.95, spec=0.1, sheen=0.3)
    return a.m


WASH = {
    "elegant": dict(tiles=("#e2d6bf", "#d6c7a9"), size=(0.1, 0.1), top="#ddd2bf", metal="#b8914e", wood=("#84583a", "#3c2415")),
    "natural": dict(tiles=("#98a188", "#aeb498"), size=(0.12, 0.12), top="#c9b593", metal="#6f5a3c", wood=("#a8845c", "#6f5238")),
    "reading": dict(tiles=("#2b4536", "#3d5a4a"), size=(0.065, 0.2), top="#cfc4b0", metal="#b08a45", wood=("#7d5433", "#3a2314")),
}


def wash(shot):
    """At the basin: tiles that the light breaks on, a tap, a bar of soap in use, towels."""
    look = shot["room"]
    s = WASH[look]
    a_, b_ = s["tiles"]
    mesh_obj("grout", [(-2, 0.3, -1), (2, 0.3, -1), (2, 0.3, 1.8), (-2, 0.3, 1.8)], [(0, 1, 2, 3)], m_plaster("grout", "#b9ad97", "#a39680", 0.3, 4))
    tiles(-1.6, 1.6, -0.6, 1.4, 0.3, s["size"], [glaze("t1", a_, 0), glaze("t2", a_mix(a_, b_, 0.5), 0.02), glaze("t3", b_, -0.02)], gap=0.0014)
    metal = N("metal")
    spots = metal.noise(metal.coord("Object"), 30, 5, 0.7)
    metal.principled(metal.mix(spots, a_mix(s["metal"], "#000000", 0.25), s["metal"]), metal.math("MULTIPLY_ADD", spots, 0.2, 0.1), metal=1)
    stone = N("stone")
    v = stone.coord("Object")
    vein = stone.ramp(stone.noise(v, 5, 6, 0.7, 1.5), [(0.46, 0.0), (0.5, 1.0), (0.54, 0.0)])
    c = stone.mix(stone.noise(v, 40, 4, 0.6), a_mix(s["top"], "#8a7758", 0.2), s["top"])
    stone.principled(stone.mix(stone.math("MULTIPLY", vein, 0.3), c, a_mix(s["top"], "#6d5f49", 0.6)), 0.3, spec=0.4, normal=stone.bump(stone.noise(v, 120, 3, 0.6), 0.08, 0.001))
    box("top", (2.6, 0.52, 0.035), (0, 0.06, -0.0175), stone.m, 0.004, 3)
    soap = m_plain("soap", "#cdb98c", 0.42, spec=0.4)
    white, second = m_towel("towel1", "#e9e2d4"), m_towel("towel2", {"elegant": "#b9935f", "natural": "#8d9176", "reading": "#586248"}[look])
    cer = m_plain("basin", "#ece7dc", 0.1, spec=0.5, clear=0.5)
    if look != "natural":
        bx = 0.12
        bowl = [(0, 0.0), (0.08, 0), (0.11, 0.008), (0.165, 0.06), (0.192, 0.118), (0.191, 0.124), (0.186, 0.124), (0.158, 0.066), (0.1, 0.022), (0.022, 0.016), (0.02, 0.012), (0, 0.012)]
        shade_smooth(lathe("bowl", bowl, (bx, 0.03, 0), cer, 128))
        path = [(bx, 0.3, 0.25), (bx, 0.2, 0.25), (bx, 0.13, 0.25), (bx, 0.105, 0.247), (bx, 0.095, 0.232), (bx, 0.094, 0.205)]
        tube("spout", path, 0.0115, metal.m, res=8)
        for k in (-0.1, 0.0, 0.1):
            lathe("rose", [(0, 0), (0.026, 0), (0.026, 0.006), (0.018, 0.009), (0, 0.009)], (bx + k, 0.293, 0.25), metal.m, 64, rot=(math.pi / 2, 0, 0))
        for k, turn in ((-0.1, 0.5), (0.1, -0.2)):
            lathe("stem", [(0, 0), (0.012, 0), (0.012, 0.05), (0.009, 0.056), (0, 0.056)], (bx + k, 0.29, 0.25), metal.m, 40, rot=(math.pi / 2, 0, 0))
            for q in (0, math.pi / 2):
                tube("cross", [(bx + k - 0.026 * math.cos(q + turn), 0.245, 0.25 - 0.026 * math.sin(q + turn)), (bx + k + 0.026 * math.cos(q + turn), 0.245, 0.25 + 0.026 * math.sin(q + turn))], 0.0055, metal.m, bez=False)
        drop = [(0.0032 * math.sin(t) * (1 - 0.3 * math.cos(t)), -0.006 * math.cos(t)) for t in np.linspace(0, math.pi, 16)]
        shade_smooth(lathe("drop", drop, (bx, 0.094, 0.199), m_clear("drop", "#ffffff", 1.33), 24))
    if look == "elegant":
        plate((-0.2, 0.02, 0), 0.055, m_ceramic("dish", "#d2c3aa"), 0.008)
        box("soap", (0.066, 0.043, 0.021), (-0.2, 0.02, 0.016), soap, 0.0095, 5, (0, 0.03, 0.5))
        tumbler((-0.32, 0.13, 0), m_glass("tg", "#f7fbf9", 0.0, 1.9), m_clear("water", "#fbfdfd", 1.33), 0.036, 0.1, 0.3)
        leaf, stem = m_leaf("oliveleaf", "#666f4c", "#9aa36f", 0.25), m_plain("stem", "#5d4a35", 0.8)
        for i in range(3):
            olive_branch((-0.32, 0.13, 0.01), 0.34, leaf, stem, seed=70 + i, n=22, spread=0.5)
        towels((0.5, 0.06, 0), 2, [white, second], turn=-0.2)
    elif look == "natural":
        wood = m_board("stool", *s["wood"], "X", 0.008, 0.55, 0.3)
        box("seat", (0.62, 0.34, 0.04), (0, -0.02, 0.02), wood, 0.01, 4)
        towels((0.08, -0.01, 0.04), 3, [white, second, white], turn=0.1)
        plate((-0.2, -0.06, 0.04), 0.06, m_ceramic("dish", "#b7a98d"), 0.008)
        box("soap", (0.07, 0.046, 0.024), (-0.2, -0.06, 0.058), m_plain("soap2", "#b9ae86", 0.45, spec=0.4), 0.01, 5, (0.03, 0, 0.6))
        amber, black = m_clear("amber", "#c07a35", 1.38), m_plain("black", "#1c1916", 0.35)
        flask((-0.17, 0.1, 0.04), amber, black)
        twig = m_plain("stem", "#6b5238", 0.8)
        for i in range(2):
            olive_branch((0.16, -0.16, 0.2), 0.2, m_leaf("dry", "#8f9468", "#c9c48a", 0.2), twig, seed=64 + i, n=14, spread=4, lean=(-3, 0.5 - i))
    else:
        amber, black = m_clear("amber", "#c07a35", 1.38), m_plain("black", "#1c1916", 0.35)
        flask((-0.17, 0.16, 0), amber, black)
        flask((-0.245, 0.19, 0), amber, black, 0.82)
        plate((-0.2, -0.03, 0), 0.052, m_ceramic("dish", "#c9bca5"), 0.008)
        box("soap", (0.062, 0.04, 0.019), (-0.2, -0.03, 0.015), soap, 0.009, 5, (0, 0.03, 0.9))
        towels((0.52, 0.05, 0), 2, [second, white], turn=-0.15)
        mx, mz, mr = 0.12, 0.78, 0.34
        lathe("mirror", [(0, 0), (mr, 0)], (mx, 0.28, mz), m_plain("mirror", "#e9e7e3", 0.01, metal=1), 128, rot=(math.pi / 2, 0, 0))
        tube("rim", [(mx + mr * math.cos(t), 0.278, mz + mr * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 120, False)], 0.012, metal.m, True, 6, False)
    plaster = m_plaster("wall", "#d5c9b5", "#bfb196", 0.3, 1.2)
    day = shot.has("day")
    o = shot.get("opening", 0)
    if day:
        for size, at in (((0.1, 3, 4), (-2.0, -2.9 + o, 0.9)), ((0.1, 3, 4), (-2.0, 1.2 + o, 0.9)), ((0.1, 8, 2), (-2.0, 0, 2.3)), ((0.1, 8, 1), (-2.0, 0, -0.35))):
            box("frame", size, at, plaster, 0).visible_camera = False
        box("bar", (0.04, 0.05, 1.7), (-1.95, -0.85 + o, 0.9), None, 0).visible_camera = False
        sun((0.84, shot.get("slant", 0.5), -shot.get("fall", 0.36)), shot.get("sunlight", 6), "#ffd6a8", 0.8)
    else:
        glow((shot.get("lamp_x", 0.62), 0.14, 0.72), shot.get("lamp", 4), "#ffb870", 0.7)
        shade((shot.get("lamp_x", 0.62), 0.14, 0.64), m_sheer("shade", "#f3e2c4", 1.0, 0.55), 0.075, 0.055, 0, 0.16)
    box("behind", (6, 0.1, 4), (0, -3.0, 0.9), plaster, 0)
    area((-1.9, -0.85 + o, 0.9), (0, 0.1, 0.1), 0.9, 46 if day else 7, "#eef2fb" if day else "#a9b6e4", 1.3)
    world("#d3c9ba" if day else "#8088b0", 0.22 if day else 0.07)


def flask(at, glass, black, k=1.0):
    """A brown bottle with a pump."""
    body = [(0, 0.002), (0.029 * k, 0), (0.032 * k, 0.005), (0.032 * k, 0.1 * k), (0.026 * k, 0.114 * k), (0.0135, 0.12 * k), (0.0125, 0.135 * k), (0, 0.135 * k)]
    shade_smooth(lathe("flask", body, at, glass, 64), 50)
    h = 0.135 * k
    lathe("collar", [(0, h - 0.012), (0.0145, h - 0.012), (0.0145, h + 0.006), (0.005, h + 0.008), (0.0042, h + 0.035), (0, h + 0.035)], at, black, 32)
    x, y, z = at
    tube("nozzle", [(x, y, z + h + 0.033), (x - 0.012, y - 0.01, z + h + 0.036), (x - 0.03, y - 0.024, z + h + 0.03)], 0.0042, black, res=4)
    a0 = -2.2
    grid("label", 24, 1, lambda u, v: (x + 0.0324 * k * math.cos(a0 + 1.5 * u), y + 0.0324 * k * math.sin(a0 + 1.5 * u), z + (0.025 + 0.05 * v) * k), m_label("flasklabel", "#e6dcc6", "#4a4038"))


def sill(shot):
    """The sill of the window on the lane on a grey day: tea, a book left face down, the house opposite behind old glass."""
    paint = N("paint")
    worn = paint.ramp(paint.noise(paint.coord("Object"), 24, 6, 0.72), [(0.6, 0.0), (0.68, 1.0)])
    brush = paint.noise(paint.coord("Object", (0.08, 1, 1)), 260, 3, 0.6)
    paint.principled(paint.mix(paint.math("MULTIPLY", worn, 0.55), paint.mix(brush, "#2c3c31", "#3b4c3f"), "#8a7458"), 0.38, spec=0.45, normal=paint.bump(paint.math("SUBTRACT", paint.math("MULTIPLY", brush, 0.3), worn), 0.4, 0.0012))
    box("sill", (2.6, 0.36, 0.05), (0, 0.02, -0.025), paint.m, 0.009, 4)
    for x in (-0.72, 0.02, 0.76):
        box("mullion", (0.05 if x == 0.02 else 0.07, 0.05, 2.4), (x, 0.24, 1.2), paint.m, 0.007, 3)
    for z in (0.03, 0.42, 0.84):
        box("bar", (1.5, 0.045 if z < 0.1 else 0.03, 0.06 if z < 0.1 else 0.026), (0.02, 0.24, z), paint.m, 0.005, 3)
    g = N("oldglass")
    tr, gl, mx = g.n("BsdfTransparent"), g.n("BsdfGlossy"), g.n("MixShader")
    gl.inputs["Roughness"].default_value = 0.02
    g.set(gl, "Normal", g.bump(g.noise(g.coord("Object"), 2.2, 3, 0.5), 0.5, 0.02))
    mx.inputs[0].default_value = 0.06
    g.t.links.new(tr.outputs[0], mx.inputs[1])
    g.t.links.new(gl.outputs[0], mx.inputs[2])
    mesh_obj("glass", [(-0.7, 0.24, 0), (0.74, 0.24, 0), (0.74, 0.24, 2.2), (-0.7, 0.24, 2.2)], [(0, 1, 2, 3)], g.surf(mx.outputs[0]))
    brass = m_plain("brass", "#a98548", 0.28, metal=1)
    box("plate", (0.028, 0.006, 0.15), (0.02, 0.212, 0.3), brass, 0.002)
    tube("handle", [(0.02, 0.21, 0.3), (0.02, 0.175, 0.3), (0.024, 0.168, 0.29), (0.03, 0.166, 0.215)], 0.0075, brass, res=6)
    box("left", (2, 0.4, 3), (-1.76, 0.18, 1.0), m_plaster("green", "#3f4d3a", "#364333", 0.14, 1.0), 0)
    dim = m_plaster("dim", "#4a5645", "#3f4a3b", 0.14, 1.0)
    for size, at in (((5, 0.1, 3.4), (0, -2.6, 0.7)), ((0.1, 3.2, 3.4), (-2.3, -1.2, 0.7)), ((0.1, 3.2, 3.4), (2.3, -1.2, 0.7)), ((5, 3.2, 0.1), (0, -1.2, 2.3)), ((5, 3.2, 0.1), (0, -1.2, -0.9)), ((2, 0.4, 3.4), (1.81, 0.2, 1.0)), ((3, 0.3, 0.9), (0, 0.3, -0.46)), ((3, 0.4, 0.6), (0, 0.3, 2.1))):
        box("room", size, at, dim, 0)
    pages = m_pages()
    e = open_book((-0.3, 0.0, -0.0075), 0.35, m_cover("cover", "#6d2f2a"), pages)
    e.scale = (0.85, 0.85, 0.85)
    for k, (c, w, d, t, q) in enumerate((("#2d3a4a", 0.145, 0.21, 0.032, 0.0), ("#b9a57e", 0.13, 0.195, 0.024, 0.16), ("#5c6a58", 0.12, 0.18, 0.019, -0.1))):
        closed_book((0.36 + 0.004 * k, 0.03, (0, 0.0325, 0.057)[k]), -1.35 + q, m_cover(f"c{k}", c), pages, w, d, t)
    mug = m_ceramic("mug", "#c9bda6")
    r, h = 0.041, 0.085
    shade_smooth(lathe("mug", [(0, 0.003), (r * 0.85, 0.0), (r * 0.95, 0.004), (r, 0.012), (r, h), (r - 0.002, h + 0.0015), (r - 0.004, h), (r - 0.005, 0.01), (0, 0.008)], (0.14, -0.03, 0), mug, 96))
    tube("ear", [(0.14 - 0.035, -0.05, 0.07), (0.14 - 0.062, -0.066, 0.07), (0.14 - 0.07, -0.07, 0.045), (0.14 - 0.06, -0.064, 0.02), (0.14 - 0.034, -0.05, 0.016)], 0.0052, mug, res=6)
    lathe("tea", [(0, h * 0.84), (r - 0.0045, h * 0.84)], (0.14, -0.03, 0), m_plain("tea", "#5a2a10", 0.04, spec=0.5), 64)
    tube("thread", [(0.14 + 0.02, -0.06, h), (0.14 + 0.035, -0.075, h - 0.012), (0.14 + 0.038, -0.079, h - 0.04)], 0.0005, m_plain("string", "#e9e2d2", 0.9))
    box("tag", (0.016, 0.0008, 0.018), (0.178, -0.0795, h - 0.05), m_plain("tag", "#b9903f", 0.7), 0, 1, (0, 0, 0.5))
    spectacles((-0.06, -0.06, 0), 0.5, m_plain("horn", "#4a2c1a", 0.2, spec=0.5, clear=0.5))
    facade = m_plaster("facade", "#b3a08a", "#8f7d68", 0.8, 0.7)
    box("facade", (12, 0.3, 9), (0, 4.2, 1), facade, 0)
    green, dark = m_plain("shutter", "#47584a", 0.6), m_plain("dark", "#1d1f22", 0.08, spec=0.6)
    stone = m_plaster("stone", "#c5b79e", "#a5967b", 0.5, 2)
    for x in (-1.9, 0.75, 3.3):
        box("frame", (1.05, 0.14, 1.75), (x, 4.1, 0.75), stone, 0.01)
        box("dark", (0.8, 0.1, 1.5), (x, 4.05, 0.75), dark, 0)
        box("cross", (0.05, 0.12, 1.5), (x, 4.02, 0.75), stone, 0)
        for s in (-1, 1):
            box("shutter", (0.44, 0.05, 1.55), (x + s * 0.78, 4.0, 0.75), green, 0.01)
    box("lit", (0.72, 0.02, 1.4), (0.75, 3.99, 0.75), m_emit("lit", "#ffb870", 0.5), 0)
    gradsky([(0, "#d9dde0"), (20, "#d3d9de"), (50, "#c3ccd6"), (90, "#b4c0cd")], (0.2, 0.5, 0.8), "#ffffff", 5, 0.1, 80, 0.0, shot.get("sky", 1.6))
    glow((0.9, -1.1, 0.6), shot.get("lamp", 3), "#ffb468", 0.9)


def parquet(shot):
    """Late sun on the herringbone floor by the balcony: the railing's shadow, linen that just touches the boards."""
    planks_herringbone(-0.85, 2.6, -2.4, 2.2, L=0.5, W=0.085, mat=m_oakfloor("oakfloor", "#b48a5c", "#73502f", 0.3))
    mesh_obj("sub", [(-4, -4, -0.004), (4, -4, -0.004), (4, 4, -0.004), (-4, 4, -0.004)], [(0, 1, 2, 3)], m_plain("sub", "#2a1c12", 0.9))
    plaster = m_plaster("wall", "#d9cfbf", "#c5b8a1", 0.2, 1.2)
    for y0, y1 in ((-3.5, -0.75), (0.75, 3.5)):
        box("wall", (0.3, y1 - y0, 3), (-1.25, (y0 + y1) / 2, 1.5), plaster, 0)
        box("skirting", (0.025, y1 - y0, 0.15), (-1.09, (y0 + y1) / 2, 0.075), m_plain("skirting", "#ddd3c1", 0.4, spec=0.4), 0.006)
    box("lintel", (0.3, 2, 1), (-1.25, 0, 2.9), plaster, 0)
    box("far", (6, 0.2, 3), (1, 2.3, 1.5), plaster, 0)
    box("sill", (0.34, 1.5, 0.03), (-1.25, 0, -0.002), m_plaster("stone", "#c2b59d", "#a4967c", 0.3, 3), 0.006)
    linen = m_woven("curtain", "#cdbb98", 0.0012, translucent=0.4, wr=0.05, wrscale=6)
    for k, (ya, yb) in enumerate(((0.42, 1.05), (-1.15, -0.62))):
        o = curtain(3 + k, -1.0, ya, yb, 0.012, 2.5, linen, folds=6, depth=0.05, n=260)
        for loop in o.data.loops:
            i = loop.vertex_index
            o.data.uv_layers[0].data[loop.index].uv = ((i % 261) / 260 * 1.1, (i // 261) / 40 * 2.5)
    iron = m_plain("iron", "#1f1d1b", 0.42, spec=0.4)
    for z, r in ((0.98, 0.02), (0.14, 0.01)):
        tube("rail", [(-1.95, -1.6, z), (-1.95, 1.6, z)], r, iron, bez=False)
    for k in range(27):
        tube("bar", [(-1.95, -1.56 + 0.12 * k, 0.14), (-1.95, -1.56 + 0.12 * k, 0.98)], 0.0085, iron, bez=False)
    box("slab", (1.2, 4, 0.1), (-1.7, 0, -0.045), m_plaster("slab", "#b9ab92", "#a19277", 0.5, 2), 0.01)
    e = open_book((0.26, -0.22, -0.006), 0.75, m_cover("cover", "#5c6a58"), m_pages())
    e.scale = (0.92, 0.92, 0.92)
    plate((0.5, 0.06, 0.0), 0.07, m_ceramic("saucer", "#d9ccb6"), 0.012)
    cup((0.5, 0.06, 0.0), m_ceramic("cream", "#e9e0d0"), m_plain("coffee", "#24110a", 0.1, spec=0.5), r=0.038, h=0.054, rot=-0.9)
    gradsky([(0, "#f6e3c6"), (10, "#f1ead8"), (28, "#c6d5df"), (60, "#93b2cf"), (90, "#7fa3c6")], (-0.8, 0.3, 0.3), "#ffd79a", 5, 0.8, 80, 1.0, 1.0)
    sun((0.86, shot.get("slant", -0.3), -0.5), 8, "#ffd3a0", 0.6)
    area((-1.5, 0, 1.2), (0.5, 0, 0.3), 1.2, 24, "#e6edfb", 2.0)
    area((1.6, -1.8, 2.2), (0.2, 0.2, 0), 1.6, 8, "#fff0dc")


def wine(shot):
    """The evening glass: red wine and a heel of bread on an old table, a candle behind."""
    wood = m_board("tavern", "#7d5836", "#3a2515", "X", 0.008, 0.42, 0.25)
    planks(wood, turn=-0.12, y1=0.6, seed=9)
    glass = m_glass("crystal", "#fbfaf8", 0.0, 2.0)
    red = m_clear("red", "#7a0f1a", 1.345)

    def goblet(at, level):
        bowl_ = [(0.004, 0.085), (0.02, 0.09), (0.036, 0.105), (0.0425, 0.13), (0.041, 0.16), (0.0335, 0.2)]
        shade_smooth(lathe("foot", [(0, 0.003), (0.034, 0.0015), (0.036, 0.0), (0.036, 0.0015), (0.01, 0.0055), (0.0042, 0.014), (0.0036, 0.05), (0.004, 0.085), (0, 0.088)], at, m_clear("stem", "#fbfcfc", 1.45), 72), 60)
        shade_smooth(lathe("goblet", bowl_, at, glass, 96), 80)
        inner = [(0, 0.0885), (0.018, 0.0915), (0.0345, 0.106), (0.0405, 0.128)]
        top = [(0.0408, level), (0.0398, level + 0.0006), (0, level)]
        shade_smooth(lathe("wine", inner + top, at, red, 96), 50)

    goblet((0.07, 0.02, 0), 0.132)
    goblet((0.235, 0.2, 0), 0.126)
    bottle((-0.13, 0.26, 0), m_glass("bottleglass", "#4a5c3a", 0.0, 1.6), m_clear("dark", "#2a0a0c", 1.345), 0.037, 0.31, 0.5, m_label("etichetta", "#e9dfc9", "#5b1f1f"), None, -1.3)
    a = N("cork")
    pores = a.ramp(a.noise(a.coord("Object"), 220, 4, 0.7), [(0.36, 1.0), (0.44, 0.0)])
    a.principled(a.mix(pores, a.mix(a.noise(a.coord("Object"), 60, 4, 0.6), "#a97f52", "#c9a274"), "#5d3f24"), 0.9, spec=0.1, normal=a.bump(pores, 0.6, 0.001))
    shade_smooth(lathe("cork", [(0, 0), (0.0105, 0.0005), (0.011, 0.002), (0.0108, 0.042), (0.0102, 0.0435), (0, 0.044)], (-0.075, 0.01, 0.011), a.m, 48, rot=(math.pi / 2, 0, 0.9)), 50)
    wax = m_honey("#d9c9a0")
    shade_smooth(lathe("candle", [(0, 0), (0.022, 0), (0.022, 0.088), (0.019, 0.092), (0.012, 0.088), (0, 0.086)], (0.02, 0.46, 0.006), wax, 48))
    plate((0.02, 0.46, 0), 0.06, m_plain("pewter", "#8d8a84", 0.35, metal=1), 0.008)
    flame = [(0, 0), (0.004, 0.003), (0.0058, 0.01), (0.0035, 0.022), (0, 0.034)]
    shade_smooth(lathe("flame", flame, (0.02, 0.46, 0.1), m_emit("flame", "#ffb45c", 60), 24))
    tube("wick", [(0.02, 0.46, 0.094), (0.02, 0.46, 0.104)], 0.0008, m_plain("wick", "#1b1512", 0.9), bez=False)
    point((0.02, 0.45, 0.135), shot.get("candle", 1.6), "#ff9d48", 0.012)
    plaster = m_plaster("wall", "#b39a78", "#8d7454", 0.4, 1.3)
    box("wall", (5, 0.2, 3), (0, 1.3, 0.4), plaster, 0)
    box("floor", (5, 5, 0.1), (0, 0, -0.8), plaster, 0)
    area((-1.3, -0.5, 0.7), (0, 0.1, 0.1), 0.7, shot.get("window", 7), "#9fb0e6", 1.0)
    glow((0.75, 0.9, 0.55), 3.5, "#ffb468", 0.8)
    world("#6d76a0", 0.05)


def ashlar(at, size, mat, seed=1, rough=0.007):
    """A dressed block whose faces and edges time has worn: a box cut fine and pushed in and out."""
    sx, sy, sz = size
    o = box("ashlar", size, (0, 0, 0), mat, 0)
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.subdivide_edges(bm, edges=bm.edges, cuts=14, use_grid_fill=True)
    for v in bm.verts:
        p = v.co
        k = [abs(p[i]) / (size[i] / 2) for i in range(3)]
        edge = sorted(k)[1]  # near an edge two of them are near one
        worn = max(0, edge - 0.86) / 0.14
        n = noise.noise(p * 9 + Vector((seed * 3.1, 0, 0))) + 0.5 * noise.noise(p * 27 + Vector((0, seed * 1.7, 0)))
        v.co = p - p.normalized() * (rough * 1.3 * worn * (1 + n)) + p.normalized() * rough * 0.6 * n
    bm.to_mesh(o.data)
    bm.free()
    shade_smooth(o, 60)
    o.location = at
    return o


SETS.update(
    fridge=fridge, wifi=wifi, door=door, shelf=shelf, nightstand=nightstand, branches=branches, vanity=vanity, books=books,
    armrest=armrest, wash=wash, sill=sill, parquet=parquet, wine=wine,
)

if __name__ == "__main__":
    main()
