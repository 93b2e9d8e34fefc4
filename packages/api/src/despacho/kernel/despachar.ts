import { AsyncResource } from 'node:async_hooks';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { instant, secondsBefore } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { actTransaction, noteOffersMade } from '../../base/dispatch-notes.ts';
import type { ActOfTurn, Onde } from '../../base/ports.ts';
import { avisar, reunirAvisos } from '../../eventos/avisar.ts';
import { encerrarVencidas } from './encerrar-ofertas.ts';
import { encerrarPausas } from './encerrar-pausas.ts';
import { encerrarSuspensoesVencidas } from './encerrar-suspensoes.ts';
import { doLote, type Esperando, FazSozinho, fazerLote, mesmaConta } from './juntar.ts';
import { travarDespacho } from './lock.ts';
import { oferecer } from './oferecer.ts';
import { PRIMEIRA_PRACA, pracaDe } from './praca.ts';
import { Turno } from './turno.ts';

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

/** What was done under the lock, and the last instant at which something of it was. */
interface Feito<T> {
  resultado: T;
  fim: string;
}

/** The lock of a place, what died there by the clock, `acao`, the offers that have become possible. */
async function naTrava<T>(
  em: Em,
  config: Config,
  onde: Onde,
  acao: (agora: string, praca_id: number) => Promise<Feito<T>>,
): Promise<T> {
  const { praca_id, instante, vencido, demorada } = await travarDespacho(em, config, onde);
  reunirAvisos(em);
  if (vencido) await trazerAoPresente(em, config, instante, praca_id);
  const { resultado, fim } = await acao(instante, praca_id);
  if (demorada) await sinalizarDemoradas(em, config, fim, praca_id);
  noteOffersMade(em, await oferecer(em, config, fim), fim);
  return resultado;
}

/**
 * Runs `acao` as the only one who changes the queue of a place: takes its lock, first brings everything of it to the present that
 * died by the clock, and when `acao` is done makes the offers that have become possible there. All in the transaction of `em`, so a
 * crash leaves either all of it or nothing. `onde` says which place it is: of whom the act is. `agora` is the instant of the whole,
 * as PostgreSQL text, `praca_id` the place. An act that shares its transaction with others (decision record 0094) has the lock
 * already, and the offers are made behind the last of them: nothing after `acao` may count on them.
 *
 * Round trips while the lock is held: one that takes it, those of `acao`, and one that makes the offers, tells everybody and commits;
 * up to four more when something died by the clock. Of an act that shares: its own (tests count them: round-trips.integration.test.ts).
 */
export async function comDespacho<T>(
  em: Em,
  config: Config,
  onde: Onde,
  acao: (agora: string, praca_id: number) => Promise<T>,
): Promise<T> {
  const dele = doLote(em);
  if (!dele)
    return naTrava(em, config, onde, async (agora, praca_id) => ({
      resultado: await acao(agora, praca_id),
      fim: agora,
    }));
  if (!mesmaConta(dele.onde, onde)) throw new FazSozinho('another place than the act said');
  return acao(dele.instante, dele.praca_id);
}

/** Of each pool of connections, by place, the line before its dispatch lock. */
const turnos = new WeakMap<object, Map<number, Turno<Esperando>>>();

const novoTurno = (config: Config, praca_id: number) =>
  new Turno<Esperando>(config.ACTS_TOGETHER, (lote) =>
    fazerLote(lote, (tx, acao) =>
      naTrava(tx, config, { praca_id }, async (instante) => ({
        resultado: undefined,
        fim: await acao({ instante, praca_id }),
      })),
    ),
  );

function turnoDe(em: Em, config: Config, praca_id: number): Turno<Esperando> {
  const deles = turnos.get(em.getDriver()) ?? new Map<number, Turno<Esperando>>();
  const turno = deles.get(praca_id) ?? novoTurno(config, praca_id);
  turnos.set(em.getDriver(), deles.set(praca_id, turno));
  return turno;
}

/**
 * Runs `work`, which takes the dispatch lock by `comDespacho`, in a transaction when its turn comes, maybe together with others that
 * wait (decision record 0094). It resolves once that is committed. Within a transaction there is no line: who waited in it would
 * hold what others need.
 * @throws BusinessError 503 when too many wait.
 */
export async function emTurno<T>(em: Em, config: Config, ato: ActOfTurn, work: (tx: Em) => Promise<T>): Promise<T> {
  if (em.isInTransaction()) return actTransaction(em, ato.act, work, ato.record);
  const desde = performance.now();
  const praca_id = ato.onde ? await pracaDe(em, ato.onde) : PRIMEIRA_PRACA;
  // the caller's async context, whoever's turn it becomes part of
  const dele = AsyncResource.bind(work);
  return new Promise((resolve, reject) => {
    turnoDe(em, config, praca_id).entrar({
      ...ato,
      em,
      desde,
      sozinho: ato.sozinho ?? ato.onde === undefined,
      saiu: ato.saiu ?? (() => false),
      recusar: reject,
      async fazer(tx) {
        const resultado = await dele(tx);
        return () => resolve(resultado);
      },
    });
  });
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
  await emTurno(em, config, { act: 'poll', onde: { entregador_id } }, (tx) =>
    comDespacho(tx, config, { entregador_id }, async (agora) => void (await olharDeNovo(tx, { entregador_id, agora }))),
  );
}

/** One run of the dispatch of a place on its own, in a transaction of its own. */
export async function despachar(em: Em, config: Config, praca_id = PRIMEIRA_PRACA): Promise<void> {
  const onde = { praca_id };
  await emTurno(em, config, { act: 'clock', onde }, (tx) => comDespacho(tx, config, onde, async () => undefined));
}
