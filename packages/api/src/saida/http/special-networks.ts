/**
 * IPv4 networks without public machines: the IANA special-purpose registry (RFC 6890 and its updates, read in November
 * 2026), multicast, and addresses inside clouds. https://www.iana.org/assignments/iana-ipv4-special-registry
 */
export const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  // AS112, and tunnels to multicast: public numbers, but never a receiver.
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  // Its last address is the limited broadcast.
  '240.0.0.0/4',
  // A public number of the Azure host. It answers with data that only the virtual machine may know.
  '168.63.129.16/32',
] as const;

/**
 * The public part of IPv6 (RFC 4291 §2.4). Loopback, mapped and compatible IPv4, NAT64, discard, local, link-local,
 * site-local, segment routing and multicast lie outside of it.
 */
export const GLOBAL_IPV6 = '2000::/3';

/** The special networks within that part. https://www.iana.org/assignments/iana-ipv6-special-registry */
export const SPECIAL_IPV6 = [
  // Protocol assignments: Teredo, benchmarking, ORCHID and others.
  '2001::/23',
  '2001:db8::/32',
  // 6to4 contains an IPv4 address.
  '2002::/16',
  '2620:4f:8000::/48',
  '3ffe::/16',
  '3fff::/20',
] as const;
