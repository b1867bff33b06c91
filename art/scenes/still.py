"""Near still lifes with a short focus: a table in use, and whatever is behind it out of focus."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))
from dishes import *
from furniture import *
from light import *
from outdoor import *
from shot import load, shoot
from woven import *


def spoon(at, turn, mat, length=0.135):
    """A coffee spoon lying on its back."""

    def fn(u, v):
        s = 2 * v - 1
        bowl = math.sqrt(max(0, 1 - ((u - 0.13) / 0.135) ** 2)) * 0.0125 if u < 0.25 else 0
        w = max(bowl, 0.0022 + 0.0042 * max(0, (u - 0.3) / 0.7) ** 1.6 * (1 - max(0, (u - 0.94) / 0.06) ** 2 * 0.8))
        dip = max(0, 1 - ((u - 0.13) / 0.14) ** 2) * (1 - s * s)
        z = 0.005 - 0.0045 * dip + 0.012 * math.sin(math.pi * min(1, max(0, (u - 0.2) / 0.75))) * 0.8
        return (u * length, s * w, z)

    o = grid("spoon", 60, 12, fn, mat)
    m = o.modifiers.new("so", "SOLIDIFY")
    m.thickness = 0.0011
    o.location, o.rotation_euler = at, (0, 0, turn)
    return subsurf(o, 1)


def planks(mat, x0=-1.1, x1=1.1, y0=-0.6, y1=0.62, seed=2, turn=0.0, thick=0.04):
    rnd, y, e = random.Random(seed), y0, link(bpy.data.objects.new("table", None))
    while y < y1:
        w = rnd.uniform(0.11, 0.16)
        box("plank", (x1 - x0, w - rnd.uniform(0.002, 0.005), thick), (0, y + w / 2, -thick / 2 - rnd.uniform(0, 0.0015)), mat, 0.004, 3, (rnd.uniform(-0.004, 0.004), 0, 0)).parent = e
        y += w
    e.rotation_euler = (0, 0, turn)
    floor = mesh_obj("simtable", [(-1.2, -0.62, 0.001), (1.2, -0.62, 0.001), (1.2, 0.62, 0.001), (-1.2, 0.62, 0.001)], [(0, 1, 2, 3)])
    floor.hide_render = True
    return floor


def m_crumb():
    a = N("crumb")
    v = a.coord("Object")
    x = a.n("TexVoronoi", feature="SMOOTH_F1")
    a.t.links.new(v, x.inputs["Vector"])
    x.inputs["Scale"].default_value = 190
    holes = a.math("ADD", x.outputs["Distance"], a.math("MULTIPLY", a.noise(v, 60, 3, 0.6), 0.9))
    c = a.ramp(holes, [(0.3, "#a98655"), (0.5, "#cdb283"), (0.8, "#dcc79d")])
    a.principled(c, 0.9, spec=0.15, normal=a.bump(holes, 0.9, 0.004))
    return a.m


def m_honey(color="#b07a35"):
    """Clear enough to glow against the light."""
    a = N("honey")
    p = a.principled(color, 0.08, spec=0.5)
    t, mx = a.n("BsdfTranslucent"), a.n("MixShader")
    a.set(t, "Color", hexc("#c79a52"))
    mx.inputs[0].default_value = 0.5
    a.t.links.new(p.outputs[0], mx.inputs[1])
    a.t.links.new(t.outputs[0], mx.inputs[2])
    return a.surf(mx.outputs[0])


def leaves(mats, count, x, y, z, seed=1, size=(0.8, 1.5)):
    """Vine leaves hanging in a volume."""
    rnd = random.Random(seed)

    def blade(u, v):
        s = (v - 0.5) * 2
        w = 0.055 * (1 - (2 * u - 0.9) ** 2 * 0.75) * (1 + 0.25 * math.cos(u * 17))
        return (u * 0.1 - 0.01, s * w, 0.012 * abs(s) - 0.02 * u * u)

    kinds = []
    for m in mats:
        o = grid("vineleaf", 7, 4, blade, m)
        o.location = (0, -500, -500)
        kinds.append(o)
    for _ in range(count):
        p = (rnd.uniform(*x), rnd.uniform(*y), rnd.uniform(*z))
        dup(rnd.choice(kinds), p, (rnd.uniform(-0.9, 0.9), rnd.uniform(0.3, 1.5), rnd.uniform(0, 6.28)), rnd.uniform(*size))


def m_leaf(name, color, lit, translucent=0.5):
    a = N(name)
    p = a.principled(a.mix(a.noise(a.coord("Object"), 30, 2, 0.6), color, a_mix(color, lit, 0.3)), 0.42, spec=0.4)
    t, mx = a.n("BsdfTranslucent"), a.n("MixShader")
    a.set(t, "Color", hexc(lit))
    mx.inputs[0].default_value = translucent
    a.t.links.new(p.outputs[0], mx.inputs[1])
    a.t.links.new(t.outputs[0], mx.inputs[2])
    return a.surf(mx.outputs[0])


def terrace(shot):
    wood = m_wood("oldwood", "#a58865", "#5a4530", 2.2, "X", 0.46, bump=0.5, ring=6)
    table = planks(wood, turn=0.10, y1=0.6)
    cream, sand = m_ceramic("cream", "#efe7d9"), m_ceramic("sand", "#bfa682")
    brass = m_plain("brass", "#c9a25e", 0.24, metal=1)
    plain = shot.has("plain")
    if not plain:
        linen = m_woven("napkin", "#e6dcca", 0.0008)
        napkin(linen, table, "still_napkin", -0.15, 0.0, 0.5).location = (-0.15, 0.0, 0)
        spoon((-0.20, -0.10, 0.012), 0.75, brass)
    cup((0.105, -0.02, 0), cream, m_cappuccino(), r=0.044, h=0.058, rot=-0.5)
    plate((0.235, 0.15, 0), 0.105, sand, 0.012)
    crust = m_pastry("crust", "#8a5a30", "#53331b", "#c2a07a", 0.0, 30)
    toast((0.215, 0.14, 0.010), 0.5, crust, m_crumb(), 2, 0.125, 0.085)
    toast((0.255, 0.165, 0.026), -0.25, crust, m_crumb(), 5, 0.12, 0.08)
    jar((0.04, 0.17, 0), m_honey(), m_glass("jarglass", "#f4f4ee", 0.0, 1.6), None, 0.034, 0.082, 0.6)
    if plain:
        return against_vine(wide=shot.has("wide"))
    low = shot.has("no stand")
    if low:
        plate((0.12, 0.46, 0), 0.14, cream, 0.014)
    else:
        cake_stand((0.12, 0.46, 0), 0.125, 0.075, cream)
    ring_cake((0.12, 0.46, 0.008 if low else 0.077), 0.068, 0.042, m_pastry("cake", "#b9762f", "#7d4219", "#d59c55", 0.9, 12))
    against_vine(wide=shot.has("wide"))


def against_vine(sun_way=(0.62, -0.72, -0.50), wide=False):
    """Behind: a low warm wall, the vine against the light."""
    plaster = m_plaster("wall", "#d9c7a8", "#b9a27c", 0.4, 2)
    box("parapet", (7, 0.3, 1.0), (0, 3.4, -0.55), plaster, 0.03)
    mesh_obj("floor", [(-5, -3, -0.76), (5, -3, -0.76), (5, 4, -0.76), (-5, 4, -0.76)], [(0, 1, 2, 3)], m_plaster("cotto", "#a8714d", "#8a573a", 0.3, 3))
    greens = [m_leaf("vine1", "#4c5f24", "#9db33a", 0.55), m_leaf("vine2", "#5d6d2c", "#b9b848", 0.5), m_leaf("vine3", "#3c5220", "#7f9c34", 0.5)]
    leaves(greens, 420, (-1.1, 1.3), (1.7, 3.0), (-0.15, 0.75), 1)
    leaves(greens, 200, (-0.2, 1.4), (1.5, 2.4), (0.1, 0.8), 2)
    if wide:
        leaves(greens, 420, (-3.0, -1.0), (1.3, 3.1), (-0.2, 0.75), 4)
    leaves(greens, 9, (-1.7, -0.9), (1.6, 2.2), (0.95, 1.5), 3)
    for x, y in ((-0.62, 2.6), (0.85, 2.2)):
        tube("cane", [(x, y, -0.7), (x + 0.06, y, 0.1), (x - 0.03, y, 0.6), (x + 0.05, y, 1.3)], 0.022, m_plain("cane", "#4d3a28", 0.85))
    gradsky([(0, "#ffe9c4"), (12, "#f3ead6"), (28, "#c4d3de"), (60, "#8fb0cf"), (90, "#7fa3c6")], [-k for k in sun_way], "#ffd79a", 5, 0.9, 80, 1.0, 0.8)
    sun(sun_way, 9, "#ffd7a2", 0.7)


def by_the_window(wall="#cfc2ac"):
    """Behind: a wall in half shade; one tall window on the left, with its bars, and nothing else."""
    plaster = m_plaster("wall", wall, a_mix(wall, "#8d7a5e", 0.25), 0.5, 1.6)
    box("wall", (6, 0.2, 4), (0, 1.25, 0.8), plaster, 0)
    box("right", (0.2, 6, 4), (2.6, 0, 0.8), plaster, 0)
    area((-1.75, 0.35, 0.75), (0, 0.1, 0.05), 1.1, 80, "#f1f3fa", 1.35)
    for y in (0.0, 0.35, 0.7):
        box("bar", (0.03, 0.035, 1.5), (-1.7, y, 0.75), None, 0).visible_camera = False
    for z in (0.45, 0.9):
        box("bar", (0.03, 1.2, 0.03), (-1.7, 0.35, z), None, 0).visible_camera = False
    world("#cfc4b4", 0.15)


def m_jam():
    a = N("jam")
    n = a.noise(a.coord("Object"), 60, 4, 0.6)
    a.principled(a.ramp(n, [(0.3, "#3d0a0e"), (0.7, "#7d1a16")]), 0.14, spec=0.5, clear=0.7, normal=a.bump(n, 0.5, 0.004))
    return a.m


def breakfast(shot):
    """The table laid with a linen cloth, the tart in front, coffee ready."""
    cloth_ = m_woven("tablecloth", "#ddd3c1", 0.0009, wr=0.12, wrscale=5)

    def sheet(u, v):
        x, y = (u - 0.5) * 2.2, -0.75 + v * 1.35
        fold = 0.0035 * math.exp(-(((x + 0.21) / 0.006) ** 2)) + 0.003 * math.exp(-(((y - 0.08) / 0.006) ** 2))
        return (x, y, fold + 0.004 * noise.noise((x * 3, y * 3, 1)) + 0.0015 * noise.noise((x * 11, y * 9, 2)) - 0.004)

    top = grid("tablecloth", 300, 200, sheet, cloth_)
    for loop in top.data.loops:
        c = top.data.vertices[loop.vertex_index].co
        top.data.uv_layers[0].data[loop.index].uv = (c.x, c.y)
    table = mesh_obj("simtable", [(-1.2, -0.8, 0.004), (1.2, -0.8, 0.004), (1.2, 0.62, 0.004), (-1.2, 0.62, 0.004)], [(0, 1, 2, 3)])
    table.hide_render = True
    cream, sand, blue = m_ceramic("cream", "#ece3d3"), m_ceramic("sand", "#b39a77"), m_ceramic("blue", "#7d8b8b")
    brass = m_plain("brass", "#c9a25e", 0.24, metal=1)
    napkin(m_woven("napkin", "#a9ab94", 0.0008), table, "still_napkin_2", -0.24, -0.08, 1.1, 0.34).location = (-0.11, -0.07, 0)
    plate((0.03, -0.02, 0), 0.155, sand, 0.014)
    crostata((0.03, -0.02, 0.011), 0.122, m_pastry("pastry", "#c0843f", "#7c461c", "#dcb073"), m_jam())
    moka((-0.09, 0.32, 0), m_alu(), m_plain("black", "#1b1815", 0.35), rot=math.radians(-150))
    cup((-0.235, 0.18, 0), cream, m_plain("coffee", "#24110a", 0.1, spec=0.5), r=0.036, h=0.054, rot=math.radians(200))
    spoon((-0.29, -0.06, 0.014), 0.25, brass, 0.11)
    shade_smooth(lathe("bowl", [(0, 0), (0.05, 0), (0.052, 0.004), (0.085, 0.03), (0.112, 0.066), (0.116, 0.069), (0.11, 0.069), (0.082, 0.034), (0.05, 0.012), (0, 0.01)], (0.26, 0.27, 0), blue, 96))
    peach, fig, stem = m_fruit("peach", "#c9602f", "#dba65c", 0.6, 16, 0.05, 400), m_fruit("fig", "#33202f", "#5a3849", 0.45, 20), m_plain("stem", "#5d4a35", 0.8)
    for i, (x, y, z, mat) in enumerate(((0.225, 0.245, 0.028, peach), (0.3, 0.25, 0.03, peach), (0.26, 0.315, 0.03, fig), (0.262, 0.26, 0.074, fig))):
        fruit((x, y, z), 0.027 if mat is fig else 0.036, mat, 0.93, stem, seed=i + 1)
    jar((0.2, 0.1, 0), m_honey(), m_glass("jarglass", "#f4f4ee", 0.0, 1.6), None, 0.034, 0.082, 0.6)
    cake_stand((0.07, 0.5, 0), 0.125, 0.085, cream)
    ring_cake((0.07, 0.5, 0.087), 0.068, 0.042, m_pastry("cake", "#b9762f", "#7d4219", "#d59c55", 0.9, 12))
    by_the_window()


def headlamp(shot):
    """The round lamp of an old car, its wing and a piece of its bumper."""
    paint, chrome = m_plain("paint", "#8b9a80", 0.3, spec=0.5, clear=1.0), m_plain("chrome", "#dcdad6", 0.08, metal=1)

    def body(cx, cz, rx, rz, front, back, power=2.4):
        def fn(u, v):
            q, t = u * 2 * math.pi, v
            k = (1 - (1 - min(1, t / 0.35)) ** power) ** (1 / power)
            return (cx + rx * k * math.cos(q), front + (back - front) * t, cz + rz * k * math.sin(q))

        return grid("body", 96, 80, fn, paint)

    body(0.0, 0.0, 0.17, 0.19, 0.0, 1.6)
    body(0.58, -0.03, 0.52, 0.27, 0.05, 1.7, 3.2)
    body(0.3, -0.30, 0.75, 0.16, 0.02, 1.7, 3.5)
    y = -0.012
    bezel = [(0.086, 0), (0.102, 0), (0.104, 0.012), (0.097, 0.03), (0.088, 0.034), (0.082, 0.026), (0.082, 0.0)]
    turn = (math.pi / 2, 0, 0)
    shade_smooth(lathe("bezel", bezel, (0, y + 0.02, 0.03), chrome, 96, rot=turn))
    lathe("bowl", [(0.012, -0.06), (0.045, -0.035), (0.07, -0.012), (0.083, 0.015)], (0, y + 0.01, 0.03), m_plain("reflector", "#e6e4de", 0.12, metal=1), 64, rot=turn)
    lathe("bulb", [(0, -0.045), (0.011, -0.04), (0.012, -0.02), (0, -0.008)], (0, y + 0.01, 0.03), m_plain("bulb", "#efe6d0", 0.1, spec=0.6), 32, rot=turn)
    g = N("lens")
    w = g.n("TexWave", wave_type="BANDS", bands_direction="X")
    g.t.links.new(g.coord("Object"), w.inputs[0])
    w.inputs["Scale"].default_value = 26
    tr, gl, mx = g.n("BsdfTransparent"), g.n("BsdfGlossy"), g.n("MixShader")
    tr.inputs[0].default_value = hexc("#eef0ea")
    gl.inputs["Roughness"].default_value = 0.05
    g.set(gl, "Normal", g.bump(w.outputs["Fac"], 0.7, 0.004))
    g.set(mx, 0, g.math("MULTIPLY_ADD", w.outputs["Fac"], 0.22, 0.14))
    g.t.links.new(tr.outputs[0], mx.inputs[1])
    g.t.links.new(gl.outputs[0], mx.inputs[2])
    lathe("lens", [(0.084, 0.022), (0.07, 0.034), (0.045, 0.043), (0.02, 0.047), (0, 0.048)], (0, y + 0.012, 0.03), g.surf(mx.outputs[0]), 96, rot=turn)
    tube("bumper", [(-0.3, 0.12, -0.2), (-0.16, -0.06, -0.2), (0.2, -0.1, -0.2), (1.2, -0.1, -0.2)], 0.032, chrome, res=10)
    for k in range(7):
        tube("grille", [(0.62, -0.012 + 0.002 * k, -0.08 + 0.028 * k), (0.95, -0.012 + 0.002 * k, -0.08 + 0.028 * k)], 0.0065, chrome, bez=False)
    box("dark", (0.5, 0.02, 0.22), (0.86, 0.02, 0.0), m_plain("dark", "#11110f", 0.7), 0.02)
    against_vine((0.66, -0.38, -0.5))


def open_book(at, turn, cover, paper):
    """A book lying face down, as somebody has left it."""

    def build():
        for k in (-1, 1):
            lean = (0, k * math.radians(11), 0)
            box("cover", (0.142, 0.212, 0.0025), (k * 0.069, 0, 0.022), cover, 0.001, 2, lean)
            box("pages", (0.134, 0.204, 0.011), (k * 0.066, 0, 0.0145), paper, 0.002, 2, lean)

    return grouped(build, at, turn)


def bed_surface(sheet_mat, duvet_mat, edge=-0.74, half=None):
    """The sheet with its creases, and the duvet turned back; beyond `half` they hang down the side of the bed."""

    def side(x, z):
        over = abs(x) - half if half else -1
        if over <= 0:
            return x, z
        q = min(over / 0.05, math.pi / 2)
        return math.copysign(half + 0.05 * math.sin(q) + 0.012 * math.sin(over * 9), x), z - 0.05 * (1 - math.cos(q)) - max(0, over - 0.05 * math.pi / 2)

    def sheet(u, v):
        x, y = (u - 0.5) * 2.4, 0.12 - v * 1.3
        n = noise.noise((x * 2.2, y * 2.2, 3))
        ridge = (1 - abs(noise.noise((x * 2.6 + n, y * 5 + 0.8 * n, 4)))) ** 7 * 0.016
        x, z = side(x, ridge + 0.006 * noise.noise((x * 5, y * 5, 5)) - 0.01)
        return (x, y, z)

    def duvet(u, v):
        x = (u - 0.5) * 2.6
        front = edge + 0.03 * noise.noise((x * 1.7, 1, 6)) + 0.012 * noise.noise((x * 6, 2, 6))
        y = front - v * 1.3
        rise = math.sqrt(max(0, 1 - (1 - min(1, v / 0.05)) ** 2))
        n = noise.noise((x * 1.8, y * 2.4, 8))
        puff = 0.03 * noise.noise((x * 2.2, y * 2.6, 9)) + (1 - abs(noise.noise((x * 2.4 + n, y * 3.4 - n, 10)))) ** 6 * 0.02
        x, z = side(x, (0.075 + puff) * rise - 0.004)
        return (x, y - 0.02 * rise, z)

    for name, fn, mat in (("sheet", sheet, sheet_mat), ("duvet", duvet, duvet_mat)):
        o = grid(name, 320, 220, fn, mat)
        for loop in o.data.loops:
            c = o.data.vertices[loop.vertex_index].co
            o.data.uv_layers[0].data[loop.index].uv = (c.x, c.y)


def stump(at, r, h):
    """A section of tree trunk as a table: rings on its top, no two sides alike."""
    raw = m_board("stump", "#a07c54", "#5d4229", "Z", 0.013, 0.55, 0.3)

    def trunk(u, v):
        q = u * 2 * math.pi
        wide = r * (1 + 0.05 * noise.noise((math.cos(q) * 1.2, math.sin(q) * 1.2, 3)) + 0.012 * noise.noise((math.cos(q) * 5, math.sin(q) * 5, v * 2)))
        k, z = (1.02 - 0.03 * v / 0.6, h * v / 0.6) if v < 0.6 else (0.985, h + 0.004) if v < 0.62 else (0.985 * (1 - (v - 0.62) / 0.38), h + 0.004)
        return (wide * k * math.cos(q), wide * k * math.sin(q), z)

    o = shade_smooth(grid("stump", 160, 60, trunk, raw), 40)
    o.location = at
    return o


def bedhead(shot):
    """Pillows against the head of a bed: one room, one hour."""
    look = shot["room"]
    white, second = m_woven("white", "#eae4d8", 0.0006, wr=0.08, wrscale=5), m_woven("second", {"natural": "#cfc2aa", "elegant": "#ddd0ba", "reading": "#e2dbcd"}[look], 0.0008, wr=0.08, wrscale=5)
    accent = {"natural": m_woven("accent", "#7c8370", 0.0011, translucent=0.05), "elegant": m_linen("accent", "#a9865c", var=0.03, coord="Object", sheen=0.8, rough=0.6), "reading": m_woven("accent", "#79483a", 0.0012, translucent=0.05)}[look]
    walnut = m_wood("walnut", "#8a5f3c", "#3f2616", 3, "Z", 0.38)
    bed_surface(white, second, half=shot.get("half"))
    r = math.radians
    for k, w, h, at, turn, mat, flange in (
        ("p1", 0.72, 0.5, (-0.43, -0.2, 0.23), (r(69), 0.02, 0.06), second, 0.045),
        ("p2", 0.72, 0.5, (0.41, -0.22, 0.23), (r(64), -0.03, -0.05), second, 0.045),
        ("p3", 0.66, 0.46, (-0.37, -0.41, 0.2), (r(58), 0.05, 0.09), white, 0.0),
        ("p4", 0.66, 0.46, (0.44, -0.43, 0.19), (r(52), -0.04, -0.13), white, 0.0),
        ("p5", 0.5, 0.32, (0.06, -0.6, 0.16), (r(51), 0.05, 0.12), accent, 0.0),
    ):
        p = pillow(f"pillow_{k}_{w}_{h}", w, h, 34, 1.0, mat, flange, seed=int(k[1:]))
        p.location, p.rotation_euler = at, turn
    wall = {"natural": "#d8cdb9", "elegant": "#dccfba", "reading": "#33483a"}[look]
    plaster = m_plaster("wall", wall, a_mix(wall, "#6d5d44", 0.2), 0.5, 1.4)
    box("wall", (7, 0.2, 4), (0, 0.24, 1), plaster, 0)
    drum_at = (1.22, -0.12, -0.5)
    if look == "elegant":
        headboard_channels(1.9, 0.98, (0, 0.13, -0.34), m_linen("velvet", "#9c7c58", var=0.03, coord="Object", sheen=1.0, rough=0.6), n=12)
    elif look == "natural":
        raw = m_wood("raw", "#a8845c", "#6f5238", 1.6, "X", 0.6, bump=0.6, ring=5)
        for k, z in enumerate((0.02, 0.30, 0.575)):
            box("plank", (1.88, 0.05, 0.265), (0.004 * k, 0.1, z), raw, 0.012, 3, (0.01 * (k - 1), 0, 0.002 * (k - 1)))
        for x in (-0.97, 0.97):
            box("post", (0.085, 0.085, 1.6), (x, 0.09, 0.05), m_wood("post", "#a8845c", "#6f5238", 1.6, "Z", 0.6, bump=0.6, ring=5), 0.014)
    else:
        box("head", (1.86, 0.11, 1.0), (0, 0.09, 0.14), m_linen("green", "#43594a", var=0.05, coord="Object", sheen=0.8, rough=0.7), 0.045, 6)
    ceramic, shade_ = m_ceramic("ceramic", "#d2c3aa"), m_sheer("shade", "#f3e2c4", 1.0, 0.55)
    if shot.has("stump"):
        stump(drum_at, 0.2, 0.525)
    else:
        fluted_drum(0.21, 0.5, drum_at, walnut, top=walnut)
    if look == "natural" and not shot.has("stump"):
        vase((1.2, -0.14, 0.03), ceramic, 0.24, 0.085, 0.034)
        for i in range(7):
            olive_branch((1.2, -0.14, 0.25), 0.5, m_leaf("dry", "#a08a62", "#c9b48a", 0.2), m_plain("stem", "#6b5238", 0.8), seed=60 + i, n=16, spread=0.5)
    elif look != "natural":
        lamp((1.2, -0.12, 0.025), ceramic, shade_, power=(0 if "sun" in shot else 15) if look == "elegant" else 6)
        if "sun" in shot and look == "elegant":  # unlit, it throws its shadow like anything else
            bpy.data.objects["shade"].visible_shadow = True
    if look == "reading" and "sun" not in shot:
        open_book((-0.12, -1.0, 0.075), 0.5, m_linen("cover", "#2f3d4d", coord="Object"), m_plain("paper", "#e6dcc8", 0.9))
    power, colour, ambient = {"natural": (75, "#fff0dc", 0.2), "elegant": (20, "#b4bfe4", 0.08), "reading": (60, "#eef2ff", 0.12)}[look]
    if look == "elegant" and "sun" in shot:
        power, colour, ambient = 70, "#fff2e2", 0.17
    o = shot.get("opening", 0)
    area((-2.1, -0.9 + o, 0.9), (0, -0.4, 0.1), 1.1, power, colour, 1.5)
    for y in (-1.3, -0.9, -0.5):
        box("bar", (0.03, 0.04, 1.7), (-2.04, y + o, 0.9), None, 0).visible_camera = False
    if "sun" in shot:  # through the window alone
        for size, at in (((0.1, 3, 4), (-2.1, -3.1 + o, 0.6)), ((0.1, 3, 4), (-2.1, 1.3 + o, 0.6)), ((0.1, 8, 2), (-2.1, 0, 2.6)), ((0.1, 8, 1), (-2.1, 0, -0.35))):
            box("frame", size, at, plaster, 0).visible_camera = False
        sun((0.82, shot["sun"][0], -shot.get("fall", 0.42)), shot["sun"][1], "#ffd3a0", 0.9)
    world("#d8cdbd" if look != "elegant" or "sun" in shot else "#8f98c4", ambient)


SETS = {"terrace": terrace, "breakfast": breakfast, "headlamp": headlamp, "bedhead": bedhead}


def main():
    shot = load()
    reset()
    SETS[shot["set"]](shot)
    shoot(shot)


if __name__ == "__main__":
    main()
