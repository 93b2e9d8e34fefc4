import ipaddr from 'ipaddr.js';

/** The part of IPv6 that is given out to the internet (RFC 4291 §2.4); below it stand forms that carry an IPv4 address inside (`::127.0.0.1`). */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Public by its number, and answered by the host that a cloud machine runs on, with what only that machine may know. */
const CLOUD_HOSTS = new Set(['168.63.129.16']);

/**
 * Whether an IP address belongs to some machine of the internet: no loopback, private, shared, link-local, reserved or
 * documentation range, and no IPv6 form that stands for an IPv4 address (mapped, NAT64, 6to4, Teredo), whatever is inside
 * (decision record 0074).
 */
export function isPublic(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast' || CLOUD_HOSTS.has(address.toString())) return false;
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_IPV6);
}
