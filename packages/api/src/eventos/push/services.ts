const LOCAIS = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Whether the server may call this endpoint: the address comes out of a browser, and an address of its own choosing would
 * make the server call anybody (docs/security.md). Only the push services in `hosts` (comma-separated; `*.` stands for any
 * subdomain), only https; http is for a listed local address.
 */
export function servicoConhecido(endpoint: string, hosts: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (protocol !== 'https:' && !(protocol === 'http:' && LOCAIS.has(hostname))) return false;
  return hosts
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : host === hostname));
}
