import { isIPv6 } from 'node:net';

const IPV4_EM_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Returns the eight groups of an IPv6 address. `::` stands for the missing zeros. */
function grupos(ip: string): string[] {
  const [antes = '', depois] = ip.split('::');
  const lista = (parte: string) => (parte === '' ? [] : parte.split(':'));
  const [inicio, fim] = [lista(antes), lista(depois ?? '')];
  const faltam = depois === undefined ? 0 : 8 - inicio.length - fim.length;
  return [...inicio, ...Array.from({ length: Math.max(0, faltam) }, () => '0'), ...fim];
}

/**
 * Returns the unit that limits count as one address. It is an IPv4 address, or the /64 of an IPv6 address, because one
 * line gets at least a /64 (ADR 0015).
 */
export function networkOf(ip: string): string {
  const [semZona = ''] = ip.split('%');
  const [, ipv4] = IPV4_EM_IPV6.exec(semZona) ?? [];
  if (ipv4 !== undefined) return ipv4;
  if (!isIPv6(semZona)) return ip;
  const prefix = grupos(semZona.toLowerCase()).slice(0, 4);
  return `${prefix.map((grupo) => Number.parseInt(grupo, 16).toString(16)).join(':')}::/64`;
}
