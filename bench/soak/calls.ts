import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Client, type Resposta } from '@corre/testing/harness/client.ts';
import type { Ambiente } from './ledger.ts';

const PASSWORD = 'demo1234';
/** Share of answered calls that are repeated, to check that the answer is the same. */
const REPETIR = 0.1;

type Chave = Record<string, string>;

/** A person of the soak, signed in once. The session is valid on every process. */
export interface Pessoa {
  ambiente: Ambiente;
  id: number;
  cookie: string;
}

export const sortear = <T>(lista: readonly [T, ...T[]]): T =>
  lista[Math.floor(Math.random() * lista.length)] ?? lista[0];
export const chance = (parte: number): boolean => Math.random() < parte;

function algumCliente({ bases }: Ambiente, cookie?: string): Client {
  const [primeira = '', ...outras] = bases;
  return new Client(sortear([primeira, ...outras]), cookie);
}

/** Calls random processes until one gives an answer that is no fault. */
export async function insistir<T>(
  { ambiente, cookie }: Pessoa,
  fazer: (cliente: Client) => Promise<Resposta<T>>,
): Promise<Resposta<T>> {
  for (;;) {
    ambiente.caderno.tentativas += 1;
    const resposta = await fazer(algumCliente(ambiente, cookie)).catch(() => null);
    if (resposta && resposta.status < 500 && resposta.status !== 429) return resposta;
    await wait(50 + Math.random() * 200);
  }
}

/**
 * Makes a change until it is answered. Its key makes all attempts one effect, and a repeated call must give the same
 * answer.
 */
export async function agir<T>(
  pessoa: Pessoa,
  fazer: (cliente: Client, chave: Chave) => Promise<Resposta<T>>,
): Promise<Resposta<T>> {
  const chave = { 'idempotency-key': crypto.randomUUID() };
  const resposta = await insistir(pessoa, (cliente) => fazer(cliente, chave));
  if (resposta.status === 200 && chance(REPETIR)) {
    const { caderno } = pessoa.ambiente;
    const outra = await insistir(pessoa, (cliente) => fazer(cliente, chave));
    caderno.repetidas += 1;
    if (outra.status !== 200 || !isDeepStrictEqual(outra.body, resposta.body))
      caderno.repetidasDiferentes.push({ primeira: resposta.body, outra });
  }
  return resposta;
}

/** Signs in, with retries while processes are killed. */
export async function entrar(ambiente: Ambiente, caminho: string, usuario: string): Promise<Pessoa> {
  for (;;) {
    const cliente = algumCliente(ambiente);
    const resposta = await cliente.post<{ user_id: number }>(caminho, { usuario, senha: PASSWORD }).catch(() => null);
    if (resposta?.status === 200) return { ambiente, cookie: cliente.cookie, id: resposta.body.user_id };
    await wait(200);
  }
}

/**
 * Sends a message with an id of its own to a conversation. `base` is the sender's path, `/entregador/1` or
 * `/comercio/x`. Half of the calls have no idempotency key; then the message's id alone must prevent duplicates.
 */
export async function conversar(pessoa: Pessoa, base: string, entrega_id: number): Promise<void> {
  const id = crypto.randomUUID();
  const corpo = { entrega_id, mensagem: `Recado ${id}`, id };
  const caminho = `${base}/enviar-mensagem`;
  const { status, body } = chance(0.5)
    ? await insistir<{ sequencia: number }>(pessoa, (cliente) => cliente.post(caminho, corpo))
    : await agir<{ sequencia: number }>(pessoa, (cliente, chave) => cliente.post(caminho, corpo, chave));
  if (status === 200) {
    pessoa.ambiente.caderno.mensagens.set(id, { entrega_id, mensagem: corpo.mensagem, sequencia: body.sequencia });
  }
}
