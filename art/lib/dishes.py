"""Dishes of the house's table: pasta, bread, soup, skewers, vegetables, sweets. Each stands at the origin; metres."""

from food import *
from plants import *
from trees import blob


def m_sauce(name, dark, light, scale=70, rough=0.22):
    """Something wet and chopped: sauces, soup, chopped tomatoes."""
    a = N(name)
    v = a.coord("Object")
    n, fine = a.noise(v, scale, 5, 0.65, 0.5), a.noise(v, scale * 4, 3, 0.7)
    c = a.mix(a.math("MULTIPLY", fine, 0.3), a.ramp(n, [(0.3, dark), (0.7, light)]), dark)
    a.principled(c, rough, spec=0.5, clear=0.35, normal=a.bump(a.math("ADD", n, a.math("MULTIPLY", fine, 0.4)), 0.5, 0.004))
    return a.m


def m_bands(name, pale, dark, period=0.011):
    """Grill marks."""
    a = N(name)
    v = a.coord("Object")
    w = a.n("TexWave", wave_type="BANDS", bands_direction="X")
    a.t.links.new(v, w.inputs[0])
    for k, x in (("Scale", 1 / period / 3.18), ("Distortion", 1.2), ("Detail", 2)):
        w.inputs[k].default_value = x
    marks = a.ramp(w.outputs["Fac"], [(0.62, 0.0), (0.86, 0.85)])
    c = a.mix(a.noise(v, 60, 4, 0.6), pale, a_mix(pale, dark, 0.35))
    a.principled(a.mix(marks, c, dark), 0.4, spec=0.4, clear=0.15, normal=a.bump(a.noise(v, 90, 3, 0.6), 0.3, 0.002))
    return a.m


def leaf(at, length, mat, turn=0.0, lift=0.15, seed=1, wide=0.3):
    """A cupped leaf of basil, sage or lettuce."""
    rnd = random.Random(seed)
    curl, ph = rnd.uniform(0.5, 1.4), rnd.uniform(0, 6)

    def fn(u, v):
        s = 2 * v - 1
        w = length * wide * math.sin(math.pi * min(1, u * 0.97 + 0.02)) ** 0.7
        z = length * (0.10 * curl * s * s * math.sin(math.pi * u) + 0.16 * math.sin(math.pi * u * 0.9) - 0.12 * u * u)
        return (u * length, s * w, z + 0.012 * length * math.sin(9 * u + ph) * abs(s))

    o = subsurf(grid("leaf", 14, 8, fn, mat), 1)
    o.location, o.rotation_euler = at, (rnd.uniform(-0.25, 0.25), -lift, turn)
    return o


def nest(mat, strands=60, radius=0.075, height=0.034, thick=0.0014, flat=1.0, seed=1):
    """Pasta turned on the fork into a nest."""
    rnd = random.Random(seed)
    for _ in range(strands):
        a0, r0, turns = rnd.uniform(0, 6.28), rnd.uniform(0.25, 0.95), rnd.uniform(0.5, 1.3)
        layer, wob, ph, points = rnd.uniform(0, 1), rnd.uniform(0.05, 0.2), rnd.uniform(0, 6), []
        for i in range(26):
            t = i / 25
            a = a0 + turns * 6.28 * t
            r = radius * min(1.05, max(0.06, r0 + wob * math.sin(3.1 * t * 3 + ph) - 0.25 * t * (r0 - 0.4)))
            dome = height * (1 - (r / radius / 1.08) ** 2)
            points.append((r * math.cos(a), r * math.sin(a), max(thick, dome * (0.35 + 0.65 * layer) + 0.003 * math.sin(7 * t + ph)) + 0.007))
        o = tube("strand", points, thick, mat, res=3)
        o.scale = (1, 1, 1)
        if flat > 1:
            o.data.extrude, o.data.bevel_depth = thick * flat, thick * 0.6


def heap(mat, radius, height, z=0.0, seed=1, at=(0, 0)):
    """An uneven heap with a soft edge: sauce, purée, cream."""
    rnd = random.Random(seed)
    off = rnd.uniform(0, 50)

    def fn(u, v):
        a = u * 2 * math.pi
        r = radius * v * (1 + 0.16 * noise.noise((math.cos(a) * 1.6 + off, math.sin(a) * 1.6, 0)) + 0.06 * noise.noise((math.cos(a) * 6, math.sin(a) * 6, off)))
        dome = height * (1 - v**2.6) + 0.12 * height * noise.noise((r * math.cos(a) * 160, r * math.sin(a) * 160, off)) * (1 - v)
        return (r * math.cos(a), r * math.sin(a), dome)

    o = grid("heap", 96, 26, fn, mat)
    o.location = (*at, z)
    return o


