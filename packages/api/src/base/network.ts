import { isIPv6 } from 'node:net';

const IPV4_EM_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The eight groups of an IPv6 address; `::` stands for as many zeros as are missing. */
function grupos(ip: string): string[] {
  const [antes = '', depois] = ip.split('::');
  const lista = (parte: string) => (parte === '' ? [] : parte.split(':'));
  const [inicio, fim] = [lista(antes), lista(depois ?? '')];
  const faltam = depois === undefined ? 0 : 8 - inicio.length - fim.length;
  return [...inicio, ...Array.from({ length: Math.max(0, faltam) }, () => '0'), ...fim];
}

/**
 * What counts as one address for limits: an IPv4 address, or the /64 of an IPv6 one, because a single line is given at
 * least so many (decision record 0015).
 */
export function networkOf(ip: string): string {
  const [semZona = ''] = ip.split('%');
  const [, ipv4] = IPV4_EM_IPV6.exec(semZona) ?? [];
  if (ipv4 !== undefined) return ipv4;
  if (!isIPv6(semZona)) return ip;
  const prefix = grupos(semZona.toLowerCase()).slice(0, 4);
  return `${prefix.map((grupo) => Number.parseInt(grupo, 16).toString(16)).join(':')}::/64`;
}
