"""Linen whose threads the light catches: a plain weave drawn once, with threads of uneven width and tone."""

from linen import *

THREADS, PIXELS = 64, 8


def weave_image():
    if "weave" in bpy.data.images:
        return bpy.data.images["weave"]
    rnd, n = np.random.default_rng(4), THREADS * PIXELS
    y, x = (np.mgrid[0:n, 0:n] + 0.5) / PIXELS
    i, j = x.astype(int), y.astype(int)

    def slubs():
        waves = sum(rnd.normal(size=(THREADS, 1)) * np.sin(2 * np.pi * (k * np.arange(n) / n + rnd.random((THREADS, 1)))) for k in (1, 2, 3, 5))
        return 0.84 + 0.09 * waves / 1.4

    warp, weft = slubs(), slubs()
    rows, columns = np.arange(n)[:, None] + 0 * i, np.arange(n)[None, :] + 0 * i
    round_ = lambda d, w: np.sqrt(np.maximum(0, 1 - (d / (0.5 * np.clip(w, 0.55, 1.1))) ** 2))
    a = round_(x - i - 0.5, warp[i, rows]) * (0.6 + 0.4 * np.cos(np.pi * (y - 0.5 + i)))
    b = round_(y - j - 0.5, weft[j, columns]) * (0.6 - 0.4 * np.cos(np.pi * (x - 0.5 + j)))
    tone = np.where(a > b, 0.5 + 0.14 * rnd.normal(size=THREADS)[i], 0.5 + 0.14 * rnd.normal(size=THREADS)[j])
    height = np.maximum(a, b)
    image = bpy.data.images.new("weave", n, n, is_data=True)
    image.pixels.foreach_set(np.dstack([height, np.clip(tone, 0, 1), height, np.ones_like(a)]).astype(np.float32).ravel())
    image.pack()
    return image


def m_woven(name, color, pitch=0.0007, relief=0.7, sheen=0.15, translucent=0.12, wr=0.0, wrscale=14, coord="UV"):
    """`pitch` is the distance of two threads in metres; UV is in metres."""
    a = N(name)
    im = a.n("TexImage", image=weave_image())
    k = 1 / (THREADS * pitch)
    a.t.links.new(a.coord(coord, (k, k, k)), im.inputs["Vector"])
    parts = a.n("SeparateColor")
    a.t.links.new(im.outputs[0], parts.inputs[0])
    height, tone = parts.outputs[0], parts.outputs[1]
    c = hexc(color)
    dark, pale = tuple(x * 0.62 for x in c[:3]) + (1,), tuple(min(0.86, x * 1.12) for x in c[:3]) + (1,)
    col = a.mix(tone, dark, pale)
    col = a.mix(a.ramp(height, [(0.1, 0.75), (0.6, 0.0)]), col, tuple(x * 0.42 for x in c[:3]) + (1,))
    soft = a.bump(a.noise(a.coord(coord), wrscale, 3, 0.55, 1.0), wr, 0.02) if wr else None
    normal = a.bump(height, relief, pitch * 0.6, soft)
    p = a.principled(col, 0.88, spec=0.2, sheen=sheen, normal=normal)
    if translucent:
        t, mx = a.n("BsdfTranslucent"), a.n("MixShader")
        a.set(t, "Color", col)
        mx.inputs[0].default_value = translucent
        a.t.links.new(p.outputs[0], mx.inputs[1])
        a.t.links.new(t.outputs[0], mx.inputs[2])
        a.surf(mx.outputs[0])
    return a.m


def napkin(mat, table, key, cx, cy, turn, size=0.4):
    """A linen napkin dropped over a few small humps, so that it creases as cloth does."""
    humps = []
    for dx, dy, r in ((0.09, -0.03, 0.022), (0.03, -0.11, 0.018), (-0.09, -0.03, 0.016), (-0.03, 0.05, 0.012), (0.13, -0.11, 0.014)):
        profile = [(r * 2 * math.cos(math.pi / 2 * i / 8), r * 0.8 * math.sin(math.pi / 2 * i / 8)) for i in range(9)]
        o = lathe("hump", profile, (cx + dx, cy + dy, 0), None, 20)
        o.hide_render = True
        humps.append(o)
    c, s = math.cos(turn) * size, math.sin(turn) * size
    sheet = lambda u, v: (
        cx + (u - 0.5) * c - (v - 0.5) * s,
        cy + (u - 0.5) * s + (v - 0.5) * c,
        0.075 + 0.018 * math.sin(u * 12 + v * 5) + 0.014 * math.sin(v * 15 - 2 * u),
    )
    o = grid("napkin", 60, 60, sheet, mat, uvscale=size)
    cloth(
        o, 45, key, [table] + humps, mass=0.2, tension=12, compression=8, shear=4, bending=0.12, air=3, quality=7,
        dist=0.003, friction=30, shrink=-0.16,
    )
    o.modifiers.new("so", "SOLIDIFY").thickness = 0.0012
    return subsurf(o, 2)
