"""Land: height field, fields and hedges, the mesh and its material. Metres; the camera stands near (0, 0) and looks along +y."""

from materials import *
from scipy.spatial import cKDTree

_RS = np.random.RandomState(7)
_PERM = np.concatenate([_RS.permutation(512)] * 3)
_DIR = _RS.rand(1024) * 2 * np.pi


def perlin(x, y, seed=0):
    xi, yi = np.floor(x).astype(int), np.floor(y).astype(int)
    xf, yf = x - xi, y - yi

    def g(ix, iy, dx, dy):
        a = _DIR[_PERM[(_PERM[(ix + seed * 31) & 511] + iy) & 511]]
        return np.cos(a) * dx + np.sin(a) * dy

    u, v = (t * t * t * (t * (t * 6 - 15) + 10) for t in (xf, yf))
    a, b = g(xi, yi, xf, yf), g(xi + 1, yi, xf - 1, yf)
    c, d = g(xi, yi + 1, xf, yf - 1), g(xi + 1, yi + 1, xf - 1, yf - 1)
    return ((a + (b - a) * u) * (1 - v) + (c + (d - c) * u) * v) * 1.5


def fbm(x, y, octaves=5, seed=0, gain=0.5, lacunarity=2.03):
    total, amp, weight = 0, 1, 0
    for k in range(octaves):
        total = total + amp * perlin(x * lacunarity**k, y * lacunarity**k, seed + k)
        weight += amp
        amp *= gain
    return total / weight


def ridged(x, y, octaves=7, seed=0, gain=0.52, lacunarity=2.1):
    """Sharp crests, for mountains."""
    total, amp, weight, before = 0, 1, 0, 1
    for k in range(octaves):
        n = (1 - np.abs(perlin(x * lacunarity**k, y * lacunarity**k, seed + k))) ** 2
        total = total + amp * n * before
        before = np.clip(n * 1.6, 0, 1)
        weight += amp
        amp *= gain
    return total / weight


def ease(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


class Land:
    """One place: a town hill at `town`, then either a mountain range or the sea behind the hills."""

    def __init__(self, town=(330, 1050), hill=118, sea=False, mountain=1.0, snow=1250, season="summer", slope=70):
        self.town, self.hill, self.sea, self.mountain = town, hill, sea, mountain
        self.snow, self.season, self.slope = snow, season, slope
        rs = np.random.RandomState(11)
        self.centres = np.array(
            [
                (i * 165 + rs.uniform(-70, 70), j * 150 + rs.uniform(-65, 65))
                for i in range(-34, 35)
                for j in range(-2, 44)
            ]
        )
        n = len(self.centres)
        self.crop = rs.choice(7, n, p=[0.22, 0.12, 0.25, 0.08, 0.18, 0.08, 0.07])
        self.angle, self.tone = rs.rand(n) * np.pi, rs.rand(n)
        near_town = np.hypot(self.centres[:, 0] - town[0], self.centres[:, 1] - town[1]) < 430
        self.crop[near_town] = rs.choice([4, 4, 2, 0], near_town.sum())
        self.tree = cKDTree(self.centres)

    def height(self, x, y):
        d = np.hypot(x, y)
        vx, vy = self.town
        h = -self.slope * ease(40, 520, d) + 90 * fbm(x / 1500 + 3.1, y / 1500 + 1.7, 3, 11) * ease(150, 900, d)
        h = h + 38 * fbm(x / 520 + 9, y / 520, 3, 21) * ease(60, 500, d)
        h = h + self.hill * np.exp(-((((x - vx) / 210) ** 2 + ((y - vy) / 190) ** 2) ** 0.9))
        h = h + 26 * np.exp(-(((x + 260) / 260) ** 2 + ((y - 420) / 150) ** 2))
        h = h - 10 * np.exp(-(((x - 130) / 160) ** 2 + ((y - 330) / 120) ** 2))
        if self.sea:
            return h - (h + 165) * ease(2600, 3600, y + 0.25 * x + 180 * fbm(x / 800, y / 800, 3, 77))
        wx = x + 700 * fbm(x / 2600, y / 2600, 3, 43)
        wy = y + 700 * fbm(x / 2600 + 5, y / 2600, 3, 45)
        crest = ridged(wx / 6800 + 0.35, wy / 6800 + 0.12, 8, 41, 0.46)
        shape = 0.30 + 0.50 * np.exp(-(((x + 2300) / 5200) ** 2)) + 0.42 * np.exp(-(((x + 1500) / 1500) ** 2))
        h = h + ease(5600, 11800, y) * shape * (crest**1.1) * 2150 * self.mountain
        return h + ease(3000, 6500, y) * 240 * (fbm(x / 1700, y / 1700, 4, 61) + 0.35)

    def at(self, x, y):
        return float(self.height(np.array([float(x)]), np.array([float(y)]))[0])

    def drop(self, points, dz=-0.1):
        """Puts (x, y) points on the ground."""
        return np.concatenate([points, (self.height(points[:, 0], points[:, 1]) + dz)[:, None]], 1)

    def field(self, x, y):
        """Distance to the two nearest field centres and the index of the nearest."""
        wx = x + 30 * fbm(x / 160, y / 160, 2, 91)
        wy = y + 30 * fbm(x / 160 + 7, y / 160, 2, 95)
        d, i = self.tree.query(np.stack([wx.ravel(), wy.ravel()], 1), 2)
        return d[:, 0].reshape(x.shape), d[:, 1].reshape(x.shape), i[:, 0].reshape(x.shape)

    CROPS = {
        "summer": ("#c6a566", "#d2bf8a", "#8a9355", "#8a6d4c", "#a29b62", "#858a4e", "#5c6338"),
        "autumn": ("#b99a62", "#a98a5c", "#8b8f52", "#7d6246", "#98935c", "#9a7a44", "#6a6238"),
        "spring": ("#a8a95c", "#c3bd78", "#7d9150", "#8a6d4c", "#949a5c", "#76894a", "#566338"),
    }

    def mesh(self, across=820, along=760, reach=16500, spread=46):
        """A fan of quads, fine near the camera and coarse far away."""
        angle = np.radians(np.linspace(-spread, spread, across))
        radius = 4 * (reach / 4) ** np.linspace(0, 1, along)
        r, a = np.meshgrid(radius, angle, indexing="ij")
        x, y = r * np.sin(a), r * np.cos(a)
        z = self.height(x, y)
        co = np.stack([x, y, z], -1).reshape(-1, 3)
        index = np.arange(along * across).reshape(along, across)
        quads = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)
        me = bpy.data.meshes.new("land")
        me.vertices.add(len(co))
        me.vertices.foreach_set("co", co.ravel().astype(np.float32))
        me.loops.add(quads.size)
        me.polygons.add(len(quads))
        me.loops.foreach_set("vertex_index", quads.ravel())
        me.polygons.foreach_set("loop_start", np.arange(0, quads.size, 4))
        me.polygons.foreach_set("loop_total", np.full(len(quads), 4))
        me.polygons.foreach_set("use_smooth", np.ones(len(quads), bool))
        me.update()
        me.validate()
        d1, d2, i = self.field(x, y)
        edge = d2 - d1
        far = ease(4200, 6500, y) * (0 if self.sea else 1)
        colour = self._colour(x, y, z, edge, i, far)
        rgba = np.concatenate([colour.reshape(-1, 3), np.ones((len(co), 1))], 1)
        me.color_attributes.new("Col", "FLOAT_COLOR", "POINT").data.foreach_set(
            "color", rgba.ravel().astype(np.float32)
        )
        rows = np.isin(self.crop[i], (0, 1, 3, 5)) * (1 - far) * (edge > 7)
        for name, values in (("row", rows), ("ang", self.angle[i])):
            me.attributes.new(name, "FLOAT", "POINT").data.foreach_set("value", values.ravel().astype(np.float32))
        me.materials.append(m_ground())
        return link(bpy.data.objects.new("land", me))

    def _colour(self, x, y, z, edge, i, far):
        palette = np.array([hexc(c)[:3] for c in self.CROPS[self.season]])
        c = palette[self.crop[i]] * (0.82 + 0.36 * self.tone[i])[..., None]
        c = np.where((edge < 7)[..., None], c * 0.62 + np.array(hexc("#6d7040")[:3]) * 0.25, c)
        c = c * (1 + 0.28 * fbm(x / 45, y / 45, 4, 33)[..., None])
        rock, forest = np.array(hexc("#9a9186")[:3]), np.array(hexc("#4c583c")[:3])
        altitude = z + fbm(x / 600, y / 600, 5, 55) * 220
        high = forest + (rock - forest) * ease(520, 1050, altitude)[..., None]
        snow = ease(self.snow, self.snow + 450, altitude + 260 * fbm(x / 260, y / 260, 4, 58))
        high = high + (np.array([0.86, 0.87, 0.9]) - high) * snow[..., None]
        return c * (1 - far[..., None]) + high * far[..., None]


