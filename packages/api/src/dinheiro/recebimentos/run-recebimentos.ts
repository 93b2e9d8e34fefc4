import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../../base/deps.ts';
import type { Recebimentos } from '../../saida/recebimentos/porta.ts';
import { consultarAvisos } from './avisos.ts';
import { conduzirCobrancas } from './cobrancas.ts';
import { conduzirDevolucoes } from './devolucoes.ts';
import { emitirDevidas } from './emitir-devidas.ts';
import { varrer } from './varrer.ts';
import { enderecoDoWebhook } from './webhook-route.ts';

type Means = Pick<Deps, 'orm' | 'config' | 'log' | 'vault' | 'listener'>;

/** The pause between two looks while there is work, in milliseconds. Otherwise it is `PIX_PAUSA_SEGUNDOS`. */
const SHORTEST_PAUSE_MS = 20;
/** How often a look for invoices to issue is made, in milliseconds: a week ends once. A shop's new data is news. */
const ISSUE_MS = 30_000;
/** How often the bank is asked to call the webhook until it agrees, in milliseconds. */
const REGISTER_MS = 60_000;

/** Runs one kind of work, and logs a failure, so that it stops no other kind. Returns whether there may be more. */
async function part({ log }: Means, what: string, work: () => Promise<number | boolean>): Promise<boolean> {
  try {
    return Boolean(await work());
  } catch (err) {
    log.warn({ err, what }, 'a part of the receipts failed; trying again');
    return false;
  }
}

/**
 * Runs what the bank has to be asked and told until `signal` aborts: issue and charge invoices, look up the Pix that
 * the webhook named, refund, and sweep the bank's list. Any number of processes share the work: a taken row is leased,
 * and the rows, not this loop, prevent loss and repeats (ADR 0017).
 */
export async function runRecebimentos(means: Means, banco: Recebimentos | null, signal: AbortSignal): Promise<void> {
  if (banco === null) return;
  const webhook = enderecoDoWebhook(means.config);
  let issueAt = 0;
  means.listener.onReceive(({ tipo }) => {
    if (tipo === 'cadastro') issueAt = 0;
  });
  let registerAt = webhook === null ? Number.POSITIVE_INFINITY : 0;
  while (!signal.aborted) {
    if (performance.now() >= issueAt) {
      issueAt = performance.now() + ISSUE_MS;
      await part(means, 'emitir', () => emitirDevidas(means.orm.em.fork(), means));
    }
    if (webhook !== null && performance.now() >= registerAt) {
      const said = await banco.avisarEm(webhook);
      registerAt = performance.now() + ('ok' in said ? Number.POSITIVE_INFINITY : REGISTER_MS);
      if (!('ok' in said)) means.log.warn({ erro: said.erro }, 'the bank did not take the address of the webhook');
    }
    const work = [
      await part(means, 'avisos', () => consultarAvisos(means, banco)),
      await part(means, 'cobrancas', () => conduzirCobrancas(means, banco)),
      await part(means, 'devolucoes', () => conduzirDevolucoes(means, banco)),
      await part(means, 'varredura', () => varrer(means, banco)),
    ];
    const pause = work.some(Boolean) ? SHORTEST_PAUSE_MS : means.config.PIX_PAUSA_SEGUNDOS * 1_000;
    await wait(pause, undefined, { signal, ref: false }).catch(() => undefined);
  }
  await banco.close();
}
