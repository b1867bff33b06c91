import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

type Certificate = { key: string; cert: string; file: string };

/** Undefined where openssl is not installed. */
export function certificateIn(folder: string): Certificate | undefined {
  const keyFile = join(folder, "key.pem");
  const file = join(folder, "cert.pem");
  const words =
    "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost";
  const { status } = spawnSync("openssl", [...words.split(" "), "-keyout", keyFile, "-out", file]);
  if (status !== 0) return undefined;
  return { key: readFileSync(keyFile, "utf8"), cert: readFileSync(file, "utf8"), file };
}
