"""Beds, curtains, rugs."""

from cloth import *
from materials import *


def curtain(key_seed, x, ya, yb, z0, z1, mat, folds=7, depth=0.07, axis="Y", gather=0.0, n=220):
    """A hanging curtain with irregular folds, pinched at the top."""
    rnd = random.Random(key_seed)
    ph = [rnd.uniform(0, 6.28) for _ in range(6)]

    def fn(u, v):
        # v: 0 bottom .. 1 top
        a = u * folds * 2 * math.pi
        wob = 0.55 * math.sin(u * 9 + ph[0]) + 0.35 * math.sin(u * 17 + ph[1] + v * 1.4)
        amp = depth * (0.62 + 0.38 * (1 - v)) * (1 + 0.25 * math.sin(u * 5.3 + ph[2]))
        d = amp * (math.sin(a + wob + 0.35 * math.sin(v * 3 + ph[3] + u * 4)) + 0.22 * math.sin(2 * a + ph[4]))
        y = ya + (yb - ya) * (u + 0.012 * math.sin(a * 0.5 + v * 2.2 + ph[5]) * (1 - v))
        y += gather * (1 - v) * (u - 0.5)
        z = z0 + (z1 - z0) * v
        pinch = math.exp(-(((1 - v) / 0.03) ** 2))
        d *= 1 - 0.55 * pinch
        return (x + d, y, z) if axis == "Y" else (y, x + d, z)

    o = grid("curtain", n, 40, fn, mat)
    return subsurf(o, 1)


def headboard_channels(w, h, loc, mat, n=11, depth=0.055, base=0.05):
    """vertical channel tufting"""

    def fn(u, v):
        c = u * n
        f = c - math.floor(c) if u < 1 else 1.0
        t = abs(2 * f - 1)
        b = (1 - t**3.2) ** 0.55
        ev = min(1, (1 - v) / 0.05)
        top = math.sqrt(max(0, 1 - (1 - ev) ** 2))
        return (
            (u - 0.5) * w,
            -(base + depth * b) * (0.25 + 0.75 * top) if v > 0.0 else -(base + depth * b),
            v * h - 0.0,
        )

    o = grid("headboard", n * 24, 60, fn, mat)
    o.location = loc
    o.data.update()
    bpy.context.view_layer.update()
    return o


