import ipaddr from 'ipaddr.js';

/** Kinds of addresses that lead to nobody's public server, in words. */
const KINDS: Readonly<Record<string, string>> = {
  unspecified: 'an address of this machine',
  loopback: 'a loopback address',
  private: 'a private address',
  uniqueLocal: 'a private address',
  carrierGradeNat: "an address inside a provider's network",
  linkLocal: 'a link-local address',
  multicast: 'a multicast address',
  broadcast: 'a broadcast address',
};
const OTHER = 'a reserved address';

/** Open to everybody by its number, but answered inside a cloud only: it hands out what machines are set up with. */
const CLOUD = '168.63.129.16';

/** IPv6 addresses that are handed out to the public are all in here. */
const PUBLIC_IPV6 = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/**
 * What an address is when it is not one of the public internet; undefined for a public one. One that stands for an IPv4
 * address (mapped, translated, 6to4) is what that address is.
 */
export function notPublic(address: string): string | undefined {
  const plain = address.replace(/^\[|\]$/g, '').replace(/%.*$/, '');
  if (!ipaddr.isValid(plain)) return OTHER;
  const parsed = ipaddr.parse(plain);
  if (parsed instanceof ipaddr.IPv4) return kindOf(parsed);
  const inner = embedded(parsed);
  if (inner) return kindOf(inner);
  const kind = kindOf(parsed);
  return kind ?? (parsed.match(PUBLIC_IPV6) ? undefined : OTHER);
}

function kindOf(address: ipaddr.IPv4 | ipaddr.IPv6): string | undefined {
  const range = address.range();
  if (range === 'unicast') return address.toString() === CLOUD ? 'an address inside a cloud' : undefined;
  return KINDS[range] ?? OTHER;
}

/** The IPv4 address that an IPv6 address stands for: `::ffff:a.b.c.d`, NAT64 (`64:ff9b::a.b.c.d`), 6to4 (`2002:…`). */
function embedded(address: ipaddr.IPv6): ipaddr.IPv4 | undefined {
  if (address.isIPv4MappedAddress()) return address.toIPv4Address();
  const bytes = address.toByteArray();
  const range = address.range();
  if (range === '6to4') return new ipaddr.IPv4(bytes.slice(2, 6));
  const isNat64 = range === 'rfc6052' && bytes.slice(4, 12).every((byte) => byte === 0);
  return isNat64 ? new ipaddr.IPv4(bytes.slice(12)) : undefined;
}
