import { BlockList, isIP } from "node:net";

const ipFamilyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** Returns a function that returns true for addresses in one of `networks`. A network is "10.0.0.0/8" or one address. */
export function addressMatcher(networks: string[]): (address: string) => boolean {
  const networkList = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    if (bits === undefined) networkList.addAddress(address, ipFamilyOf(address));
    else networkList.addSubnet(address, Number(bits), ipFamilyOf(address));
  }
  return (address) => isIP(address) > 0 && networkList.check(address, ipFamilyOf(address));
}
