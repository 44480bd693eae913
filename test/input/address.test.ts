import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notPublic } from '../../src/input/remote/address.js';

describe('an address that is not public', () => {
  it.each([
    ['127.0.0.1', 'a loopback address'],
    ['127.255.255.254', 'a loopback address'],
    ['0.0.0.0', 'an address of this machine'],
    ['0.1.2.3', 'an address of this machine'],
    ['10.0.0.1', 'a private address'],
    ['172.16.0.1', 'a private address'],
    ['172.31.255.255', 'a private address'],
    ['192.168.1.1', 'a private address'],
    ['100.64.0.1', "an address inside a provider's network"],
    ['100.100.100.200', "an address inside a provider's network"],
    ['169.254.169.254', 'a link-local address'],
    ['168.63.129.16', 'an address inside a cloud'],
    ['224.0.0.1', 'a multicast address'],
    ['255.255.255.255', 'a broadcast address'],
    ['192.0.0.192', 'a reserved address'],
    ['192.0.2.1', 'a reserved address'],
    ['198.18.0.1', 'a reserved address'],
    ['240.0.0.1', 'a reserved address'],
    ['::', 'an address of this machine'],
    ['::1', 'a loopback address'],
    ['[::1]', 'a loopback address'],
    ['fc00::1', 'a private address'],
    ['fd00:ec2::254', 'a private address'],
    ['fe80::1', 'a link-local address'],
    ['fe80::1%eth0', 'a link-local address'],
    ['fec0::1', 'a reserved address'],
    ['ff02::1', 'a multicast address'],
    ['2001:db8::1', 'a reserved address'],
    ['2001::1', 'a reserved address'],
    ['100::1', 'a reserved address'],
    ['::ffff:127.0.0.1', 'a loopback address'],
    ['::ffff:7f00:1', 'a loopback address'],
    ['::ffff:a9fe:a9fe', 'a link-local address'],
    ['::ffff:0:127.0.0.1', 'a reserved address'],
    ['::127.0.0.1', 'a loopback address'],
    ['::7f00:1', 'a reserved address'],
    ['64:ff9b::7f00:1', 'a loopback address'],
    ['64:ff9b::10.0.0.1', 'a private address'],
    ['64:ff9b:1::808:808', 'a reserved address'],
    ['2002:7f00:1::', 'a loopback address'],
    ['2002:a00:1::1', 'a private address'],
    ['no address', 'a reserved address'],
    ['', 'a reserved address'],
  ])('%s is %s', (address, kind) => {
    expect(notPublic(address)).toBe(kind);
  });

  it.each([
    '8.8.8.8',
    '140.82.121.4',
    '172.32.0.1',
    '100.128.0.1',
    '2606:50c0:8000::153',
    '::ffff:8.8.8.8',
    '64:ff9b::8.8.8.8',
    '2002:808:808::1',
  ])('%s is none', (address) => {
    expect(notPublic(address)).toBeUndefined();
  });

  it('is one in every way to write it', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const inside = fc.oneof(
      fc.tuple(fc.constantFrom(0, 10, 127), byte, byte, byte),
      fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
      fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
      fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), byte, byte),
    );
    fc.assert(
      fc.property(inside, ([a, b, c, d]) => {
        const hex = [a * 256 + b, c * 256 + d].map((part) => part.toString(16)).join(':');
        const number = ((a * 256 + b) * 256 + c) * 256 + d;
        const hosts = [`${a}.${b}.${c}.${d}`, String(number), `0x${number.toString(16)}`];
        const written = [
          ...hosts.map((host) => new URL(`http://${host}/`).hostname),
          new URL(`http://[::ffff:${hex}]/`).hostname,
          `::ffff:${a}.${b}.${c}.${d}`,
          `64:ff9b::${hex}`,
          `2002:${hex}::1`,
        ];
        expect(written.filter((address) => notPublic(address) === undefined)).toEqual([]);
      }),
    );
  });
});
