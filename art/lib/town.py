"""A hill town: a dozen house models placed around a church and its bell tower."""

from materials import *
from trees import STORE


def m_townstone():
    a = N("townstone")
    v = a.coord("Object")
    tones = [(0, "#c9b08c"), (0.35, "#dcc8a4"), (0.6, "#cdb694"), (0.8, "#e3d3b6"), (1, "#b99b78")]
    c = a.ramp(a.n("ObjectInfo").outputs["Random"], tones)
    big, small = a.noise(v, 0.6, 5, 0.65), a.noise(v, 4, 4, 0.6)
    c = a.mix(a.math("MULTIPLY", big, 0.55), c, a.mix(1.0, c, (0.62, 0.56, 0.48, 1), "MULTIPLY"))
    c = a.mix(a.math("MULTIPLY", small, 0.35), c, a.mix(1.0, c, (0.6, 0.55, 0.5, 1), "MULTIPLY"))
    a.principled(c, 0.92, spec=0.1, normal=a.bump(small, 0.5, 0.15))
    return a.m


def m_tiles():
    a = N("rooftiles")
    v = a.coord("Object")
    c = a.ramp(a.n("ObjectInfo").outputs["Random"], [(0, "#a9633f"), (0.5, "#b87650"), (1, "#96583a")])
    worn = a.noise(v, 1.2, 5, 0.7)
    wave = a.n("TexWave", bands_direction="X")
    a.t.links.new(v, wave.inputs[0])
    wave.inputs["Scale"].default_value = 1.3
    c = a.mix(a.math("MULTIPLY", worn, 0.7), c, a.mix(1.0, c, (0.6, 0.55, 0.5, 1), "MULTIPLY"))
    a.principled(c, 0.9, spec=0.1, normal=a.bump(a.math("ADD", wave.outputs["Fac"], worn), 0.6, 0.1))
    return a.m


