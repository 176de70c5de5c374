import { describe, expect, it } from "vitest";
import { addressDigest, addressOf } from "../../../server/http/caller-address.ts";

const from = (remoteAddress: string, proxies = 0, forwarded?: string) =>
  addressOf({ socket: { remoteAddress }, headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded } }, proxies);

describe("A caller's address", () => {
  it("is the socket's", () => {
    expect(from("203.0.113.7")).toBe("203.0.113.7");
  });

  it("is the same for an IPv4 caller on a dual-stack socket", () => {
    expect(from("::ffff:203.0.113.7")).toBe("203.0.113.7");
    expect(from("::ffff:cb00:7107")).toBe("203.0.113.7");
  });

  it("is one for an IPv6 /64 network, which is one subscriber's", () => {
    expect(from("2001:db8:1:2:aaaa::1")).toBe(from("2001:db8:1:2:bbbb:cccc:dddd:2"));
    expect(from("2001:db8:1:2::1")).not.toBe(from("2001:db8:1:3::1"));
    expect(from("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
    expect(from("::1")).toBe("0:0:0:0::/64");
  });

  it("is never taken from the caller's own header, unless proxies are trusted", () => {
    expect(from("203.0.113.7", 0, "198.51.100.1")).toBe("203.0.113.7");
  });

  it("is, behind trusted proxies, the peer of the outermost one", () => {
    const written = "10.9.9.9, 198.51.100.1, 192.0.2.8";
    expect(from("127.0.0.1", 1, written)).toBe("192.0.2.8");
    expect(from("127.0.0.1", 2, written)).toBe("198.51.100.1");
  });

  it("may be followed by a port, as some proxies write it", () => {
    expect(from("127.0.0.1", 1, "198.51.100.1:40123")).toBe("198.51.100.1");
    expect(from("127.0.0.1", 1, "[2001:db8:1:2::5]:40123")).toBe("2001:db8:1:2::/64");
  });

  it("is the socket's if the proxies send no valid address", () => {
    for (const written of [undefined, "", "unknown", "198.51.100.1, _hidden", "1.2.3.4.5", "[::1"])
      expect(from("127.0.0.1", 1, written)).toBe("127.0.0.1");
    expect(from("127.0.0.1", 3, "198.51.100.1")).toBe("127.0.0.1");
  });
});

describe("The digest of an address", () => {
  it("is the same for the same address and key, and another for any other", () => {
    const digest = addressDigest("203.0.113.7", "key");
    expect(addressDigest("203.0.113.7", "key")).toBe(digest);
    expect(new Set([digest, addressDigest("203.0.113.8", "key"), addressDigest("203.0.113.7", "other")]).size).toBe(3);
  });
});
