const LOCAIS = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Returns whether the server may call this endpoint. A browser sends the address, so a free choice would let anybody
 * direct the server's requests (docs/security.md).
 * Allowed are the push services in `hosts` (comma-separated; `*.` stands for any subdomain) over https. A listed local
 * address may use http.
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
