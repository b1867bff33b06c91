/** The shell command that imports a price into the family's draft; `home` is the folder of the software. */
export function importPrice(
  price: string,
  { home = "/opt/guesthouse/current", desk = "guesthouse desk" } = {},
): string {
  const sedScript = `s/(elegant_room: \\{ base: )"[0-9,]+"/\\1"${price}"/`;
  return `mkdir -p /tmp/words && sed -E '${sedScript}' ${home}/content/prices.yaml >/tmp/words/prices.yaml && ${desk} importa /tmp/words --mio`;
}
