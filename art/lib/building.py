"""Floors, walls, windows."""

from materials import *


def planks_herringbone(x0, x1, y0, y1, L=0.62, W=0.105, mat=None, seed=1, gap=0.0016):
    """Herringbone boards; each vertex carries tone and direction for the wood."""
    rnd = random.Random(seed)
    bm = bmesh.new()
    col = bm.loops.layers.color.new("tone")
    d1 = Vector((1, 1, 0)).normalized()
    d2 = Vector((1, -1, 0)).normalized()
    # The lattice is laid out in steps of one board width along two diagonals.
    n = int(L / W)

    def add(o, du, dv, l, w):
        c = [
            o + du * gap + dv * gap,
            o + du * (l - gap) + dv * gap,
            o + du * (l - gap) + dv * (w - gap),
            o + du * gap + dv * (w - gap),
        ]
        cx = sum((p.x for p in c)) / 4
        cy = sum((p.y for p in c)) / 4
        if not (x0 - L < cx < x1 + L and y0 - L < cy < y1 + L):
            return
        z = rnd.uniform(0, 0.0007)
        f = bm.faces.new([bm.verts.new((p.x, p.y, z)) for p in c])
        t = rnd.random()
        a = rnd.random()
        ang = 0.0 if du == d1 else 1.0
        for l_ in f.loops:
            l_[col] = (t, a, ang, 1)

    R = int((max(x1 - x0, y1 - y0) * 2) / W) + n
    mid = Vector(((x0 + x1) / 2, (y0 + y1) / 2, 0))
    for k in range(-R, R):
        for m in range(-R // n - 1, R // n + 2):
            X, Y = k + m * n, k - m * n
            add(mid + d1 * (X * W) + d2 * (Y * W), d1, d2, n * W, W)
            add(mid + d1 * ((k + m * n) * W) + d2 * ((k + 1 - m * n) * W), d2, d1, n * W, W)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    me = bpy.data.meshes.new("floor")
    bm.to_mesh(me)
    bm.free()
    for p in me.polygons:
        if p.normal.z < 0:
            p.flip()
    o = link(bpy.data.objects.new("floor", me))
    if mat:
        me.materials.append(mat)
    return o


def terracotta(x0, x1, y0, y1, sx=0.30, sy=0.15, mat=None, seed=2, grout=None, gap=0.004):
    """cotto tiles, laid in brick bond, slightly uneven"""
    rnd = random.Random(seed)
    bm = bmesh.new()
    col = bm.loops.layers.color.new("tone")
    j = 0
    y = y0
    while y < y1:
        x = x0 - (sx / 2 if j % 2 else 0)
        while x < x1:
            z = rnd.uniform(-0.0015, 0.0015)
            tx, ty = rnd.uniform(-0.006, 0.006), rnd.uniform(-0.006, 0.006)
            vs = []
            for u, v in ((gap, gap), (sx - gap, gap), (sx - gap, sy - gap), (gap, sy - gap)):
                vs.append(
                    bm.verts.new(
                        (
                            x + u + rnd.uniform(-0.0015, 0.0015),
                            y + v + rnd.uniform(-0.0015, 0.0015),
                            z + tx * (u - sx / 2) + ty * (v - sy / 2),
                        )
                    )
                )
            f = bm.faces.new(vs)
            t, a_ = rnd.random(), rnd.random()
            for l in f.loops:
                l[col] = (t, a_, 0, 1)
            x += sx
        y += sy
        j += 1
    me = bpy.data.meshes.new("tiles")
    bm.to_mesh(me)
    bm.free()
    o = link(bpy.data.objects.new("tiles", me))
    me.materials.append(mat)
    s = o.modifiers.new("s", "SOLIDIFY")
    s.thickness = 0.012
    s.offset = -1
    b = o.modifiers.new("b", "BEVEL")
    b.width = 0.004
    b.segments = 2
    g = mesh_obj(
        "grout",
        [(x0, y0, -0.005), (x1, y0, -0.005), (x1, y1, -0.005), (x0, y1, -0.005)],
        [(0, 1, 2, 3)],
        grout or m_plain("grout", "#a8937c", 0.95),
    )
    return o


def room(
    x0=-2.3, x1=2.3, y0=-3.4, y1=2.2, h=2.9, wall=None, back=None, ceil=None, win=None, thick=0.45, beams=None, skip=()
):
    """win=(ya,yb,za,zb): opening in the left wall"""
    if "left" not in skip:
        if win:
            ya, yb, za, zb = win
            xm = x0 - thick / 2
            if za > 0.01:
                box("wl1", (thick, yb - ya, za), (xm, (ya + yb) / 2, za / 2), wall, 0)
            box("wl2", (thick, yb - ya, h - zb), (xm, (ya + yb) / 2, (h + zb) / 2), wall, 0)
            box("wl3", (thick, ya - y0, h), (xm, (ya + y0) / 2, h / 2), wall, 0)
            box("wl4", (thick, y1 - yb, h), (xm, (y1 + yb) / 2, h / 2), wall, 0)
        else:
            box("wl", (thick, y1 - y0, h), (x0 - thick / 2, (y0 + y1) / 2, h / 2), wall, 0)
    if "right" not in skip:
        box("wr", (0.2, y1 - y0, h), (x1 + 0.1, (y0 + y1) / 2, h / 2), wall, 0)
    box("wb", (x1 - x0 + 1, 0.2, h), ((x0 + x1) / 2, y1 + 0.1, h / 2), back or wall, 0)
    if "front" not in skip:
        box("wf", (x1 - x0 + 1, 0.2, h), ((x0 + x1) / 2, y0 - 0.1, h / 2), wall, 0)
    box("ceil", (x1 - x0 + 1, y1 - y0 + 1, 0.2), ((x0 + x1) / 2, (y0 + y1) / 2, h + 0.1), ceil or wall, 0)
    if beams:
        n = 6
        for i in range(n):
            y = y0 + (i + 0.5) * (y1 - y0) / n
            box("beam", (x1 - x0, 0.15, 0.18), ((x0 + x1) / 2, y, h - 0.09), beams, 0.012)


def window_frame(x, ya, yb, za, zb, mat, open_deg=0, bars=2, t=0.055, glass=None):
    """double casement in the left wall plane x"""
    w = yb - ya
    hh = zb - za
    ym = (ya + yb) / 2
    box("wf1", (0.07, w, 0.06), (x, ym, za + 0.03), mat, 0.006)
    box("wf2", (0.07, w, 0.06), (x, ym, zb - 0.03), mat, 0.006)
    box("wf3", (0.07, 0.06, hh), (x, ya + 0.03, (za + zb) / 2), mat, 0.006)
    box("wf4", (0.07, 0.06, hh), (x, yb - 0.03, (za + zb) / 2), mat, 0.006)
    for side in (0, 1):
        lw = w / 2 - 0.06
        parts = []

        def add(size, c):
            parts.append(box("sash", size, c, mat, 0.005))

        # local: hinge at y=0, extends +y
        add((0.045, t, hh - 0.12), (0, t / 2, 0))
        add((0.045, t, hh - 0.12), (0, lw - t / 2, 0))
        for z in (-(hh - 0.12) / 2 + t / 2, (hh - 0.12) / 2 - t / 2):
            add((0.045, lw, t), (0, lw / 2, z))
        for b in range(1, bars + 1):
            add((0.03, lw, 0.025), (0, lw / 2, -(hh - 0.12) / 2 + b * (hh - 0.12) / (bars + 1)))
        if glass:
            parts.append(box("pane", (0.006, lw - 0.02, hh - 0.14), (0, lw / 2, 0), glass, 0))
        e = link(bpy.data.objects.new("hinge", None))
        for p in parts:
            p.parent = e
        if side == 0:
            e.location = (x + 0.02, ya + 0.06, (za + zb) / 2)
            e.rotation_euler = (0, 0, -math.radians(open_deg))
        else:
            e.location = (x + 0.02, yb - 0.06, (za + zb) / 2)
            e.rotation_euler = (0, 0, math.pi + math.radians(open_deg))
