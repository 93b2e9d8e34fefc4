import { type Outcome, postOutside } from '../http/post.ts';
import { enderecoDe } from './endereco.ts';
import { type Acesso, type Meios, tokenDoApp } from './token.ts';

/** One call of the Orders API. `body` is '' where the standard has none. `until` is by the clock of the process. */
export interface Chamada {
  path: `/${string}`;
  body: string;
  until: number;
}

/** The limit of one call, in milliseconds. The outbox keeps a message for 30 seconds. */
const CALL_MS = 10_000;

const leftOf = (until: number) => Math.max(1, Math.min(CALL_MS, until - performance.now()));

/** The outcome of a call. `pedido` is false if the app gave no token, so that the order was never named. */
export interface Chamado {
  saiu: Outcome;
  pedido: boolean;
}

/**
 * Calls an ordering app with its token. A 401 renews the token once. Sends no `Content-Type` without a body. Never
 * throws.
 */
export async function chamarApp(
  meios: Omit<Meios, 'timeoutMs'>,
  acesso: Acesso,
  { path, body, until }: Chamada,
): Promise<Chamado> {
  let recusado: string | undefined;
  for (;;) {
    const acessado = await tokenDoApp({ ...meios, timeoutMs: leftOf(until) }, acesso, recusado);
    if (!('token' in acessado)) return { saiu: acessado.saiu, pedido: false };
    const { token } = acessado;
    const saiu = await postOutside({
      config: meios.config,
      url: enderecoDe(acesso.base, path),
      body,
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      timeoutMs: leftOf(until),
    });
    if (!('http' in saiu) || saiu.http !== 401 || recusado !== undefined) return { saiu, pedido: true };
    recusado = token;
  }
}
