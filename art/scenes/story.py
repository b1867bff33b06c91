"""Near views for the stories from around the house: what lies in front of somebody who has arrived there."""

from still import *
from linen import curtain


def layers(y0, tones, seed=3, width=900, height=26, base=-400):
    """Edges of hills in the haze, the farther the paler: nothing else of the land."""
    for k, (distance, tone, top) in enumerate(tones):
        a = N(f"haze{k}")
        e = a.n("Emission")
        e.inputs[0].default_value = hexc(tone)
        mat = a.surf(e.outputs[0])

        def edge(u, v):
            x = (u - 0.5) * width
            h = top + height * 0.35 * (noise.noise((x / 160 + seed, k * 7, 1)) + 0.4 * noise.noise((x / 45, k * 5, 2)) + 0.12 * noise.noise((x / 9, k, 3)))
            return (x, y0 + distance, base + (h - base) * v)

        o = grid("hills", 300, 1, edge, mat, smooth=False)
        o.visible_shadow = o.visible_diffuse = o.visible_glossy = False


def m_sand(name="sand", wet=False):
    a = N(name)
    v = a.coord("Object")
    grain, patch = a.noise(v, 900, 3, 0.8), a.noise(v, 3, 5, 0.6, 0.5)
    fleck = a.ramp(a.noise(v, 650, 1, 0.5), [(0.66, 0.0), (0.7, 1.0)])
    c = a.mix(patch, "#b8a68a", "#d9cbb0")
    c = a.mix(a.math("MULTIPLY", grain, 0.5), c, "#85745c")
    c = a.mix(a.math("MULTIPLY", fleck, 0.6), c, "#5b4634")
    h = a.math("ADD", grain, a.math("MULTIPLY", a.noise(v, 160, 4, 0.7), 0.8))
    a.principled(c, 0.95 if not wet else 0.35, spec=0.15 if not wet else 0.5, normal=a.bump(h, 0.7, 0.0016))
    return a.m


def m_sea(name="sea"):
    a = N(name)
    v = a.coord("Object", (1, 3, 1))
    w = a.math("ADD", a.noise(v, 0.7, 5, 0.6), a.math("MULTIPLY", a.noise(v, 6, 3, 0.6), 0.3))
    a.principled(a.mix(a.noise(v, 0.2, 3), "#4f7c86", "#6f9aa0"), 0.18, spec=0.5, normal=a.bump(w, 0.8, 0.3))
    return a.m


def rippled(x, y, deep=0.012):
    n = noise.noise((x * 1.3, y * 1.3, 1))
    ripple = math.sin(y * 62 + 5 * noise.noise((x * 2.2, y * 1.5, 2)) + 2.5 * n)
    return deep * (0.6 * ripple * (0.6 + 0.4 * n)) + 0.03 * n + 0.004 * noise.noise((x * 14, y * 14, 3))


def beach(near=-1.5, far=9.0, deep=0.012):
    """Sand that falls slowly to the sea, the sea, and the light above it."""
    def ground(u, v):
        x, y = (u - 0.5) * 5, near + (far - near) * v**1.7
        slope = -0.05 * max(0, y - 3)
        return (x * (1 + 1.2 * v), y, rippled(x, y, deep * max(0, 1 - y / 4)) + slope)

    grid("sand", 420, 700, ground, m_sand())
    mesh_obj("sea", [(-300, far - 1.2, -0.24), (300, far - 1.2, -0.24), (300, 900, -0.24), (-300, 900, -0.24)], [(0, 1, 2, 3)], m_sea())


def stripes(name, pale, dark, period, share=0.38, pitch=0.0011):
    """Striped cotton: a weave, and bands across it."""
    m = m_woven(name, pale, pitch, wr=0.12, wrscale=8, translucent=0.08)
    tree = m.node_tree
    a = N.__new__(N)
    a.m, a.t = m, tree
    p = next(n for n in tree.nodes if n.type == "BSDF_PRINCIPLED")
    col = p.inputs["Base Color"].links[0].from_socket
    uv = a.n("SeparateXYZ")
    a.t.links.new(a.coord("UV"), uv.inputs[0])
    band = a.math("LESS_THAN", a.math("FRACT", a.math("DIVIDE", uv.outputs[0], period)), share)
    edge = a.mix(a.math("MULTIPLY", band, 0.88), col, dark)
    a.t.links.new(edge, p.inputs["Base Color"])
    return m


