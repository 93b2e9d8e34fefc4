import { z } from 'zod';
import type { Vault } from '../../base/vault.ts';
import type { Reach } from '../http/address.ts';
import { type Outcome, postOutside } from '../http/post.ts';
import { enderecoDe } from './endereco.ts';

/** An ordering app, with the credentials that it issued. `base` is the address before `/v1` and `/oauth`. */
export interface Acesso {
  base: string;
  /** null: the token comes from the base address */
  url_token: string | null;
  client_id: string;
  segredo_cifrado: string;
}

/** The outside of a call: the permitted addresses, the key of the secrets, and the time that is left. */
export interface Meios {
  config: Reach;
  vault: Pick<Vault, 'open'>;
  /** milliseconds */
  timeoutMs: number;
}

/** A token, or the outcome of the failed call for one. */
export type Pedido = { token: string } | { saiu: Outcome };

/** The limit of one call for a token, in milliseconds. */
const TOKEN_MS = 5_000;
/** The bytes of an answer with a token. A signed token has some KB. */
const TOKEN_BYTES = 16 * 1_024;
/** The life of a token whose app does not say it, in seconds. */
const LIFE_SECONDS = 600;
/** A token is not used for its last minute, nor for its last tenth. */
const MARGIN_SECONDS = 60;
const MARGIN_PART = 0.1;

/** TokenResponse of Open Delivery 1.7.0. A header must be able to carry the token. */
const tokenSchema = z.object({
  access_token: z.string().regex(/^[\x21-\x7e]+$/),
  token_type: z.string().regex(/^bearer$/i),
  expires_in: z.number().positive().optional(),
});

function parse(corpo: string) {
  try {
    return tokenSchema.safeParse(JSON.parse(corpo)).data;
  } catch {
    return undefined;
  }
}

interface Kept {
  pedido: Promise<Pedido>;
  /** by the clock of the process, in milliseconds; a call in progress has no end */
  until: number;
}

/** The tokens of this process, by credentials. A sealed secret never occurs twice, so a new one is a new key. */
const kept = new Map<string, Kept>();

const keyOf = ({ base, url_token, client_id, segredo_cifrado }: Acesso) =>
  JSON.stringify([base, url_token, client_id, segredo_cifrado]);

const tokenUrl = ({ base, url_token }: Acesso) => url_token ?? enderecoDe(base, '/oauth/token');

async function fetchToken({ config, vault, timeoutMs }: Meios, acesso: Acesso): Promise<Pedido & { life?: number }> {
  const fields = {
    client_id: acesso.client_id,
    client_secret: vault.open(acesso.segredo_cifrado),
    grant_type: 'client_credentials',
  };
  const saiu = await postOutside({
    config,
    url: tokenUrl(acesso),
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    timeoutMs: Math.min(TOKEN_MS, timeoutMs),
    answerBytes: TOKEN_BYTES,
  });
  if (!('http' in saiu)) return { saiu: { ...saiu, erro: `o acesso (token) falhou: ${saiu.erro}` } };
  const lido = saiu.http >= 200 && saiu.http < 300 ? parse(saiu.corpo) : undefined;
  if (lido) return { token: lido.access_token, life: lido.expires_in ?? LIFE_SECONDS };
  if (saiu.http >= 200 && saiu.http < 300)
    return { saiu: { falha: 'answer', erro: 'o acesso (token) veio em um formato que não é o do padrão' } };
  return { saiu: { ...saiu, erro: `o app não deu o acesso (token): respondeu ${saiu.http}` } };
}

/** Asks for a token and keeps it. Callers during the call share it. A failure is not kept. */
function renew(meios: Meios, acesso: Acesso): Promise<Pedido> {
  const key = keyOf(acesso);
  for (const [old, { until }] of kept) if (until <= performance.now()) kept.delete(old);
  const pedido = fetchToken(meios, acesso).then(({ life, ...answer }) => {
    if (life === undefined) kept.delete(key);
    else {
      const margin = Math.min(MARGIN_SECONDS, life * MARGIN_PART);
      kept.set(key, { pedido, until: performance.now() + (life - margin) * 1_000 });
    }
    return answer;
  });
  kept.set(key, { pedido, until: Number.POSITIVE_INFINITY });
  return pedido;
}

/**
 * Returns the app's token: the kept one until shortly before its end, or a new one (OAuth 2.0 client credentials,
 * RFC 6749 §4.4). `recusado` is a token that the app refused: it is not returned again. Never throws.
 */
export async function tokenDoApp(meios: Meios, acesso: Acesso, recusado?: string): Promise<Pedido> {
  const known = kept.get(keyOf(acesso));
  if (known && known.until > performance.now()) {
    const pedido = await known.pedido;
    if (!('token' in pedido) || pedido.token !== recusado) return pedido;
    // Another call may have renewed the token meanwhile.
    const now = kept.get(keyOf(acesso));
    if (now && now !== known && now.pedido !== known.pedido) return now.pedido;
  }
  return renew(meios, acesso);
}

/** Asks for a new token without the kept one, for a test of the connection. Never throws. */
export const pedirToken = (meios: Meios, acesso: Acesso): Promise<Pedido> => renew(meios, acesso);
