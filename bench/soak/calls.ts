import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Client, type Resposta } from '@corre/testing/harness/client.ts';
import type { Ambiente } from './ledger.ts';

const PASSWORD = 'demo1234';
/** How often an answer that came is asked for once more, to see that it is the same. */
const REPETIR = 0.1;

type Chave = Record<string, string>;

/** Somebody of the soak, signed in once; the session holds on every process. */
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

/** Asks any process, again and again, until one answers something that is no fault. */
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

/** The same for an act: its key makes all the tries one effect, and the answer stays what it was. */
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

/** Signs in, whatever dies meanwhile. */
export async function entrar(ambiente: Ambiente, caminho: string, usuario: string): Promise<Pessoa> {
  for (;;) {
    const cliente = algumCliente(ambiente);
    const resposta = await cliente.post<{ user_id: number }>(caminho, { usuario, senha: PASSWORD }).catch(() => null);
    if (resposta?.status === 200) return { ambiente, cookie: cliente.cookie, id: resposta.body.user_id };
    await wait(200);
  }
}

/**
 * Sends a message of its own id to a conversation (`base` is the sender's address, `/entregador/1` or `/comercio/x`).
 * Half the time without a key: then the message's id alone keeps the retries from doubling it.
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