def straw_hat(at, tilt, turn):
    """A hat of plaited straw: the crown a little dented, the brim bent where it is taken."""
    a = N("straw")
    v = a.coord("Object")
    w = a.n("TexWave", wave_type="RINGS", rings_direction="Z")
    a.t.links.new(v, w.inputs["Vector"])
    for key, value in (("Scale", 42), ("Distortion", 1.2), ("Detail", 2), ("Detail Scale", 3)):
        w.inputs[key].default_value = value
    fibre = a.noise(v, 260, 3, 0.7)
    c = a.mix(w.outputs["Fac"], "#a37f45", "#e2c68d")
    c = a.mix(a.math("MULTIPLY", fibre, 0.4), c, "#7c5c30")
    a.principled(c, 0.7, spec=0.25, normal=a.bump(a.math("ADD", w.outputs["Fac"], a.math("MULTIPLY", fibre, 0.5)), 0.9, 0.003))
    straw = a.m

    def build():
        def hat(u, v):
            q = u * 2 * math.pi
            if v < 0.5:  # the crown, from its top down
                t = v / 0.5
                r = 0.088 * math.sin(min(1, t * 1.15) * math.pi / 2) ** 0.6
                z = 0.105 - 0.105 * max(0, t - 0.45) / 0.55 - 0.022 * math.exp(-(((t - 0.12) / 0.2) ** 2))
            else:
                t = (v - 0.5) / 0.5
                r = 0.088 + 0.085 * t
                z = -0.004 * t + 0.028 * t * t * math.cos(q * 2 + 0.6) + 0.01 * t * math.sin(q * 3)
            k = 1 + 0.14 * math.cos(q) ** 2
            return (r * k * math.cos(q), r * math.sin(q), z)

        o = grid("hat", 120, 90, hat, straw)
        m = o.modifiers.new("so", "SOLIDIFY")
        m.thickness = 0.003
        ring = [((0.0905 * (1 + 0.14 * math.cos(q) ** 2)) * math.cos(q), 0.0905 * math.sin(q), z) for z in (0.012,) for q in np.linspace(0, 2 * math.pi, 60, False)]
        band = grid("band", 90, 2, lambda u, v: ((0.0912 * (1 + 0.14 * math.cos(u * 6.2832) ** 2)) * math.cos(u * 6.2832), 0.0912 * math.sin(u * 6.2832), 0.002 + 0.024 * v), m_woven("ribbon", "#3f5a63", 0.0006))
        return ring

    e = grouped(build, at, turn)
    e.rotation_euler = (*tilt, turn)
    return e


