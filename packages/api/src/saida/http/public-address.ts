import { BlockList, isIP } from 'node:net';
import { GLOBAL_IPV6, SPECIAL_IPV4, SPECIAL_IPV6 } from './special-networks.ts';

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
 * (ADR 0074). An IPv6 form of an IPv4 address (mapped, NAT64, 6to4, Teredo) is never public. Accepts a socket's
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
