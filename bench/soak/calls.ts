import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Answer, Client } from '@corre/testing/harness/client.ts';
import type { Environment } from './ledger.ts';

const PASSWORD = 'demo1234';
/** Share of answered calls that are repeated, to check that the answer is the same. */
const REPETIR = 0.1;

type Chave = Record<string, string>;

/** A person of the soak, signed in once. The session is valid on every process. */
export interface Pessoa {
  env: Environment;
  id: number;
  cookie: string;
}

export const draw = <T>(list: readonly [T, ...T[]]): T => list[Math.floor(Math.random() * list.length)] ?? list[0];
export const chance = (part: number): boolean => Math.random() < part;

function algumCliente({ bases }: Environment, cookie?: string): Client {
  const [primeira = '', ...outras] = bases;
  return new Client(draw([primeira, ...outras]), cookie);
}

/** Calls random processes until one gives an answer that is no fault. */
export async function insistir<T>(
  { env, cookie }: Pessoa,
  act: (cliente: Client) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  for (;;) {
    env.ledger.tentativas += 1;
    const answer = await act(algumCliente(env, cookie)).catch(() => null);
    if (answer && answer.status < 500 && answer.status !== 429) return answer;
    await wait(50 + Math.random() * 200);
  }
}

/**
 * Counts the answers to one act while a forgotten transaction holds a row: done, and refused, however often it is
 * tried. Other faults have other statuses.
 */
function underForgotten({ ledger: { esquecidas } }: Environment): (answer: Answer<unknown>) => void {
  let recusado = false;
  return ({ status, body }) => {
    if (esquecidas.abertas === 0) return;
    if (status === 200) esquecidas.feitos += 1;
    if (recusado || status !== 503 || !JSON.stringify(body).includes('SERVIDOR_OCUPADO')) return;
    recusado = true;
    esquecidas.recusados += 1;
  };
}

/**
 * Makes a change until it is answered. Its key makes all attempts one effect, and a repeated call must give the same
 * answer.
 */
export async function agir<T>(
  pessoa: Pessoa,
  act: (cliente: Client, chave: Chave) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const chave = { 'idempotency-key': crypto.randomUUID() };
  const seen = underForgotten(pessoa.env);
  const answer = await insistir(pessoa, async (cliente) => {
    const one = await act(cliente, chave);
    seen(one);
    return one;
  });
  if (answer.status === 200 && chance(REPETIR)) {
    const { ledger } = pessoa.env;
    const outra = await insistir(pessoa, (cliente) => act(cliente, chave));
    ledger.repetidas += 1;
    if (outra.status !== 200 || !isDeepStrictEqual(outra.body, answer.body))
      ledger.repetidasDiferentes.push({ primeira: answer.body, outra });
  }
  return answer;
}

/** Signs in, with retries while processes are killed. */
export async function entrar(env: Environment, path: string, usuario: string): Promise<Pessoa> {
  for (;;) {
    const cliente = algumCliente(env);
    const answer = await cliente.post<{ user_id: number }>(path, { usuario, senha: PASSWORD }).catch(() => null);
    if (answer?.status === 200) return { env, cookie: cliente.cookie, id: answer.body.user_id };
    await wait(200);
  }
}

/**
 * Sends a message with an id of its own to a conversation. `base` is the sender's path, `/entregador/1` or
 * `/comercio/x`. Half of the calls have no idempotency key; then the message's id alone must prevent duplicates.
 */
export async function conversar(pessoa: Pessoa, base: string, entrega_id: number): Promise<void> {
  const id = crypto.randomUUID();
  const payload = { entrega_id, mensagem: `Recado ${id}`, id };
  const path = `${base}/enviar-mensagem`;
  const { status, body } = chance(0.5)
    ? await insistir<{ sequencia: number }>(pessoa, (cliente) => cliente.post(path, payload))
    : await agir<{ sequencia: number }>(pessoa, (cliente, chave) => cliente.post(path, payload, chave));
  if (status === 200) {
    pessoa.env.ledger.mensagens.set(id, { entrega_id, mensagem: payload.mensagem, sequencia: body.sequencia });
  }
}