def chunks(count, size, mats, spread, z, seed=1, cube=True, pile=0.0):
    """Small cut pieces lying about: tomatoes, meat, olives."""
    rnd = random.Random(seed)
    for k in range(count):
        a, r = rnd.uniform(0, 6.28), spread * math.sqrt(rnd.random())
        s = size * rnd.uniform(0.75, 1.2)
        at = (r * math.cos(a), r * math.sin(a), z + s * 0.4 + pile * (1 - (r / max(spread, 1e-6)) ** 2) * rnd.random())
        if cube:
            box("piece", (s, s * rnd.uniform(0.8, 1.2), s * 0.8), at, rnd.choice(mats), s * 0.28, 3, tuple(rnd.uniform(-0.6, 0.6) for _ in range(2)) + (rnd.uniform(0, 3),))
        else:
            o = lathe("piece", [(s * 0.5 * math.sin(math.pi * i / 12), -s * 0.6 * math.cos(math.pi * i / 12)) for i in range(13)], at, rnd.choice(mats), 20)
            shade_smooth(o).rotation_euler = (1.4 + rnd.uniform(-0.3, 0.3), rnd.uniform(-0.3, 0.3), rnd.uniform(0, 6))


def slice_round(at, r, h, flesh, skin, tilt=(0, 0), turn=0.0):
    """A slice of something round: tomato, cheese, courgette."""
    o = lathe("slice", [(0, 0), (r * 0.94, 0), (r, h * 0.25), (r, h * 0.75), (r * 0.94, h), (0, h)], (0, 0, 0), flesh, 48)
    o.data.materials.append(skin)
    for p in o.data.polygons:
        if abs(p.normal.z) < 0.6:
            p.material_index = 1
    o.location, o.rotation_euler = at, (*tilt, turn)
    return o


def bowl_deep(at, r, h, mat):
    profile = [(0, 0), (r * 0.5, 0), (r * 0.52, 0.004), (r * 0.82, h * 0.35), (r * 0.97, h * 0.8), (r, h), (r * 0.975, h + 0.002), (r * 0.93, h * 0.8), (r * 0.78, h * 0.38), (r * 0.45, 0.008), (0, 0.007)]
    return shade_smooth(lathe("bowl", profile, at, mat, 96))


def board(w, d, mat, at=(0, 0, 0), turn=0.0):
    """A wooden board with a rounded handle."""

    def build():
        box("board", (w, d, 0.018), (0, 0, 0.009), mat, 0.008, 4)
        box("grip", (0.09, 0.055, 0.018), (w / 2 + 0.035, 0, 0.009), mat, 0.009, 4)

    return grouped_at(build, at, turn)


def grouped_at(build, at, turn):
    from furniture import grouped

    return grouped(build, at, turn)


def fork(at, turn, mat):
    """A plain fork."""

    def build():
        shape = [(0, 0, 0.004, 1.5), (0.05, 0, 0.006, 1.7), (0.10, 0, 0.009, 1.2), (0.13, 0, 0.008, 1.0)]
        tube("stem", shape, 0.0032, mat, res=4)
        box("palm", (0.03, 0.022, 0.0022), (0.145, 0, 0.0075), mat, 0.001, 2)
        for k in range(4):
            y = -0.0087 + k * 0.0058
            tube("tine", [(0.155, y, 0.0075), (0.175, y, 0.006), (0.195, y, 0.009)], 0.0013, mat, res=3)

    return grouped_at(build, at, turn)


def toast(at, turn, crust, crumb, seed=1, w=0.115, d=0.07):
    """A slice of grilled country bread."""
    rnd = random.Random(seed)
    off = rnd.uniform(0, 9)

    def edge(t):
        a = t * 2 * math.pi
        k = 1 + 0.05 * noise.noise((math.cos(a) * 2 + off, math.sin(a) * 2, 0))
        c, s = math.cos(a), math.sin(a)
        return (w / 2 * k * math.copysign(abs(c) ** 0.6, c), d / 2 * k * math.copysign(abs(s) ** 0.75, s))

    def build():
        def side(u, v):
            x, y = edge(u)
            k = 1 - 0.03 * (2 * v - 1) ** 2
            return (x * k, y * k, v * 0.018)

        grid("crust", 80, 6, side, crust)

        def face(u, v):
            x, y = edge(u)
            rough = 0.0014 * noise.noise((x * v * 120 + off, y * v * 120, 0)) + 0.001 * noise.noise((x * v * 400, y * v * 400, off))
            return (x * v * 0.985, y * v * 0.985, 0.018 - 0.001 * (1 - v) + rough)

        grid("crumb", 80, 26, face, crumb)

    return grouped_at(build, at, turn)


def raviolo(at, turn, size, mat, seed=1):
    """A filled square of dough with a crimped edge."""
    rnd = random.Random(seed)
    h, ph = size * rnd.uniform(0.24, 0.32), rnd.uniform(0, 6)

    def fn(u, v):
        x, y = (2 * u - 1), (2 * v - 1)
        e = max(abs(x), abs(y))
        belly = (max(0, 1 - (abs(x) / 0.74) ** 3.2) * max(0, 1 - (abs(y) / 0.74) ** 3.2)) ** 0.6
        crimp = 0.05 * size * math.sin((x if abs(y) > abs(x) else y) * 22) * max(0, e - 0.82) / 0.18
        bend = 0.05 * size * math.sin(2 * x + ph) * e
        return (x * size / 2, y * size / 2, h * belly + crimp * 0.4 + bend + 0.003)

    o = grid("raviolo", 40, 40, fn, mat)
    o.location, o.rotation_euler = at, (rnd.uniform(-0.12, 0.12), rnd.uniform(-0.12, 0.12), turn)
    return o


