"""The node helper that all materials share: short names for making, linking and mixing shader nodes."""

from basics import *


class N:
    """tiny node-tree helper"""

    def __init__(s, name):
        s.m = bpy.data.materials.new(name)
        s.t = s.m.node_tree
        s.t.nodes.clear()
        s.out = s.t.nodes.new("ShaderNodeOutputMaterial")

    def n(s, typ, **kw):
        x = s.t.nodes.new("ShaderNode" + typ)
        for k, v in kw.items():
            if k.startswith("i_"):
                key = k[2:]
                key = int(key) if key.isdigit() else key.replace("_", " ")
                s.set(x, key, v)
            else:
                setattr(x, k, v)
        return x

    def set(s, node, key, v):
        sock = node.inputs[key]
        if isinstance(v, bpy.types.NodeSocket):
            s.t.links.new(v, sock)
        else:
            sock.default_value = v

    def coord(s, kind="Object", scale=(1, 1, 1), rot=(0, 0, 0)):
        c = s.n("TexCoord")
        m = s.n("Mapping")
        s.t.links.new(c.outputs[kind], m.inputs["Vector"])
        m.inputs["Scale"].default_value = scale
        m.inputs["Rotation"].default_value = rot
        return m.outputs["Vector"]

    def noise(s, vec, scale=5, detail=4, rough=0.55, dist=0.0, out="Fac"):
        x = s.n("TexNoise")
        s.t.links.new(vec, x.inputs["Vector"])
        for k, v in (("Scale", scale), ("Detail", detail), ("Roughness", rough), ("Distortion", dist)):
            x.inputs[k].default_value = v
        return x.outputs[out]

    def ramp(s, fac, stops, interp="LINEAR"):
        r = s.n("ValToRGB")
        s.t.links.new(fac, r.inputs["Fac"])
        cr = r.color_ramp
        cr.interpolation = interp
        while len(cr.elements) < len(stops):
            cr.elements.new(0.5)
        for e, (p, c) in zip(cr.elements, stops):
            e.position = p
            e.color = hexc(c) if isinstance(c, str) else (c, c, c, 1) if isinstance(c, (int, float)) else c
        return r.outputs["Color"]

    def math(s, op, a, b=0.0, c=0.0):
        x = s.n("Math", operation=op)
        for i, v in enumerate((a, b, c)):
            if i < len(x.inputs):
                s.set(x, i, v)
        return x.outputs[0]

    def mix(s, fac, a, b, blend="MIX"):
        x = s.n("MixRGB", blend_type=blend)
        s.set(x, 0, fac)
        for i, v in ((1, a), (2, b)):
            s.set(x, i, hexc(v) if isinstance(v, str) else v)
        return x.outputs[0]

    def bump(s, h, strength=0.3, dist=0.01, normal=None):
        b = s.n("Bump")
        s.set(b, "Height", h)
        b.inputs["Strength"].default_value = strength
        b.inputs["Distance"].default_value = dist
        if normal is not None:
            s.set(b, "Normal", normal)
        return b.outputs[0]

    def principled(s, color, rough=0.5, metal=0, spec=0.5, normal=None, sheen=0, clear=0, trans=0, **kw):
        p = s.n("BsdfPrincipled")
        s.set(p, "Base Color", hexc(color) if isinstance(color, str) else color)
        s.set(p, "Roughness", rough)
        p.inputs["Metallic"].default_value = metal
        p.inputs["Specular IOR Level"].default_value = spec
        p.inputs["Sheen Weight"].default_value = sheen
        p.inputs["Sheen Roughness"].default_value = 0.4
        p.inputs["Coat Weight"].default_value = clear
        p.inputs["Coat Roughness"].default_value = 0.06
        p.inputs["Transmission Weight"].default_value = trans
        for k, v in kw.items():
            s.set(p, k.replace("_", " "), v)
        if normal is not None:
            s.set(p, "Normal", normal)
        s.t.links.new(p.outputs[0], s.out.inputs[0])
        return p

    def surf(s, shader):
        s.t.links.new(shader, s.out.inputs[0])
        return s.m


def a_mix(h1, h2, t):
    """A hex colour between two others."""
    a = [int(h1[i : i + 2], 16) for i in (1, 3, 5)]
    b = [int(h2[i : i + 2], 16) for i in (1, 3, 5)]
    return "#" + "".join("%02x" % round(x + (y - x) * t) for x, y in zip(a, b))
