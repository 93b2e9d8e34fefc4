import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { instant, secondsBefore } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { avisar } from '../../eventos/avisar.ts';
import { encerrarVencidas } from './encerrar-ofertas.ts';
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

/**
 * Runs `acao` as the only one who changes the queue: takes the lock, first brings everything to the present that died by
 * the clock, and when `acao` is done makes the offers that have become possible. All in the transaction of `em`, so a
 * crash leaves either all of it or nothing. `agora` is the instant of the whole, as PostgreSQL text.
 */
export async function comDespacho<T>(em: Em, config: Config, acao: (agora: string) => Promise<T>): Promise<T> {
  const agora = await travarDespacho(em);
  await encerrarSuspensoesVencidas(em);
  await encerrarVencidas(em, config, agora);
  const resultado = await acao(agora);
  await sinalizarDemoradas(em, config, agora);
  await oferecer(em, config, agora);
  return resultado;
}

/** One run of the dispatch on its own, in a transaction of its own. */
export async function despachar(em: Em, config: Config): Promise<void> {
  await em.transactional((tx) => comDespacho(tx, config, async () => undefined));
}