def m_ground():
    """Vertex colours with crop rows, tufts and clods."""
    a = N("ground")
    colour = a.n("VertexColor", layer_name="Col").outputs[0]
    pos = a.n("NewGeometry").outputs["Position"]
    turn = a.n("VectorRotate", rotation_type="Z_AXIS")
    a.t.links.new(pos, turn.inputs["Vector"])
    a.t.links.new(a.n("Attribute", attribute_name="ang").outputs["Fac"], turn.inputs["Angle"])
    wave = a.n("TexWave", wave_type="BANDS", bands_direction="X")
    a.t.links.new(turn.outputs[0], wave.inputs[0])
    for k, v in (("Scale", 0.11), ("Distortion", 1.2), ("Detail", 2), ("Detail Scale", 0.4)):
        wave.inputs[k].default_value = v
    rows = a.math("MULTIPLY", wave.outputs["Fac"], a.n("Attribute", attribute_name="row").outputs["Fac"])
    tufts, clods = a.noise(pos, 0.35, 6, 0.62), a.noise(pos, 2.6, 5, 0.65)
    c = a.mix(a.math("MULTIPLY", rows, 0.34), colour, a.mix(1.0, colour, (0.45, 0.42, 0.33, 1), "MULTIPLY"))
    c = a.mix(a.math("MULTIPLY", tufts, 0.7), c, a.mix(1.0, c, (0.52, 0.55, 0.40, 1), "MULTIPLY"))
    c = a.mix(a.math("MULTIPLY", clods, 0.55), c, a.mix(1.0, c, (0.5, 0.5, 0.42, 1), "MULTIPLY"))
    relief = a.bump(a.math("ADD", tufts, a.math("MULTIPLY", clods, 0.35)), 0.7, 0.8)
    a.principled(c, 0.95, spec=0.08, sheen=0.2, normal=relief)
    return a.m


def water(level=-160, start=2000, color="#1d5564"):
    w = N("water")
    scale = w.n("Mapping")
    w.t.links.new(w.n("NewGeometry").outputs["Position"], scale.inputs[0])
    scale.inputs["Scale"].default_value = (0.02, 0.05, 1)
    w.principled(color, 0.2, spec=0.6, normal=w.bump(w.noise(scale.outputs[0], 3, 5, 0.6), 0.35, 3))
    far = 90000
    corners = [(-60000, start, level), (60000, start, level), (60000, far, level), (-60000, far, level)]
    return mesh_obj("sea", corners, [(0, 1, 2, 3)], w.m)
