import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { instant, secondsBefore } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { actTransaction, noteOffersMade } from '../../base/dispatch-notes.ts';
import { avisar, reunirAvisos } from '../../eventos/avisar.ts';
import { encerrarVencidas } from './encerrar-ofertas.ts';
import { encerrarPausas } from './encerrar-pausas.ts';
import { encerrarSuspensoesVencidas } from './encerrar-suspensoes.ts';
import { travarDespacho } from './lock.ts';
import { oferecer } from './oferecer.ts';

/*
 * The kernel's door. Other rooms change the queue through `comDespacho` and nothing else; inside it they may call
 * `registrarStatus` (a request is made), `tirarDaFila` (a courier leaves), and of ../passos/ the steps of a request
 * (`cancelarSolicitacao` …). They read through `solicitacoesVistas` (solicitacao.queries.ts) and `fila` (fila.queries.ts).
 * The runtime starts `rodarRelogio`. Everything else in this folder is the kernel's own.
 */

const sinalizar = compiled((db, given: Given<{ agora: string; segundos: number }>) =>
  db
    .updateTable('rota')
    .set({ sinalizada_em: given('agora') })
    .where(({ ref }) => ref('aguardando'))
    .where('sinalizada_em', 'is', null)
    .where('criada_em', '<=', secondsBefore(instant(given('agora')), given('segundos')))
    .returning('comercio_id'),
);

/** A route that nobody took for too long is shown to support, once (docs/reliability.md, invariant 10). */
async function sinalizarDemoradas(em: Em, config: Config, agora: string): Promise<void> {
  const demoradas = await sinalizar(em, { agora, segundos: config.SINALIZAR_SEGUNDOS });
  for (const { comercio_id } of demoradas) await avisar(em, { tipo: 'fila', comercio_id });
}

/** Writes down what died by the clock: suspensions first, since their end gives couriers back. */
async function trazerAoPresente(em: Em, config: Config, agora: string): Promise<void> {
  await encerrarSuspensoesVencidas(em, agora);
  await encerrarVencidas(em, config, agora);
  await encerrarPausas(em, agora);
}

/**
 * Runs `acao` as the only one who changes the queue: takes the lock, first brings everything to the present that died by
 * the clock, and when `acao` is done makes the offers that have become possible. All in the transaction of `em`, so a
 * crash leaves either all of it or nothing. `agora` is the instant of the whole, as PostgreSQL text.
 *
 * Round trips while the lock is held: one that takes it, those of `acao`, one that makes the offers and tells everybody, the
 * commit; up to four more when something died by the clock (tests count them: round-trips.integration.test.ts).
 */
export async function comDespacho<T>(em: Em, config: Config, acao: (agora: string) => Promise<T>): Promise<T> {
  const { instante, vencido, demorada } = await travarDespacho(em, config);
  reunirAvisos(em);
  if (vencido) await trazerAoPresente(em, config, instante);
  const resultado = await acao(instante);
  if (demorada) await sinalizarDemoradas(em, config, instante);
  noteOffersMade(em, await oferecer(em, config, instante));
  return resultado;
}

/** They are asking now, so they are heard from; and whatever the last run knew of them, they are looked at again. */
const olharDeNovo = compiled((db, given: Given<{ entregador_id: number; agora: string }>) =>
  db
    .with('ouvido', (q) =>
      q
        .updateTable('sinal')
        .set({ ultimo_sinal: given('agora') })
        .where('entregador_id', '=', given('entregador_id')),
    )
    .updateTable('fila_entregador')
    .set({ alcancavel: true, a_casar: true, olhada: 0 })
    .where('entregador_id', '=', given('entregador_id')),
);

/** A run of the dispatch for a courier who asks and for whom a route seems to wait. */
export async function despacharPara(em: Em, config: Config, entregador_id: number): Promise<void> {
  await actTransaction(em, 'poll', (tx) =>
    comDespacho(tx, config, async (agora) => void (await olharDeNovo(tx, { entregador_id, agora }))),
  );
}

/** One run of the dispatch on its own, in a transaction of its own. */
export async function despachar(em: Em, config: Config): Promise<void> {
  await actTransaction(em, 'clock', (tx) => comDespacho(tx, config, async () => undefined));
}
