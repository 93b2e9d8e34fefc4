import { isIPv6 } from 'node:net';

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Returns the eight groups of an IPv6 address. `::` stands for the missing zeros. */
function groupsOf(ip: string): string[] {
  const [before = '', after] = ip.split('::');
  const listOf = (part: string) => (part === '' ? [] : part.split(':'));
  const [head, tail] = [listOf(before), listOf(after ?? '')];
  const missing = after === undefined ? 0 : 8 - head.length - tail.length;
  return [...head, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...tail];
}

/**
 * Returns the unit that limits count as one address. It is an IPv4 address, or the /64 of an IPv6 address, because one
 * line gets at least a /64 (ADR 0028).
 */
export function networkOf(ip: string): string {
  const [withoutZone = ''] = ip.split('%');
  const [, ipv4] = IPV4_IN_IPV6.exec(withoutZone) ?? [];
  if (ipv4 !== undefined) return ipv4;
  if (!isIPv6(withoutZone)) return ip;
  const prefix = groupsOf(withoutZone.toLowerCase()).slice(0, 4);
  return `${prefix.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
