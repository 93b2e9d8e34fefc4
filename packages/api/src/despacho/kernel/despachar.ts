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
import { type Onde, PRIMEIRA_PRACA } from './praca.ts';

/*
 * The kernel's door. Other rooms change the queue through `comDespacho` and nothing else; inside it they may call
 * `registrarStatus` (a request is made), `tirarDaFila` (a courier leaves), and of ../passos/ the steps of a request
 * (`cancelarSolicitacao` …). They read through `solicitacoesVistas` (solicitacao.queries.ts) and `fila` (fila.queries.ts).
 * The runtime starts `rodarRelogio`. Everything else in this folder is the kernel's own.
 */

const sinalizar = compiled((db, given: Given<{ agora: string; segundos: number; praca_id: number }>) =>
  db
    .updateTable('rota')
    .set({ sinalizada_em: given('agora') })
    .where(({ ref }) => ref('aguardando'))
    .where('sinalizada_em', 'is', null)
    .where('criada_em', '<=', secondsBefore(instant(given('agora')), given('segundos')))
    .where('praca_id', '=', given('praca_id'))
    .returning('comercio_id'),
);

/** A route that nobody took for too long is shown to support, once (docs/reliability.md, invariant 10). */
async function sinalizarDemoradas(em: Em, config: Config, agora: string, praca_id: number): Promise<void> {
  const demoradas = await sinalizar(em, { agora, segundos: config.SINALIZAR_SEGUNDOS, praca_id });
  for (const { comercio_id } of demoradas) await avisar(em, { tipo: 'fila', comercio_id });
}

/** Writes down what died by the clock in a place: suspensions first, since their end gives couriers back. */
async function trazerAoPresente(em: Em, config: Config, agora: string, praca_id: number): Promise<void> {
  await encerrarSuspensoesVencidas(em, agora, praca_id);
  await encerrarVencidas(em, config, agora, praca_id);
  await encerrarPausas(em, agora, praca_id);
}

/**
 * Runs `acao` as the only one who changes the queue of a place: takes its lock, first brings everything of it to the present that
 * died by the clock, and when `acao` is done makes the offers that have become possible there. All in the transaction of `em`, so a
 * crash leaves either all of it or nothing. `onde` says which place it is: of whom the act is. `agora` is the instant of the whole,
 * as PostgreSQL text, `praca_id` the place.
 *
 * Round trips while the lock is held: one that takes it, those of `acao`, one that makes the offers and tells everybody, the
 * commit; up to four more when something died by the clock (tests count them: round-trips.integration.test.ts).
 */
export async function comDespacho<T>(
  em: Em,
  config: Config,
  onde: Onde,
  acao: (agora: string, praca_id: number) => Promise<T>,
): Promise<T> {
  const { praca_id, instante, vencido, demorada } = await travarDespacho(em, config, onde);
  reunirAvisos(em);
  if (vencido) await trazerAoPresente(em, config, instante, praca_id);
  const resultado = await acao(instante, praca_id);
  if (demorada) await sinalizarDemoradas(em, config, instante, praca_id);
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
    comDespacho(tx, config, { entregador_id }, async (agora) => void (await olharDeNovo(tx, { entregador_id, agora }))),
  );
}

/** One run of the dispatch of a place on its own, in a transaction of its own. */
export async function despachar(em: Em, config: Config, praca_id = PRIMEIRA_PRACA): Promise<void> {
  await actTransaction(em, 'clock', (tx) => comDespacho(tx, config, { praca_id }, async () => undefined));
}