def bed(
    key,
    cx,
    yhead,
    w=1.65,
    L=2.05,
    top=0.56,
    duvet_mat=None,
    sheet_mat=None,
    throw_mat=None,
    frame_mat=None,
    leg_mat=None,
    mattress_mat=None,
    res=1.0,
    throw=True,
):
    """mattress + quilted duvet (double sheet with pressure) + turned sheet + throw; returns dict"""
    out = {}
    yc = yhead - L / 2
    box("bedframe", (w + 0.06, L + 0.04, 0.2), (cx, yc, 0.26), frame_mat, 0.03, 4)
    for sx in (-1, 1):
        for sy in (-1, 1):
            lathe(
                "leg",
                [(0, 0), (0.018, 0), (0.028, 0.16), (0, 0.16)],
                (cx + sx * (w / 2 - 0.06), yc + sy * (L / 2 - 0.08), 0),
                leg_mat,
                24,
            )
    mat = box("mattress", (w, L, top - 0.34), (cx, yc, 0.34 + (top - 0.34) / 2), mattress_mat, 0.07, 6)

    bpy.context.view_layer.update()
    # duvet: two sheets sewn, light pressure
    dw, dl = w + 0.95, L - 0.06
    nx, ny = int(74 * res), int(54 * res)
    verts = []
    faces = []
    uvs = []
    idx = {}
    rnd = random.Random(5)
    for side in (0, 1):
        for j in range(ny + 1):
            for i in range(nx + 1):
                bd = i in (0, nx) or j in (0, ny)
                if side and bd:
                    idx[(1, i, j)] = idx[(0, i, j)]
                    continue
                u, v = i / nx, j / ny
                x, y = cx + (u - 0.5) * dw, yhead - L - 0.44 + v * dl
                z = (
                    top
                    + 0.10
                    + (0 if bd else (0.012 if side == 0 else -0.012))
                    + 0.012 * math.sin(7 * u + 3 * v)
                    + rnd.uniform(-0.003, 0.003)
                )
                idx[(side, i, j)] = len(verts)
                verts.append((x, y, z))
                uvs.append((x, y))
    for side in (0, 1):
        for j in range(ny):
            for i in range(nx):
                q = [idx[(side, i, j)], idx[(side, i + 1, j)], idx[(side, i + 1, j + 1)], idx[(side, i, j + 1)]]
                faces.append(q if side == 0 else q[::-1])
    dv = mesh_obj("duvet", verts, faces, duvet_mat, True, uvs)
    fl = bpy.data.objects.get("simfloor") or mesh_obj(
        "simfloor", [(-5, -5, 0.0), (5, -5, 0.0), (5, 5, 0.0), (-5, 5, 0.0)], [(0, 1, 2, 3)]
    )
    fl.hide_render = True
    cloth(
        dv,
        70,
        key + "_duvet",
        [mat, fl, bpy.data.objects["bedframe"]],
        mass=0.5,
        tension=15,
        compression=12,
        shear=8,
        bending=0.8,
        pressure=1.6,
        air=2.5,
        quality=6,
        dist=0.008,
        friction=8,
        shrink=-0.035,
    )
    out["duvet"] = dv
    # turned-down sheet
    sw, sl = w + 0.9, 0.50
    nx, ny = int(84 * res), int(18 * res)
    sh = grid(
        "sheet",
        nx,
        ny,
        lambda u, v: (cx + (u - 0.5) * sw, yhead - 0.82 + v * sl, top + 0.27 + 0.01 * math.sin(9 * u)),
        sheet_mat,
    )
    for l in sh.data.loops:
        c = sh.data.vertices[l.vertex_index].co
        sh.data.uv_layers[0].data[l.index].uv = (c.x, c.y)
    cloth(
        sh,
        45,
        key + "_sheet",
        [mat, fl, dv],
        mass=0.2,
        tension=12,
        compression=10,
        shear=4,
        bending=0.25,
        air=3,
        quality=7,
        dist=0.006,
        friction=12,
    )
    out["sheet"] = sh
    if throw:
        tw, tl = w + 0.55, 0.62
        nx, ny = int(100 * res), int(32 * res)
        th = grid(
            "throw",
            nx,
            ny,
            lambda u, v: (
                cx + 0.03 + (u - 0.5) * tw + 0.05 * (v - 0.5),
                yhead - L + 0.10 + v * tl + 0.05 * (u - 0.5),
                top + 0.30 + 0.012 * math.sin(11 * u + 3 * v),
            ),
            throw_mat,
        )
        for l in th.data.loops:
            c = th.data.vertices[l.vertex_index].co
            th.data.uv_layers[0].data[l.index].uv = (c.x, c.y)
        cloth(
            th,
            55,
            key + "_throw",
            [mat, fl, dv],
            mass=0.35,
            tension=14,
            compression=6,
            shear=4,
            bending=0.35,
            air=3,
            quality=7,
            dist=0.007,
            friction=10,
        )
        s = th.modifiers.new("so", "SOLIDIFY")
        s.thickness = 0.010
        s.offset = 1
        subsurf(th, 2)
        out["throw"] = th
    subsurf(dv, 1)
    s = sh.modifiers.new("so", "SOLIDIFY")
    s.thickness = 0.006
    s.offset = 1
    subsurf(sh, 2)
    return out


def rug(x0, x1, y0, y1, mat, z=0.004, n=160, th=0.012):
    """A rug that lies not quite flat."""

    def fn(u, v):
        x, y = x0 + (x1 - x0) * u, y0 + (y1 - y0) * v
        e = min(u, 1 - u, v, 1 - v) * 60
        return (
            x + 0.008 * math.sin(v * 23),
            y + 0.006 * math.sin(u * 19),
            z + th * min(1, e) + 0.0025 * noise.noise((x * 6, y * 6, 0)),
        )

    o = grid("rug", n, n, fn, mat)
    return o
