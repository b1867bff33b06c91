import { expect, test } from "vitest";
import { clientAddressReader, networkOf, widerNetworkOf } from "./client-address.ts";

test.each([
  [[], "203.0.113.7", "198.51.100.1", "203.0.113.7"], // without a trusted proxy the header is ignored
  [["loopback"], "127.0.0.1", "198.51.100.1", "198.51.100.1"],
  [["loopback"], "::ffff:127.0.0.1", "198.51.100.1", "198.51.100.1"],
  [["loopback"], "127.0.0.1", "1.2.3.4, 198.51.100.1", "198.51.100.1"], // a guest's own header comes before the proxy's
  [["loopback", "10.0.0.0/8"], "127.0.0.1", "198.51.100.1, 10.1.2.3", "198.51.100.1"],
  [["loopback"], "127.0.0.1", undefined, "127.0.0.1"],
  [["loopback"], "127.0.0.1", "unknown", "127.0.0.1"],
  [["loopback"], "::1", "2001:DB8::5", "2001:db8::5"],
  [["loopback"], "203.0.113.7", "127.0.0.1", "203.0.113.7"],
  // Some proxies add the port, which is no part of the guest's address.
  [["loopback"], "127.0.0.1", "198.51.100.1:4711", "198.51.100.1"],
  [["loopback"], "127.0.0.1", "[2001:DB8::5]:443", "2001:db8::5"],
  [["loopback"], "127.0.0.1", "[2001:db8::5]", "2001:db8::5"],
  [["loopback", "10.0.0.0/8"], "127.0.0.1", "198.51.100.1:1, 10.1.2.3:2", "198.51.100.1"],
])("with %o trusted, %s forwarding «%s» is client %s", (trusted, socket, forwarded, expected) => {
  expect(clientAddressReader(trusted)(socket, forwarded)).toBe(expected);
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:ffff::", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["", "unknown"],
])("the network of %s is %s", (address, expected) => {
  expect(networkOf(address)).toBe(expected);
});

test.each([
  ["203.0.113.7", "203.0.113.0/24"],
  ["2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["unknown", "unknown"],
])("the wider network of %s is %s", (network, expected) => {
  expect(widerNetworkOf(network)).toBe(expected);
});
