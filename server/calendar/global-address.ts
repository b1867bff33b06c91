/** Whether an address is one of the public internet: what a feed may be read from. */
import { BlockList, isIP } from "node:net";

/** Of the old addresses all are public but these (the IANA's list of special ones). */
const NOT_PUBLIC = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];

/** Of the new ones none is but 2000::/3, without what leads elsewhere from there. */
const PUBLIC_6 = "2000::/3";
const NOT_PUBLIC_6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

function listOf(networks: string[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const closed = listOf(NOT_PUBLIC, "ipv4");
const open6 = listOf([PUBLIC_6], "ipv6");
const closed6 = listOf(NOT_PUBLIC_6, "ipv6");

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !closed.check(address, "ipv4");
  if (isIP(address) !== 6) return false;
  return open6.check(address, "ipv6") && !closed6.check(address, "ipv6");
}