def coast(shot):
    """A towel over the fence of the beach and a hat left on its post; sand and sea behind, out of focus."""
    wood = m_wood("grey", "#b3a48c", "#6d5f4c", 2.0, "X", 0.7, bump=0.7, ring=6)
    upright = m_wood("post", "#b3a48c", "#6a5c49", 2.0, "Z", 0.7, bump=0.7, ring=6)
    tube("rail", [(-1.6, 0.02, 0.985), (-0.4, -0.01, 0.99), (0.3, 0.008, 0.982), (1.7, 0.0, 0.99)], 0.047, wood, res=10)
    for x, h in ((-0.98, 1.12), (0.66, 1.09)):
        lathe("pole", [(0, h + 0.004), (0.04, h), (0.055, h - 0.012), (0.057, h - 0.3), (0.06, 0)], (x, 0.075, 0), upright, 48)
    cotton = stripes("towel", "#e9e1d0", hexc("#9c4a36"), 0.082)

    def towel(u, v):
        x = -0.42 + 0.62 * u + 0.008 * math.sin(9 * v)
        along = (v - 0.36) * 1.25
        r = 0.053
        fold = 0.016 * math.sin(u * 17 + 2 * v) * min(1, abs(along) * 3) + 0.01 * noise.noise((u * 6, v * 5, 4))
        q = along / r
        if abs(q) < math.pi / 2:
            return (x, r * math.sin(q), 0.985 + r * math.cos(q) + 0.004 * noise.noise((u * 9, v * 9, 1)))
        down = abs(along) - r * math.pi / 2
        side = math.copysign(1, along)
        flare = 1 + 0.08 * down * math.sin(u * 5)
        return (x * flare + 0.02 * down * math.sin(u * 8 + 1), side * (r + 0.012 * down) + fold, 0.985 - down)

    o = grid("towel", 220, 260, towel, cotton)
    for loop in o.data.loops:
        i = loop.vertex_index
        o.data.uv_layers[0].data[loop.index].uv = ((i % 221) / 220 * 0.62, (i // 221) / 260 * 1.25)
    m = o.modifiers.new("so", "SOLIDIFY")
    m.thickness = 0.004
    straw_hat((0.665, 0.06, 1.085), (0.14, -0.1), 0.4)
    beach(0.6, 26, 0.02)
    way = (0.75, -0.5, -0.36)
    gradsky([(0, "#f6dcb4"), (8, "#f0e2c8"), (24, "#c9d6dd"), (60, "#8fb2cf"), (90, "#7fa6c9")], [-k for k in way], "#ffd9a0", 6, 0.8, 120, 1.0, 0.85)
    sun(way, 6.5, "#ffd6a4", 0.7)


def shell(at, turn, tilt, size, tone):
    """One half of a scallop: ribs that run to its hinge, growth rings across them."""
    a = N("shell")
    uv = a.n("SeparateXYZ")
    a.t.links.new(a.coord("UV"), uv.inputs[0])
    ring = a.noise(a.coord("UV", (2, 60, 1)), 1.5, 3, 0.6)
    c = a.mix(a.math("MULTIPLY", ring, 0.8), tone, "#efe2cf")
    c = a.mix(a.math("MULTIPLY", a.math("SUBTRACT", 1.0, uv.outputs[1]), 0.4), c, "#f3e9d8")
    a.principled(c, 0.45, spec=0.4, normal=a.bump(ring, 0.3, 0.0006))

    def half(u, v):
        q = (u - 0.5) * 2.5
        rib = 1 + 0.035 * math.cos(u * 2 * math.pi * 15) * v
        r = v * rib * (1 - 0.14 * (2 * u - 1) ** 2)
        dome = math.sin(min(1, v) * math.pi * 0.5) * (1 - v * 0.75) * 0.9 + 0.05 * math.cos(u * 2 * math.pi * 15) * v * 0.5
        return (size * r * math.sin(q), size * r * math.cos(q), size * 0.42 * dome)

    o = grid("shell", 210, 60, half, a.m)
    m = o.modifiers.new("so", "SOLIDIFY")
    m.thickness = 0.0016
    o.location, o.rotation_euler = at, (*tilt, turn)
    return o


def shore(shot):
    """Two shells and a pebble on rippled sand in low sun, the line of the water behind."""
    beach(-0.5, 5.0, 0.009)
    for at, turn, tilt, size, tone in (((-0.03, 0.03, 0.02), 0.5, (-0.12, 0.08), 0.036, "#b5714f"), ((0.095, 0.13, 0.017), 2.3, (-0.16, 0.1), 0.028, "#c99b78"), ((-0.2, 0.42, 0.02), 1.1, (0.2, -0.2), 0.03, "#a86a52")):
        z = rippled(at[0], at[1], 0.009)
        shell((at[0], at[1], z - 0.001), turn, tilt, size, tone)
    rnd = random.Random(5)
    tones = [m_plain(f"pebble{k}", c, 0.7, spec=0.3) for k, c in enumerate(("#8d8377", "#b9a98f", "#5f5a55", "#c9b9a0"))]
    for _ in range(70):
        x, y = rnd.uniform(-0.9, 0.9), rnd.uniform(-0.25, 1.8)
        r = rnd.uniform(0.0015, 0.006) if rnd.random() < 0.93 else rnd.uniform(0.01, 0.018)
        blob("pebble", [((x, y, rippled(x, y, 0.009) + r * 0.2), r, (1, rnd.uniform(0.7, 1), 0.6))], rnd.choice(tones), 3, 0.12)
    way = (0.72, -0.46, -0.24)
    gradsky([(0, "#f8d9ac"), (8, "#f0dcc0"), (24, "#cfd6da"), (60, "#97b4cb"), (90, "#86a8c6")], [-k for k in way], "#ffcf94", 6, 0.9, 120, 1.0, 0.55)
    sun(way, 7, "#ffcb92", 0.6)


def m_rough_stone(name, color, dark, bump=1.0, scale=1.0, moss=None, rough=0.9):
    """Stone as water and hands have left it; moss where it lies upwards, if wanted."""
    a = N(name)
    v = a.coord("Object", (scale,) * 3)
    big, mid, fine = a.noise(v, 2.4, 6, 0.62, 0.3), a.noise(v, 14, 6, 0.68, 0.2), a.noise(v, 90, 5, 0.7)
    pits = a.ramp(a.noise(v, 38, 5, 0.75), [(0.26, 1.0), (0.38, 0.0)])
    tone = a.n("ObjectInfo").outputs["Random"]
    c = a.mix(big, dark, color)
    c = a.mix(a.math("MULTIPLY", fine, 0.35), c, a_mix(dark, "#2a221a", 0.4))
    c = a.mix(a.math("MULTIPLY", tone, 0.3), c, a_mix(color, "#8c8a84", 0.6))
    if moss:
        up = a.n("SeparateXYZ")
        a.t.links.new(a.n("NewGeometry").outputs["Normal"], up.inputs[0])
        where = a.ramp(a.math("ADD", a.math("MULTIPLY", up.outputs[2], 0.6), a.math("MULTIPLY", mid, 0.7)), [(0.82, 0.0), (0.98, 1.0)])
        c = a.mix(a.math("MULTIPLY", where, 0.85), c, a.mix(fine, moss, "#59662f"))
    h = a.math("ADD", a.math("ADD", a.math("MULTIPLY", big, 1.4), mid), a.math("SUBTRACT", a.math("MULTIPLY", fine, 0.45), a.math("MULTIPLY", pits, 0.6)))
    a.principled(c, rough, spec=0.25, normal=a.bump(h, 0.8, 0.012 * bump))
    return a.m


def embrasure(shot):
    """A window in a wall a metre thick, seen from inside: rough stone, an iron grate, hills in the haze."""
    stone = m_rough_stone("stone", "#b9a78a", "#7d6c55", 1.4)
    w, h, deep, sill = 0.42, 1.25, 1.0, 0.62

    def splay(side):
        def fn(u, v):
            y = deep * u
            x = side * (w + 0.34 * (1 - u) + 0.008 * noise.noise((y * 3, v * 4, side * 3)) + 0.005 * noise.noise((y * 11, v * 15, 5)))
            return (x, y, sill - 0.05 - 0.12 * (1 - u) + (h + 0.06 + 0.12 * (1 - u)) * v)

        return fn

    for side in (-1, 1):
        grid("jamb", 120, 140, splay(side), stone)

    def vault(u, v):
        q = math.pi * v
        y = deep * u
        half = w + 0.34 * (1 - u)
        rough = 1 + 0.008 * noise.noise((y * 4, q * 2, 8))
        return (-half * rough * math.cos(q), y, sill + h + half * 0.62 * rough * math.sin(q))

    grid("vault", 120, 140, vault, stone)
    grid("sill", 120, 160, lambda u, v: ((u - 0.5) * 2 * (w + 0.05 + 0.34 * (1 - v)), deep * v, sill - 0.12 * (1 - v) + 0.012 * noise.noise((u * 6, v * 7, 2)) + 0.004 * noise.noise((u * 25, v * 22, 3))), stone)
    front = m_rough_stone("front", "#a8977c", "#6f604c", 1.6)

    def face(u, v):
        x, z = (u - 0.5) * 6, -0.4 + 4.2 * v
        half = w + 0.34
        inside = abs(x) < half and sill - 0.12 < z < sill + h + half * 0.62 * math.sqrt(max(0, 1 - (x / half) ** 2))
        return (x, (0.02 if not inside else 0.05) + 0.03 * noise.noise((x * 2, z * 2, 3)) + 0.01 * noise.noise((x * 9, z * 9, 4)), z)

    o = grid("face", 600, 420, face, front)
    bm = bmesh.new()
    bm.from_mesh(o.data)
    half = w + 0.33
    gone = [f for f in bm.faces if abs(f.calc_center_median().x) < half and sill - 0.12 < f.calc_center_median().z < sill + h + half * 0.62 * math.sqrt(max(0, 1 - (f.calc_center_median().x / half) ** 2))]
    bmesh.ops.delete(bm, geom=gone, context="FACES")
    bm.to_mesh(o.data)
    bm.free()
    iron = m_rough_stone("iron", "#3b3029", "#241c17", 0.25, 6)
    for x in (-0.21, 0.0, 0.21):
        tube("bar", [(x, deep - 0.12, sill - 0.02), (x + 0.004, deep - 0.12, sill + 0.9), (x, deep - 0.12, sill + h + 0.3)], 0.0115, iron, bez=False)
    for z in (sill + 0.42, sill + 0.95):
        box("bar", (1.0, 0.007, 0.035), (0, deep - 0.12, z), iron, 0.002)
    layers(40, ((260, "#c9cabf", -8), (520, "#d9d9d2", 6), (900, "#e4e3de", 22)))
    way = (-0.55, 0.62, -0.40)
    gradsky([(0, "#efe6d6"), (10, "#e9e6de"), (30, "#cdd8e0"), (60, "#a5bdd2"), (90, "#93b0ca")], (0.55, -0.62, 0.40), "#fff0d6", 5, 0.4, 80, 0.3, 1.5)
    sun((-0.6, -0.62, -0.5), 7, "#ffe0b4", 0.7)
    area((-1.6, -2.4, 2.2), (0, 0, 1.0), 1.8, 10, "#c9cfe0", 1.6)


def newspaper(at, turn):
    """A folded newspaper: grey columns that nobody can read, a crease, its edges not quite together."""
    a = N("news")
    uv = a.n("SeparateXYZ")
    a.t.links.new(a.coord("UV"), uv.inputs[0])
    u, v = uv.outputs[0], uv.outputs[1]
    col = a.math("FRACT", a.math("MULTIPLY", u, 4))
    row = a.math("FRACT", a.math("MULTIPLY", v, 46))
    words = a.math("GREATER_THAN", a.noise(a.coord("UV", (70, 46, 1)), 1.0, 2, 0.5), 0.46)
    ink = a.math("MULTIPLY", a.math("MULTIPLY", a.math("GREATER_THAN", col, 0.09), a.math("LESS_THAN", row, 0.5)), words)
    head = a.math("MULTIPLY", a.math("GREATER_THAN", v, 0.8), a.math("MULTIPLY", a.math("GREATER_THAN", a.noise(a.coord("UV", (34, 3, 1)), 1.0, 2, 0.5), 0.47), a.math("MULTIPLY", a.math("LESS_THAN", v, 0.93), a.math("GREATER_THAN", v, 0.86))))
    body = a.math("MULTIPLY", ink, a.math("LESS_THAN", v, 0.77))
    a.principled(a.mix(a.math("ADD", a.math("MULTIPLY", body, 0.5), a.math("MULTIPLY", head, 0.5)), "#d9d1bf", "#2b2824"), 0.85, spec=0.15)
    for k in range(4):
        sheet = grid("sheet", 60, 30, lambda u, v, k=k: ((u - 0.5) * 0.3 + 0.002 * k, (v - 0.5) * 0.21 + 0.0015 * k * (-1) ** k, 0.0012 * k + 0.007 * math.exp(-(((v - 0.02) / 0.05) ** 2)) * (k + 1) / 4 + 0.003 * noise.noise((u * 4, v * 3, k)) + 0.012 * max(0, u - 0.82) * (k + 1)), a.m)
        sheet.location, sheet.rotation_euler = at, (0, 0, turn)


def cafe(shot):
    """A marble table of a café in the square: an espresso, a glass of water, a newspaper; arcades out of focus."""
    a = N("marble")
    v = a.coord("Object")
    vein = a.ramp(a.noise(v, 5, 8, 0.62, 2.2), [(0.46, 0.0), (0.5, 1.0), (0.54, 0.0)])
    cloud = a.noise(v, 3, 5, 0.6)
    c = a.mix(a.math("MULTIPLY", vein, 0.55), a.mix(cloud, "#d9d5cd", "#ebe8e1"), "#8d8b88")
    a.principled(c, a.math("MULTIPLY_ADD", a.noise(v, 25, 4, 0.7), 0.25, 0.12), spec=0.5)
    shade_smooth(lathe("top", [(0, 0), (0.318, 0), (0.326, -0.004), (0.328, -0.014), (0.322, -0.022), (0, -0.022)], (0.02, 0.03, 0), a.m, 160), 40)
    shade_smooth(lathe("rim", [(0.329, -0.005), (0.334, -0.008), (0.334, -0.02), (0.329, -0.023)], (0.02, 0.03, 0), m_plain("brassrim", "#a8864e", 0.35, metal=1), 160), 40)
    white = m_ceramic("white", "#efebe2", False, 0.18)
    cup((0.06, -0.03, 0), white, m_plain("coffee", "#2b150b", 0.12, spec=0.5), r=0.034, h=0.05, rot=-0.7)
    spoon((0.1, -0.105, 0.009), 0.5, m_plain("steel", "#c9c8c4", 0.16, metal=1), 0.1)
    glass = m_glass("tumbler", "#fafcfb", 0.0, 2.0)
    r, h = 0.031, 0.082
    shade_smooth(lathe("tumbler", [(0, 0.0), (r * 0.85, 0.0), (r * 0.9, 0.004), (r, h), (r - 0.0016, h), (r * 0.86, 0.008), (0, 0.008)], (0.155, 0.075, 0), glass, 96), 50)
    shade_smooth(lathe("water", [(0, 0.0085), (r * 0.85, 0.0085), (r * 0.94, h * 0.62), (0, h * 0.62)], (0.155, 0.075, 0), m_glass("water", "#f4f8f8", 0.0, 1.2), 96), 50)
    newspaper((-0.125, 0.06, 0.001), 0.35)
    wall, pale = m_rough_stone("travertine", "#d3bb92", "#a98c62", 0.7), m_plaster("arcade", "#d9b98a", "#b8935f", 0.4)
    for k in range(-3, 5):
        x = k * 2.6 - 0.6
        box("pillar", (0.75, 0.7, 2.7), (x, 13, 0.55), wall, 0.05)
        box("capital", (0.95, 0.9, 0.18), (x, 13, 1.97), wall, 0.04)
        n = 24
        verts, faces = [], []
        for i in range(n + 1):
            q = math.pi * i / n
            cx, cz = x + 1.3 - 0.925 * math.cos(q), 2.05 + 0.925 * math.sin(q)
            verts += [(cx, 12.65, cz), (cx, 12.65, 3.6), (cx, 13.35, cz)]
            if i:
                b = 3 * i
                faces += [(b - 3, b, b + 1, b - 2), (b - 3, b - 1, b + 2, b)]
        mesh_obj("arch", verts, faces, pale)
        box("over", (0.75, 0.7, 1.6), (x, 13, 2.85), pale, 0)
        for z in (4.6, 6.6):
            box("window", (0.9, 0.1, 1.2), (x + 1.3, 12.6, z), m_plain("shutter", "#5c6a4e", 0.7), 0.01)
    box("storey", (26, 0.7, 6), (1, 13, 6.6), pale, 0)
    box("back", (30, 0.2, 4), (0, 17, 1.2), m_plaster("back", "#b79462", "#8b6a41", 0.3), 0)
    rnd = random.Random(4)
    paving = m_rough_stone("paving", "#c4b49a", "#94836a", 0.5)
    for i in range(-14, 14):
        for j in range(0, 20):
            box("slab", (0.58, 0.88, 0.06), (i * 0.6 + (j % 2) * 0.3, -1 + j * 0.9, -0.79 + rnd.uniform(-0.004, 0.004)), paving, 0.012, 2)
    dark = m_plain("chairiron", "#2f2f2c", 0.5, metal=0)
    for x, y, t in ((-1.5, 4.2, 0.5), (1.3, 5.0, 2.1), (0.2, 6.2, 1.0)):
        lathe("other", [(0, 0), (0.32, 0), (0.32, -0.02), (0, -0.02)], (x, y, 0), a.m, 64)
        tube("leg", [(x, y, -0.02), (x, y, -0.76)], 0.025, dark, bez=False)
        for k in (0, 1):
            cx, cy = x + 0.55 * math.cos(t + 3 * k), y + 0.55 * math.sin(t + 3 * k)
            lathe("seat", [(0, -0.3), (0.2, -0.3), (0.2, -0.33), (0, -0.33)], (cx, cy, 0), dark, 48)
            tube("back", [(cx - 0.18, cy + 0.15, -0.3), (cx - 0.17, cy + 0.2, 0.1), (cx, cy + 0.24, 0.16), (cx + 0.17, cy + 0.2, 0.1), (cx + 0.18, cy + 0.15, -0.3)], 0.014, dark)
    way = (0.66, 0.5, -0.52)
    gradsky([(0, "#f3e2c6"), (20, "#d5dbe0"), (60, "#94b3cf"), (90, "#83a7ca")], [-k for k in way], "#ffdca8", 5, 0.6, 80, 0.6, 0.9)
    sun(way, 6, "#ffdcae", 0.7)
    box("awning", (5, 3, 0.02), (-0.5, -1.2, 2.3), m_sheer("awning", "#ead9b8", 1.0, 0.4), 0)


def stream(shot):
    """The dry bed of a stream in a gorge: stones that the water has rounded, moss on those that lie still."""
    rnd = random.Random(11)
    stones = [m_rough_stone(f"river{k}", c, d, 0.3, 7) for k, (c, d) in enumerate((("#b3aa98", "#6d655a"), ("#9a958c", "#54504a"), ("#c4b79f", "#7d7160"), ("#877f74", "#48433d")))]
    mossy = m_rough_stone("mossy", "#9c9585", "#55504a", 0.5, 6, "#48542a")
    bank = lambda x, y: 0.1 * abs(x - 0.15 * math.sin(y * 1.4)) ** 1.6
    placed, tries = [], 0
    for low, high, count in ((0.13, 0.26, 16), (0.055, 0.11, 110), (0.02, 0.05, 900)):
        got = 0
        while got < count and tries < 60000:
            tries += 1
            y = rnd.uniform(-0.6, 3.6)
            x = rnd.uniform(-1.2, 1.2) * (1 + 0.35 * max(0, y))
            r = rnd.uniform(low, high)
            if any((x - px) ** 2 + (y - py) ** 2 < ((r + pr) * 0.78) ** 2 for px, py, pr in placed):
                continue
            placed.append((x, y, r))
            got += 1
            s = (rnd.uniform(0.9, 1.3), rnd.uniform(0.75, 1.05), rnd.uniform(0.5, 0.75))
            mat = mossy if low > 0.1 and rnd.random() < 0.7 else rnd.choice(stones)
            o = blob("stone", [((0, 0, 0), r, s)], mat, 5 if low > 0.05 else 4, 0.09 if low > 0.1 else 0.06, 0.9)
            o.location, o.rotation_euler = (x, y, bank(x, y) + r * 0.16), (rnd.uniform(-0.25, 0.25), rnd.uniform(-0.25, 0.25), rnd.uniform(0, 6.28))
    gravel = m_rough_stone("gravel", "#8f8676", "#4e473d", 1.0, 14)
    grid("bed", 300, 300, lambda u, v: ((u - 0.5) * 7, -0.9 + 7 * v, bank((u - 0.5) * 7, -0.9 + 7 * v) - 0.012 + 0.012 * noise.noise((u * 60, v * 60, 1))), gravel)
    rock = m_rough_stone("rock", "#8f8a7c", "#4c483f", 3.0, 0.8, "#43521f")
    for side in (-1, 1):
        grid("cliff", 160, 160, lambda u, v, side=side: (side * (1.75 + 0.5 * v + 0.5 * noise.noise((u * 4, v * 4, side)) + 0.15 * noise.noise((u * 14, v * 12, side))), -0.6 + 7 * u, -0.1 + 5 * v), rock)
    grid("behind", 120, 90, lambda u, v: ((u - 0.5) * 8, 4.8 + 0.6 * noise.noise((u * 6, v * 5, 9)), -0.3 + 5 * v), rock)
    area((0.8, 3.0, 4.6), (0, 1.0, 0), 2.2, 300, "#eef2e2", 2.2)
    sun((0.62, -0.42, -0.62), 4.5, "#fbf0cf", 0.8)
    world("#a9b39c", 0.3)


def steps(shot):
    """Worn stone steps between walls in the afternoon; one pot of geraniums at their side."""
    stone = m_rough_stone("tread", "#c3b294", "#8d7b5f", 0.8)
    rnd = random.Random(3)
    for k in range(9):
        def tread(u, v, k=k):
            x = (u - 0.5) * 2.4
            worn = 0.022 * math.exp(-(((x - 0.1) / 0.42) ** 2))
            y, z = k * 0.36, k * 0.155
            if v < 0.3:  # the riser
                t = v / 0.3
                return (x, y + 0.012 * noise.noise((x * 4, k, t)) + 0.02 * (1 - t), z - 0.22 * (1 - t) - worn * t)
            t = (v - 0.3) / 0.7
            round_ = 0.012 * math.exp(-t * 14)
            return (x, y + 0.36 * t + 0.02, z - worn * (1 - 0.5 * t) - round_ + 0.006 * noise.noise((x * 5, t * 3 + k, 7)))

        grid("step", 200, 60, tread, stone)
    plaster = m_plaster("wall", "#d8c3a0", "#b3966c", 0.7, 1.5)
    base = m_rough_stone("base", "#b5a385", "#7f6d54", 1.4)
    grid("left", 160, 120, lambda u, v: (-1.16 + 0.03 * noise.noise((u * 8, v * 6, 1)), -1.2 + 7 * u, -0.4 + 4 * v), plaster)
    grid("right", 160, 120, lambda u, v: (1.18 + 0.04 * noise.noise((u * 8, v * 6, 2)), -1.2 + 7 * u, -0.4 + 4 * v), base)
    terra = m_rough_stone("terracotta", "#a9603d", "#7d4229", 0.2, 3)
    at = (0.82, 0.56, 0.155)
    pot(at, 0.13, 0.22, terra, m_plain("soil", "#3a2a1e", 0.95))
    greens = [m_leaf("ger1", "#47602a", "#8aa040", 0.35), m_leaf("ger2", "#58702f", "#9db04a", 0.35)]

    def round_leaf(u, v):
        q = u * 2 * math.pi
        r = 0.034 * v * (1 + 0.08 * math.cos(7 * q))
        return (r * math.cos(q), r * math.sin(q), 0.012 * v * v + 0.004 * math.cos(7 * q) * v)

    kinds = []
    for g in greens:
        o = grid("gerleaf", 42, 6, round_leaf, g)
        o.location = (0, -500, -500)
        kinds.append(o)
    stalk = m_plain("stalk", "#6a7a3a", 0.7)
    for _ in range(110):
        q, l = rnd.uniform(0, 6.28), rnd.uniform(0.05, 0.17)
        z = at[2] + 0.22 + rnd.uniform(0.02, 0.2)
        p = (at[0] + l * math.cos(q), at[1] + l * math.sin(q), z)
        dup(rnd.choice(kinds), p, (rnd.uniform(-0.6, 0.6), rnd.uniform(-0.6, 0.6), q), rnd.uniform(0.6, 1.25))
        tube("stalk", [(at[0] + 0.3 * l * math.cos(q), at[1] + 0.3 * l * math.sin(q), at[2] + 0.2), p], 0.0018, stalk, res=1, bez=False)
    red = m_leaf("petal", "#a02a24", "#d8513c", 0.4)
    petal = grid("petal", 8, 6, lambda u, v: ((u - 0.1) * 0.02, (v - 0.5) * 0.018 * math.sin(math.pi * min(1, u + 0.15)), 0.004 * u * u), red)
    petal.location = (0, -500, -500)
    for _ in range(7):
        q, l = rnd.uniform(0, 6.28), rnd.uniform(0.02, 0.15)
        c = Vector((at[0] + l * math.cos(q), at[1] + l * math.sin(q), at[2] + rnd.uniform(0.42, 0.52)))
        tube("stalk", [(c.x, c.y, at[2] + 0.25), c], 0.002, stalk, res=1, bez=False)
        for _ in range(34):
            d = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0.3, 0.8))).normalized()
            dup(petal, c + d * 0.021, d.to_track_quat("Z", "X").to_euler(), rnd.uniform(0.8, 1.2))
    way = (0.5, 0.6, -0.6)
    gradsky([(0, "#e9dcc4"), (30, "#c9d6e0"), (90, "#88aacc")], [-k for k in way], "#ffe0b0", 5, 0.5, 80, 0.5, 0.7)
    sun(way, 6, "#ffdfb0", 0.7)