class Town:
    STONE, ROOF, DARK, LIT, SHUTTER = range(5)

    def __init__(self, lamps=False):
        lit = m_emit("lit", "#ffb45e", 9.0) if lamps else m_plain("pane", "#4a4038", 0.3)
        self.mats = [m_townstone(), m_tiles(), m_plain("dark", "#3a2e26", 0.6), lit, m_plain("shutter", "#6d6f55", 0.7)]

    def house(self, rnd, w, d, h, base=-14):
        """Walls down to `base` (the ground slopes), a pitched roof with eaves, chimney, windows with shutters."""
        verts, faces, which = [], [], []

        def face(points, m):
            n = len(verts)
            verts.extend(points)
            faces.append(tuple(range(n, n + len(points))))
            which.append(m)

        x, y, r = w / 2, d / 2, 0.22 * d + 0.3
        corners = [(-x, -y), (x, -y), (x, y), (-x, y)]
        for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1]):
            face([(x0, y0, base), (x1, y1, base), (x1, y1, h), (x0, y0, h)], self.STONE)
        face([(x, -y, h), (x, y, h), (x, 0, h + r)], self.STONE)
        face([(-x, y, h), (-x, -y, h), (-x, 0, h + r)], self.STONE)
        e = 0.45
        low, top = h - e * r / y, h + r + 0.12
        for s in (-1, 1):
            eave = [(-x - e, s * (y + e)), (x + e, s * (y + e))][::-s]
            (x0, y0), (x1, y1) = eave
            face([(x0, y0, low + 0.12), (x1, y1, low + 0.12), (x1, 0, top), (x0, 0, top)], self.ROOF)
            face([(x0, y0, low - 0.12), (x1, y1, low - 0.12), (x1, y1, low + 0.12), (x0, y0, low + 0.12)], self.ROOF)
        cx, cy, ct = rnd.uniform(-x * 0.6, x * 0.6), rnd.choice((-1, 1)) * y * 0.4, top + rnd.uniform(0.3, 0.9)
        ring = [(cx - 0.35, cy - 0.3), (cx + 0.35, cy - 0.3), (cx + 0.35, cy + 0.3), (cx - 0.35, cy + 0.3)]
        for (x0, y0), (x1, y1) in zip(ring, ring[1:] + ring[:1]):
            face([(x0, y0, h), (x1, y1, h), (x1, y1, ct), (x0, y0, ct)], self.STONE)
        face([(a, b, ct) for a, b in ring], self.ROOF)
        o = 0.03
        sides = [
            (w, lambda p: (p[0], -y - o, p[1])),
            (d, lambda p: (x + o, p[0], p[1])),
            (w, lambda p: (-p[0], y + o, p[1])),
            (d, lambda p: (-x - o, -p[0], p[1])),
        ]
        for length, put in sides:
            columns, rows = max(1, int(length / 2.6)), max(1, int(h / 3.0))
            for i in range(columns):
                for j in range(rows):
                    if rnd.random() < 0.18:
                        continue
                    c, z0 = (i + 0.5) / columns * length - length / 2 + rnd.uniform(-0.2, 0.2), j * 3.0 + 1.0
                    ww, z1 = 0.5, z0 + 1.5
                    pane = self.DARK if rnd.random() > 0.30 else self.LIT
                    face([put(p) for p in ((c - ww, z0), (c + ww, z0), (c + ww, z1), (c - ww, z1))], pane)
                    if rnd.random() < 0.6:
                        for s in (-1, 1):
                            a, b = sorted((c + s * (ww + 0.02), c + s * (ww + 0.5)))
                            face([put(p) for p in ((a, z0), (b, z0), (b, z1), (a, z1))], self.SHUTTER)
        me_o = mesh_obj("house", verts, faces)
        for m in self.mats:
            me_o.data.materials.append(m)
        for p, m in zip(me_o.data.polygons, which):
            p.material_index = m
        return me_o

    def place(self, land, count=135, spread=62, seed=12):
        """Houses in rings around the top of the hill, fronts along the contour lines; church and tower on top."""
        rnd = random.Random(seed)
        models = [self.house(rnd, rnd.uniform(8, 15), rnd.uniform(7, 10), rnd.uniform(6, 12)) for _ in range(14)]
        vx, vy = land.town
        placed = []
        for _ in range(1400):
            r, t = abs(rnd.gauss(0, spread)) + 6, rnd.uniform(0, 6.28)
            x, y = vx + r * math.cos(t) * 1.35, vy + r * math.sin(t) * 0.9
            if all(abs(x - p[0]) >= 9.5 or abs(y - p[1]) >= 7.5 for p in placed):
                placed.append((x, y))
            if len(placed) > count:
                break
        for i, (x, y) in enumerate(placed):
            o = dup(models[i % 14], (x, y, land.at(x, y) + rnd.uniform(0, 2.5)))
            quarter = round((math.atan2(y - vy, x - vx) + math.pi / 2) / (math.pi / 4)) * math.pi / 4
            o.rotation_euler = (0, 0, quarter + rnd.uniform(-0.22, 0.22))
            o.scale = (rnd.uniform(0.8, 1.15), rnd.uniform(0.85, 1.1), rnd.uniform(0.8, 1.15))
        for m in models:
            m.location = STORE
        self.church(vx, vy, land.at(vx, vy))

    def church(self, x, y, z, turn=0.25):
        stone, roof, dark, lit = self.mats[:4]
        nave = self.house(random.Random(5), 24, 13, 13)
        nave.location, nave.rotation_euler = (x - 6, y - 4, z + 2), (0, 0, turn)
        tx, ty = x + 12, y - 2
        box("tower", (7.2, 7.2, 60), (tx, ty, z + 6), stone, 0.1, 1, (0, 0, turn))
        for dz in (26, 36):
            box("ledge", (8.2, 8.2, 0.8), (tx, ty, z + dz), stone, 0.1, 1, (0, 0, turn))
        lathe("spire", [(5.6, 0), (0, 7.5)], (tx, ty, z + 36.3), roof, 4, False, rot=(0, 0, turn + math.pi / 4))
        for k in range(4):
            a = turn + k * math.pi / 2
            box(
                "belfry",
                (0.2, 2.3, 5.4),
                (tx + 3.64 * math.cos(a), ty + 3.64 * math.sin(a), z + 31),
                dark,
                0.02,
                1,
                (0, 0, a),
            )