def wedge(at, turn, r, h, angle, paste, rind):
    """A wedge of cheese: rind outside, paste where it was cut."""
    n = 16
    arc = [(r * math.cos(angle * (i / n - 0.5)), r * math.sin(angle * (i / n - 0.5))) for i in range(n + 1)]
    verts = [(0, 0, 0), (0, 0, h)] + [p for x, y in arc for p in ((x, y, 0), (x, y, h))]
    faces = [(0, 1, 3, 2), (1, 0, 2 * n + 2, 2 * n + 3)]
    faces += [(2 + 2 * i, 3 + 2 * i, 5 + 2 * i, 4 + 2 * i) for i in range(n)]
    faces += [(1, *[2 * i + 3 for i in range(n + 1)][::-1]), (0, *[2 * i + 2 for i in range(n + 1)])]
    o = mesh_obj("wedge", verts, faces, paste)
    o.data.materials.append(rind)
    for i in range(2, n + 2):
        o.data.polygons[i].material_index = 1
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(o.data)
    bm.free()
    b = o.modifiers.new("b", "BEVEL")
    b.width, b.segments = 0.0022, 2
    o.location, o.rotation_euler = at, (0, 0, turn)
    return o


def loaf(at, r, crust, seed=3):
    """A round country loaf with cuts across its top."""

    def fn(u, v):
        a, t = u * 2 * math.pi, v * math.pi / 2
        k = 1 + 0.04 * noise.noise((math.cos(a) * 2, math.sin(a) * 2, seed)) + 0.02 * noise.noise((math.cos(a) * 7, math.sin(a) * 7, v * 6))
        rr, z = r * math.cos(t) ** 0.55 * k, r * 0.62 * math.sin(t) ** 0.8 * k
        x, y = rr * math.cos(a), rr * math.sin(a)
        for c in (-0.4, 0.0, 0.4):
            z -= 0.007 * math.exp(-(((x - c * r + 0.15 * y) / 0.0065) ** 2)) * max(0, 1 - (abs(y) / (r * 0.75)) ** 4) * math.sin(t)
        return (x, y, z)

    o = grid("loaf", 160, 80, fn, crust)
    o.location = at
    return o


def pizza(r, crust, sauce, cheese, basil, seed=2):
    """Tomato, mozzarella and basil in a blistered rim."""
    rnd = random.Random(seed)

    def rim(u, v):
        a, t = u * 2 * math.pi, v * 2 * math.pi
        k = 1 + 0.22 * noise.noise((math.cos(a) * 5, math.sin(a) * 5, seed)) + 0.10 * noise.noise((math.cos(a) * 14, math.sin(a) * 14, t))
        rr = r - 0.014 + 0.0155 * k * math.cos(t) + 0.004 * noise.noise((math.cos(a) * 2, math.sin(a) * 2, 7))
        return (rr * math.cos(a), rr * math.sin(a), 0.010 + 0.0115 * k * math.sin(t))

    grid("rim", 200, 24, rim, crust)
    heap(sauce, r - 0.012, 0.008, 0.004, seed)
    for k in range(13):
        a, d = k * 2.4 + rnd.uniform(-0.3, 0.3), (r - 0.045) * math.sqrt((k + 0.5) / 13)
        heap(cheese, rnd.uniform(0.014, 0.024), 0.005, 0.0105, seed + k, (d * math.cos(a), d * math.sin(a)))
    for k, (x, y) in enumerate(((0.01, 0.012), (-0.055, -0.03), (0.05, -0.05), (-0.03, 0.065), (0.075, 0.03))):
        leaf((x, y, 0.015), 0.034, basil, k * 1.9, 0.1, 20 + k)


def skewer(at, turn, meat, stick, seed=1):
    """Cubes of grilled lamb on a wooden stick."""
    rnd = random.Random(seed)

    def build():
        tube("stick", [(-0.13, 0, 0.007), (0.10, 0, 0.007)], 0.0016, stick, bez=False, res=3)
        for k in range(15):
            s = rnd.uniform(0.0100, 0.0125)
            box("cube", (0.0092, s, s), (-0.035 + k * 0.0094, 0, 0.007), meat, 0.0026, 3, (rnd.uniform(-0.5, 0.5), 0, 0))

    return grouped_at(build, at, turn)


def berry(at, mat, r=0.008):
    o = lathe("berry", [(r * math.sin(math.pi * i / 14), -r * math.cos(math.pi * i / 14)) for i in range(15)], (at[0], at[1], at[2] + r), mat, 24)
    return shade_smooth(o)
