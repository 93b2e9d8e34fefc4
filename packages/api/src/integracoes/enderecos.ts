import type { Config } from '../base/config.ts';
import { checkAddress } from '../saida/http/check-address.ts';

/** Where a point of sale calls us. `origin`: of the request that asks, where SITE_URL says nothing. */
export function enderecosDaCorre({ SITE_URL }: Pick<Config, 'SITE_URL'>, origin: string) {
  const base_url = `${SITE_URL ?? origin}/od`;
  return { base_url, token_url: `${base_url}/oauth/token` };
}

/**
 * The addresses as they are kept; what is not there stays so. Names are looked up: outside of any transaction.
 * @throws BusinessError 400 about the field whose address nobody may call (decision record 0074).
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
