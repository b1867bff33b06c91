import { isIPv4 } from "node:net";
import { addressList } from "#server/system/address-list.ts";

/** The special-purpose IPv4 networks of the IANA registry. */
const PRIVATE_4 = [
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

/** The global unicast addresses of IPv6; some networks in them are private all the same. */
const GLOBAL_6 = "2000::/3";
const PRIVATE_6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

const isPrivateAddress = addressList([...PRIVATE_4, ...PRIVATE_6]);
const isGlobal6 = addressList([GLOBAL_6]);

export function isPublicAddress(address: string): boolean {
  return (isIPv4(address) || isGlobal6(address)) && !isPrivateAddress(address);
}
