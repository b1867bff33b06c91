"""Mesh building blocks: boxes, lathes, tubes, grids. Everything in the pictures is made of these."""

import bpy, bmesh, math, os, random, sys
import numpy as np
from mathutils import Vector, Matrix, Euler, noise


def hexc(h, a=1.0):
    """sRGB hex to the linear colour that Blender expects."""
    h = h.lstrip("#")
    out = []
    for i in (0, 2, 4):
        c = int(h[i : i + 2], 16) / 255
        out.append(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)
    return (*out, a)


def reset():
    """An empty scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    return bpy.context.scene


def link(o):
    bpy.context.scene.collection.objects.link(o)
    return o


def mesh_obj(name, verts, faces, mat=None, smooth=False, uvs=None):
    """A mesh object from vertices and faces."""
    me = bpy.data.meshes.new(name)
    me.from_pydata(verts, [], faces)
    me.update()
    if uvs is not None:
        uv = me.uv_layers.new(name="UV")
        for l in me.loops:
            uv.data[l.index].uv = uvs[l.vertex_index]
    if smooth:
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    o = link(bpy.data.objects.new(name, me))
    if mat:
        me.materials.append(mat)
    return o


def shade_smooth(o, angle=None):
    """Smooth shading, with sharp edges above `angle` degrees."""
    o.data.polygons.foreach_set("use_smooth", [True] * len(o.data.polygons))
    if angle is not None:
        o.data.set_sharp_from_angle(angle=math.radians(angle))
    return o


def box(name, size, loc, mat=None, bevel=0.005, seg=3, rot=(0, 0, 0)):
    """A box with softened edges: nothing in a house has perfectly sharp ones."""
    sx, sy, sz = [s / 2 for s in size]
    v = [(x, y, z) for x in (-sx, sx) for y in (-sy, sy) for z in (-sz, sz)]
    f = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    o = mesh_obj(name, v, f, mat)
    o.location = loc
    o.rotation_euler = rot
    if bevel:
        b = o.modifiers.new("b", "BEVEL")
        b.width = bevel
        b.segments = seg
        b.limit_method = "ANGLE"
        shade_smooth(o, 35)
    return o


def lathe(name, profile, loc=(0, 0, 0), mat=None, seg=64, smooth=True, sub=0, rot=(0, 0, 0)):
    """profile: list of (r,z) from bottom to top"""
    n = len(profile)
    v = []
    f = []
    for i in range(seg):
        a = 2 * math.pi * i / seg
        for r, z in profile:
            v.append((r * math.cos(a), r * math.sin(a), z))
    for i in range(seg):
        j = (i + 1) % seg
        for k in range(n - 1):
            f.append((i * n + k, j * n + k, j * n + k + 1, i * n + k + 1))
    o = mesh_obj(name, v, f, mat, smooth)
    o.location = loc
    o.rotation_euler = rot
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(o.data)
    bm.free()
    if sub:
        m = o.modifiers.new("s", "SUBSURF")
        m.levels = m.render_levels = sub
    elif smooth:
        shade_smooth(o, 40)
    return o


def tube(name, pts, r, mat=None, cyclic=False, res=6, bez=True):
    """A round tube along points (x, y, z[, thickness])."""
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions = "3D"
    cu.bevel_depth = r
    cu.bevel_resolution = res
    cu.use_fill_caps = True
    sp = cu.splines.new("NURBS" if bez else "POLY")
    sp.points.add(len(pts) - 1)
    for p, q in zip(sp.points, pts):
        p.co = (*q[:3], 1)
        p.radius = q[3] if len(q) > 3 else 1
    sp.use_cyclic_u = cyclic
    if bez:
        sp.order_u = 4
        sp.use_endpoint_u = True
        sp.resolution_u = 6
    o = link(bpy.data.objects.new(name, cu))
    if mat:
        cu.materials.append(mat)
    return o


def grid(name, nx, ny, fn, mat=None, smooth=True, uvscale=1.0, closed_u=False):
    """fn(u,v)->(x,y,z), u,v in 0..1"""
    v = []
    uv = []
    f = []
    for j in range(ny + 1):
        for i in range(nx + 1):
            u, w = i / nx, j / ny
            v.append(fn(u, w))
            uv.append((u * uvscale, w * uvscale))
    for j in range(ny):
        for i in range(nx):
            a = j * (nx + 1) + i
            f.append((a, a + 1, a + nx + 2, a + nx + 1))
    return mesh_obj(name, v, f, mat, smooth, uv)


def join(objs, name="joined"):
    """One object from several."""
    bpy.ops.object.select_all(action="DESELECT")
    for o in objs:
        o.select_set(True)
    bpy.context.view_layer.objects.active = objs[0]
    bpy.ops.object.join()
    objs[0].name = name
    return objs[0]


def dup(o, loc=None, rot=None, scale=None, linked=True):
    """A copy; linked copies share their mesh."""
    n = o.copy()
    if not linked:
        n.data = o.data.copy()
    link(n)
    if loc is not None:
        n.location = loc
    if rot is not None:
        n.rotation_euler = rot
    if scale is not None:
        n.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return n


def subsurf(o, n=1):
    """Subdivision, for soft things."""
    m = o.modifiers.new("sub", "SUBSURF")
    m.levels = m.render_levels = n
    return o
