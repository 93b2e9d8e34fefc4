import { BlockList, isIP } from 'node:net';

/**
 * IPv4 networks without public machines: the IANA special-purpose registry (RFC 6890 and its updates, read in November
 * 2026), multicast, and addresses inside clouds. https://www.iana.org/assignments/iana-ipv4-special-registry
 */
const SPECIAL_IPV4 = [
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
const GLOBAL_IPV6 = '2000::/3';

/** The special networks within that part. https://www.iana.org/assignments/iana-ipv6-special-registry */
const SPECIAL_IPV6 = [
  // Protocol assignments: Teredo, benchmarking, ORCHID and others.
  '2001::/23',
  '2001:db8::/32',
  // 6to4 contains an IPv4 address.
  '2002::/16',
  '2620:4f:8000::/48',
  '3ffe::/16',
  '3fff::/20',
] as const;

function listOf(family: 'ipv4' | 'ipv6', networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const [specialIpv4, specialIpv6] = [listOf('ipv4', SPECIAL_IPV4), listOf('ipv6', SPECIAL_IPV6)];
const globalIpv6 = listOf('ipv6', [GLOBAL_IPV6]);

/**
 * Returns whether an IP address is public: no loopback, private, shared, link-local, reserved or documentation network
 * (ADR 0037). An IPv6 form of an IPv4 address (mapped, NAT64, 6to4, Teredo) is never public. Accepts a socket's
 * spellings only: four decimal numbers, or IPv6 without a zone.
 */
export function isPublic(text: string): boolean {
  if (isIP(text) === 4) return !specialIpv4.check(text, 'ipv4');
  if (isIP(text) !== 6 || text.includes('%')) return false;
  return globalIpv6.check(text, 'ipv6') && !specialIpv6.check(text, 'ipv6');
}

/** Samples of every network that must be refused, and two addresses that must be permitted. */
const REFUSED = [
  '127.0.0.1',
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::7f00:1',
  '64:ff9b::7f00:1',
  '2001::1',
  '2002:7f00:1::',
  'fd00::1',
  'fe80::1',
  'ff02::1',
];
const CALLED = ['1.1.1.1', '2606:4700::1111'];

/**
 * Checks the guard at every start, because nobody but an attacker would notice a broken guard.
 * @throws if an address is judged wrongly.
 */
export function proveAddressGuard(judge: (address: string) => boolean = isPublic): void {
  const wrong = [...REFUSED.filter((address) => judge(address)), ...CALLED.filter((address) => !judge(address))];
  if (wrong.length > 0)
    throw new Error(
      `A guarda de endereços não reconhece ${wrong.join(', ')}: o servidor não começa. Confira a versão do Node.`,
    );
}
