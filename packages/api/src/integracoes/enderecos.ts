import type { Config } from '../base/config.ts';
import { checkAddress } from '../saida/http/check-address.ts';

/**
 * Returns the addresses that a point of sale calls. `origin` comes from the request and is used where SITE_URL is not
 * set.
 */
export function enderecosDaCorre({ SITE_URL }: Pick<Config, 'SITE_URL'>, origin: string) {
  const base_url = `${SITE_URL ?? origin}/od`;
  return { base_url, token_url: `${base_url}/oauth/token` };
}

/**
 * Returns the addresses in the form to store; a missing address stays missing. Looks up names in DNS, so call it
 * outside of any transaction.
 * @throws BusinessError 400 about the field whose address must not be called (ADR 0037).
 */
export async function conferirEnderecos<Nada extends null | undefined>(
  config: Config,
  { url_eventos, url_codigo }: Record<'url_eventos' | 'url_codigo', string | Nada>,
) {
  const conferir = async (campo: string, url: string | Nada) => (url ? checkAddress(config, url, { campo }) : url);
  return {
    url_eventos: await conferir('url_eventos', url_eventos),
    url_codigo: await conferir('url_codigo', url_codigo),
  };
}
