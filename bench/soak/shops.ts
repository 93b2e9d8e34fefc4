import { setTimeout as wait } from 'node:timers/promises';
import { agir, chance, conversar, entrar, insistir, type Pessoa } from './calls.ts';
import type { Environment } from './ledger.ts';

/** Number of recent requests that a shop may cancel. */
const LEMBRADOS = 6;

interface Parada {
  tag: string;
  centavos: number;
  corpo: { endereco: string; valor_estimado: number };
}
function novaParada(): Parada {
  const tag = crypto.randomUUID();
  const centavos = 500 + Math.floor(Math.random() * 2_000);
  return { tag, centavos, corpo: { endereco: `Rua ${tag}`, valor_estimado: centavos / 100 } };
}

/** Creates one request, or a route of two to four stops. Returns the ids. */
async function pedir(loja: Pessoa, base: string): Promise<number[]> {
  const { ledger } = loja.env;
  const primeira = novaParada();
  const mais = chance(0.25) ? Array.from({ length: 1 + Math.floor(Math.random() * 3) }, novaParada) : [];
  const payload = {
    ...primeira.corpo,
    urgente: chance(0.2),
    ...(mais.length > 0 && { multiplas_entregas: mais.map((parada) => parada.corpo) }),
  };
  const { status, body } = await agir<{ solicitacao_ids: number[] }>(loja, (cliente, chave) =>
    cliente.post(`${base}/solicitar-entrega`, payload, chave),
  );
  if (status !== 200) return [];
  for (const [i, { tag, centavos }] of [primeira, ...mais].entries()) {
    // A stop without an id counts as lost, because no request has the id -1.
    ledger.pedidos.set(tag, { id: body.solicitacao_ids[i] ?? -1, centavos });
  }
  if (mais.length > 0) ledger.rotas += 1;
  return body.solicitacao_ids;
}

async function cancelar(loja: Pessoa, id: number): Promise<void> {
  const { status } = await agir(loja, (cliente, chave) =>
    cliente.put(`/comercio/solicitacao/${id}/cancelar`, undefined, chave),
  );
  if (status === 200) loja.env.ledger.cancelados.add(id);
}

/** Answers in one of the open conversations, with or without reading it first. */
async function responder(loja: Pessoa, base: string): Promise<void> {
  const { status, body } = await insistir<{ chats: { entrega_id: number }[] }>(loja, (cliente) =>
    cliente.get(`${base}/mensagens-nao-lidas`),
  );
  const chat = status === 200 ? body.chats[Math.floor(Math.random() * body.chats.length)] : undefined;
  if (!chat) return;
  if (chance(0.5)) await insistir(loja, (cliente) => cliente.get(`${base}/mensagens/${chat.entrega_id}`));
  await conversar(loja, base, chat.entrega_id);
}

/**
 * Simulates a shop: a request or route about every second while the day is open. It cancels some at once, later, or by
 * one stop.
 */
export async function comercio(env: Environment, nome: string): Promise<void> {
  const loja = await entrar(env, '/login/comercio', nome);
  const base = `/comercio/${encodeURIComponent(nome)}`;
  let lembrados: number[] = [];
  while (env.aberto()) {
    const ids = await pedir(loja, base);
    const [primeiro] = ids;
    if (primeiro !== undefined && chance(0.07)) await cancelar(loja, primeiro);
    lembrados = [...lembrados, ...ids].slice(-LEMBRADOS);
    const lembrado = lembrados[Math.floor(Math.random() * lembrados.length)];
    if (lembrado !== undefined && chance(0.07)) await cancelar(loja, lembrado);
    if (chance(0.4)) await responder(loja, base);
    await wait(500 + Math.random() * 1_100);
  }
}
