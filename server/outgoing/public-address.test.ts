import { expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";

test.each([
  ["8.8.8.8", true],
  ["172.15.0.1", true],
  ["2a00:1450:4002::1", true],
  ["0.0.0.0", false],
  ["10.1.2.3", false],
  ["100.64.0.1", false],
  ["127.0.0.1", false],
  ["169.254.169.254", false],
  ["172.31.255.255", false],
  ["192.168.1.1", false],
  ["198.19.0.1", false],
  ["224.0.0.1", false],
  ["255.255.255.255", false],
  ["::", false],
  ["::1", false],
  ["::ffff:8.8.8.8", false], // an IPv4 address in an IPv6 one
  ["64:ff9b::7f00:1", false],
  ["2001::1", false],
  ["2001:db8::1", false],
  ["2002:7f00:1::", false],
  ["fc00::1", false],
  ["fe80::1", false],
  ["ff02::1", false],
  ["www.airbnb.it", false],
])("%s is public: %s", (address, expected) => expect(isPublicAddress(address)).toBe(expected));
