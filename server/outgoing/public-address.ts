import { isIPv4 } from "node:net";
import { addressMatcher } from "#server/system/address-list.ts";

/** Matches IANA's special-purpose networks; of IPv6, only those in 2000::/3, because `isGlobalIpv6` excludes all others. */
const isPrivateAddress = addressMatcher([
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
  "2001::/23",
  "2001:db8::/32",
  "2002::/16",
  "3fff::/20",
]);

/** IPv6's global unicast addresses; some of their networks are private, as listed above. */
const isGlobalIpv6 = addressMatcher(["2000::/3"]);

export function isPublicAddress(address: string): boolean {
  return (isIPv4(address) || isGlobalIpv6(address)) && !isPrivateAddress(address);
}
