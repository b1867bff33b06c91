import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { isIP, SocketAddress } from "node:net";
import { addressMatcher } from "#server/system/address-list.ts";

/** Some proxies add a port: "198.51.100.1:4711", "[2001:db8::5]:443". */
function withoutPort(address: string): string {
  return SocketAddress.parse(address)?.address ?? address;
}

function normalizeAddress(address: string): string {
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  return ipv4 ?? address.replace(/%.*$/, "").toLowerCase();
}

/** Behind a trusted proxy the client is the last forwarded address that is not the address of a trusted proxy. */
export function clientAddressReader(proxies: string[]) {
  const isTrustedProxy = addressMatcher(
    proxies.flatMap((proxy) => (proxy === "loopback" ? ["127.0.0.0/8", "::1"] : proxy)),
  );
  return (socketAddress: string | undefined, forwardedFor: string | undefined): string => {
    let address = normalizeAddress(socketAddress ?? "");
    const forwardedAddresses = (forwardedFor ?? "")
      .split(",")
      .map((hop) => normalizeAddress(withoutPort(hop.trim())));
    while (isTrustedProxy(address) && forwardedAddresses.length > 0) {
      const forwardedAddress = forwardedAddresses.pop() ?? "";
      if (isIP(forwardedAddress) === 0) break;
      address = forwardedAddress;
    }
    return address;
  };
}

/** Returns the network whose clients share a rate limit: an IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address || "unknown";
  const missingGroupCount = 8 - address.split(":").filter(Boolean).length;
  const groups = address
    .replace("::", `:${"0:".repeat(missingGroupCount)}`)
    .split(":")
    .filter(Boolean);
  const prefix = groups.slice(0, 4).map((group) => parseInt(group, 16).toString(16));
  return `${prefix.join(":")}::/64`;
}

export function networkReader(proxies: string[]): (context: Context) => string {
  const ipOf = clientAddressReader(proxies);
  return (context) => {
    const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
    return networkOf(ipOf(incoming?.socket?.remoteAddress, context.req.header("X-Forwarded-For")));
  };
}

/** Returns the wider network, a /24 or a /48: a provider may assign such a whole network to one customer. */
export function widerNetworkOf(network: string): string {
  if (isIP(network) === 4) return network.replace(/\d+$/, "0/24");
  return network.replace(/:[^:]+::\/64$/, "::/48");
}
