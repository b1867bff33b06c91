"""minimal reader for uncompressed scan-line OpenEXR (what Blender writes with codec NONE)"""

import numpy as np, struct


def read(path):
    d = open(path, "rb").read()
    assert d[:4] == b"\x76\x2f\x31\x01"
    p = 8
    at = {}

    def cstr(p):
        e = d.index(b"\0", p)
        return d[p:e].decode(), e + 1

    while d[p] != 0:
        n, p = cstr(p)
        t, p = cstr(p)
        sz = struct.unpack_from("<i", d, p)[0]
        p += 4
        at[n] = d[p : p + sz]
        p += sz
    p += 1
    assert at["compression"][0] == 0
    x0, y0, x1, y1 = struct.unpack("<4i", at["dataWindow"])
    w, h = x1 - x0 + 1, y1 - y0 + 1
    ch = []
    q = 0
    c = at["channels"]
    while c[q] != 0:
        e = c.index(b"\0", q)
        n = c[q:e].decode()
        q = e + 1
        t = struct.unpack_from("<i", c, q)[0]
        q += 16
        ch.append((n, t))
    assert all(t == 2 for _, t in ch), ch
    off = np.frombuffer(d, "<u8", h, p)
    out = np.empty((h, len(ch), w), np.float32)
    for o in off:
        y, sz = struct.unpack_from("<ii", d, int(o))
        out[y - y0] = np.frombuffer(d, "<f4", len(ch) * w, int(o) + 8).reshape(len(ch), w)
    return {n: out[:, i, :] for i, (n, _) in enumerate(ch)}


if __name__ == "__main__":
    import sys

    for k, v in read(sys.argv[1]).items():
        print(k, v.shape, v.min(), v.mean(), v.max())
