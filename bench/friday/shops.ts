import { setTimeout as wait } from 'node:timers/promises';
import type { Caller } from './calls.ts';
import type { Ledger } from './ledger.ts';

/** Shortest interval between two reads of a shop's list after stream events, in milliseconds. */
const LIST_MS = 2_000;

/** Opens a shop's panel: stream and list. */
export async function openShop(caller: Caller): Promise<void> {
  const list = `/comercio/${encodeURIComponent(caller.person.nome)}/solicitacoes`;
  let due = false;
  await caller.listen(async (text) => {
    if (due || !text.includes('"tipo":"solicitacao"')) return;
    due = true;
    await wait(LIST_MS);
    due = false;
    await caller.get(list);
  });
}

const PEDIDO = { endereco: 'Rua Fernão Dias, 340', valor_estimado: 9 };

async function ask(caller: Caller, ledger: Ledger): Promise<void> {
  const start = performance.now();
  const path = `/comercio/${encodeURIComponent(caller.person.nome)}/solicitar-entrega`;
  const answer = await caller.post<{ solicitacao_ids: number[] }>(path, PEDIDO);
  for (const id of answer?.solicitacao_ids ?? []) ledger.asked(id, start);
}

/** Makes requests at random instants (a Poisson process), with this rate per hour over all shops. */
export async function askFor(
  shops: readonly Caller[],
  ledger: Ledger,
  perHour: number,
  seconds: number,
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  const asked: Promise<void>[] = [];
  for (let at = performance.now(); ; ) {
    at += (-Math.log(1 - Math.random()) * 3_600_000) / perHour;
    await wait(Math.max(0, Math.min(at, end) - performance.now()));
    if (at >= end) break;
    const shop = shops[Math.floor(Math.random() * shops.length)];
    if (shop) asked.push(ask(shop, ledger));
  }
  await Promise.all(asked);
}