def olive(shot):
    """An olive branch against the low sun, and behind it, out of focus, the hills in their haze."""
    leaf_, stem = m_leaf("olive", "#5d6a45", "#a9b177", 0.35), m_wood("twig", "#7d6a50", "#4a3d2d", 4, "Z", 0.8, bump=0.6)
    rnd = random.Random(2)
    for k in range(7):
        at = (-0.62 + rnd.uniform(-0.12, 0.06), rnd.uniform(-0.08, 0.3), 0.22 + 0.07 * k)
        olive_branch(at, rnd.uniform(0.55, 0.85), leaf_, stem, seed=40 + k, n=34, spread=0.35, lean=(1.5 + 0.15 * k, 0.0))
    layers(60, ((120, "#a9a98d", -14), (300, "#bdbba3", 0), (560, "#d2ccb8", 16), (900, "#e3dac6", 32)), seed=8, width=1500)
    way = (-0.5, -0.72, -0.36)
    gradsky([(0, "#f7e3bf"), (8, "#f2e4cc"), (26, "#cdd8dd"), (60, "#95b4cd"), (90, "#86a9c8")], [-k for k in way], "#ffdda4", 6, 0.8, 100, 0.8, 0.9)
    sun(way, 6, "#ffd9a2", 0.7)


def snow(shot):
    """Bare twigs that carry the night's snow; behind them the mist of the wood."""
    bark, white = m_rough_stone("bark", "#5d5146", "#2e2721", 0.3, 9), N("snow")
    grain = white.noise(white.coord("Object"), 300, 3, 0.7)
    soft = white.noise(white.coord("Object"), 24, 4, 0.6)
    p = white.principled("#eef1f5", 0.75, spec=0.2, normal=white.bump(white.math("ADD", soft, white.math("MULTIPLY", grain, 0.4)), 0.6, 0.004))
    p.inputs["Subsurface Weight"].default_value = 0.35
    p.inputs["Subsurface Radius"].default_value = (0.012, 0.014, 0.02)
    rnd = random.Random(12)

    def twig(p, d, length, thick, depth=0):
        pts, q, way = [], Vector(p), Vector(d).normalized()
        for k in range(9):
            pts.append((*q, 1 - 0.075 * k))
            q = q + way * length / 8
            way = (way + Vector((rnd.gauss(0, 0.12), rnd.gauss(0, 0.1), rnd.gauss(0.02, 0.1)))).normalized()
        tube("twig", pts, thick, bark, res=4)
        for a, b in zip(pts, pts[1:]):
            flat = 1 - abs(b[2] - a[2]) / (length / 8)
            if flat < 0.25 or rnd.random() < 0.12:
                continue
            h = thick * a[3]
            cap = [(*(Vector(a[:3]).lerp(Vector(b[:3]), t) + Vector((0, 0, h * (0.9 + 0.5 * flat)))), (0.75 + 0.5 * rnd.random()) * (1 if 0 < t < 1 else 0.8)) for t in (0, 0.25, 0.5, 0.75, 1)]
            tube("cap", cap, h * 1.15 + 0.0025, white.m, res=5)
        if depth < 3:
            for k in range(2, 8):
                if rnd.random() < 0.75:
                    side = Vector((rnd.uniform(-0.6, 1), rnd.uniform(-0.5, 0.5), rnd.uniform(-0.2, 0.9)))
                    twig(pts[k][:3], (Vector(d).normalized() + side).normalized(), length * rnd.uniform(0.35, 0.6), thick * 0.55, depth + 1)

    twig((-1.0, 0.05, 0.3), (1, 0.02, 0.25), 1.5, 0.017)
    twig((-0.9, 0.25, 0.05), (1, -0.1, 0.12), 1.3, 0.012)
    twig((0.9, 0.3, 0.95), (-1, -0.05, -0.15), 1.1, 0.012)
    for _ in range(26):
        x, y = rnd.uniform(-6, 6), rnd.uniform(7, 22)
        tube("trunk", [(x, y, -4, 1.2), (x + rnd.uniform(-0.3, 0.3), y, 1, 1), (x + rnd.uniform(-0.6, 0.6), y, 8, 0.6)], rnd.uniform(0.09, 0.2), m_plain(f"far{_}", a_mix("#5a5a5c", "#bfc6cd", min(1, (y - 4) / 17)), 0.95))
    mesh_obj("ground", [(-60, 3, -1.2), (60, 3, -1.2), (60, 90, 2.5), (-60, 90, 2.5)], [(0, 1, 2, 3)], white.m)
    gradsky([(0, "#d5dbe2"), (12, "#dde2e7"), (40, "#cdd6e0"), (90, "#b5c3d3")], (0.5, 0.5, 0.5), "#fff0dc", 4, 0.25, 60, 0.1, 1.0)
    sun((-0.55, 0.6, -0.42), 2.2, "#ffe8c8", 2.5)


SETS = {"coast": coast, "shore": shore, "embrasure": embrasure, "cafe": cafe, "stream": stream, "steps": steps, "olive": olive, "snow": snow}


if __name__ == "__main__":
    shot = load()
    reset()
    SETS[shot["set"]](shot)
    shoot(shot)
