import type { Config } from '../../base/config.ts';
import type { Falha } from '../recebimentos/porta.ts';
import type { Chamada, Respondida } from './chamar.ts';
import { motivoDaRecusa, tokenSchema } from './formato.ts';

/** The life of a token whose bank does not say it, in seconds. */
const LIFE_SECONDS = 300;
/** A token is not used for its last minute, nor for its last tenth. */
const MARGIN_SECONDS = 60;
const MARGIN_PART = 0.1;

export type Token = { token: string } | Falha;

/** The scopes that this company needs. A bank refuses those that it did not grant. */
export function escopos({ PIX_COBV, PIX_WEBHOOK_SEGREDO }: Config): string {
  const charge = PIX_COBV ? 'cobv' : 'cob';
  const needed = [charge, 'pix', ...(PIX_WEBHOOK_SEGREDO === undefined ? [] : ['webhook'])];
  return needed.flatMap((name) => [`${name}.read`, `${name}.write`]).join(' ');
}

/**
 * Returns the source of the bank's token (OAuth 2.0 client credentials, RFC 6749 §4.4, HTTP Basic). A token is kept
 * until shortly before its end, and callers share the call for a new one. `recusado` is a token that the bank refused:
 * it is not given again. A failure is not kept.
 */
export function tokenDoBanco(config: Config, chamar: (chamada: Chamada) => Promise<Respondida | Falha>) {
  const { PIX_URL = '', PIX_TOKEN_CAMINHO, PIX_CLIENT_ID = '', PIX_CLIENT_SECRET = '' } = config;
  const url = new URL(PIX_TOKEN_CAMINHO, PIX_URL);
  const basic = Buffer.from(`${PIX_CLIENT_ID}:${PIX_CLIENT_SECRET}`).toString('base64');
  let kept: { token: string; until: number } | null = null;
  let asking: Promise<Token> | null = null;

  async function pedir(): Promise<Token> {
    const answer = await chamar({
      metodo: 'POST',
      url,
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
      corpo: new URLSearchParams({ grant_type: 'client_credentials', scope: escopos(config) }).toString(),
    });
    if ('falha' in answer) return answer;
    const { data } = tokenSchema.safeParse(answer.corpo);
    if (answer.http < 200 || answer.http > 299 || data === undefined) {
      const erro = `o banco não deu acesso (token): ${motivoDaRecusa(answer.http, answer.corpo)}`;
      return { falha: 'indisponivel', erro, esperar: answer.esperar };
    }
    const life = data.expires_in ?? LIFE_SECONDS;
    const margin = Math.min(MARGIN_SECONDS, life * MARGIN_PART);
    kept = { token: data.access_token, until: performance.now() + (life - margin) * 1_000 };
    return { token: data.access_token };
  }

  return async (recusado?: string): Promise<Token> => {
    if (kept !== null && kept.token !== recusado && kept.until > performance.now()) return { token: kept.token };
    asking ??= pedir().finally(() => {
      asking = null;
    });
    return asking;
  };
}
