import { AsyncResource } from 'node:async_hooks';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { instant, secondsBefore } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { actTransaction, noteOffersMade } from '../../base/dispatch-notes.ts';
import type { ActOfTurn, Onde } from '../../base/ports.ts';
import { avisar, gatherAvisos } from '../../eventos/avisar.ts';
import { encerrarVencidas } from './encerrar-ofertas.ts';
import { doLote, type Esperando, FazSozinho, fazerLote, mesmaConta } from './juntar.ts';
import { travarDespacho } from './lock.ts';
import { oferecer } from './oferecer.ts';
import { encerrarPausas } from './pausa.ts';
import { PRIMEIRA_PRACA, pracaDe } from './praca.ts';
import { encerrarSuspensoesVencidas } from './suspensao.ts';
import { Turno } from './turno.ts';
import { encerrarVoltas } from './volta-a-loja.ts';

/*
 * The entry point of the kernel. Other modules change the queue only through `comDespacho`. Inside of it they may call
 * `registrarStatus` and `anotarStatus` (a request is made), `refazerRetencao` (the hold of a route), `tirarDaFila` (a
 * courier leaves), and the steps of a request in ../passos/ (`cancelarSolicitacao` …). They read through
 * `solicitacoesVistas` (solicitacao.queries.ts), fila.queries.ts and em-maos.queries.ts. The runtime starts `runClock`.
 */

const sinalizar = compiled((db, given: Given<{ agora: string; segundos: number; praca_id: number }>) =>
  db
    .updateTable('rota')
    .set({ sinalizada_em: given('agora') })
    .where(({ ref }) => ref('aguardando'))
    .where('sinalizada_em', 'is', null)
    .where('liberada_em', '<=', secondsBefore(instant(given('agora')), given('segundos')))
    .where('praca_id', '=', given('praca_id'))
    .returning('comercio_id'),
);

/** Sends support one event for each route that waits too long (docs/reliability.md, invariant 10). */
async function sinalizarDemoradas(em: Em, config: Config, agora: string, praca_id: number): Promise<void> {
  const demoradas = await sinalizar(em, { agora, segundos: config.SINALIZAR_SEGUNDOS, praca_id });
  for (const { comercio_id } of demoradas) await avisar(em, { tipo: 'fila', comercio_id });
}

/**
 * Records everything in a praça whose deadline passed. Suspensions come first, because their end makes couriers
 * available.
 */
async function trazerAoPresente(em: Em, config: Config, agora: string, praca_id: number): Promise<void> {
  await encerrarSuspensoesVencidas(em, agora, praca_id);
  await encerrarVencidas(em, config, agora, praca_id);
  await encerrarPausas(em, agora, praca_id);
  await encerrarVoltas(em, agora, praca_id);
}

/** The result of an act under the lock, and the last instant that the act used. */
interface Feito<T> {
  resultado: T;
  fim: string;
}

/** Takes the lock of a praça, records passed deadlines, runs `acao`, and makes the offers that have become possible. */
async function naTrava<T>(
  em: Em,
  config: Config,
  onde: Onde,
  acao: (agora: string, praca_id: number) => Promise<Feito<T>>,
): Promise<T> {
  const { praca_id, instante, vencido, demorada } = await travarDespacho(em, config, onde);
  gatherAvisos(em);
  if (vencido) await trazerAoPresente(em, config, instante, praca_id);
  const { resultado, fim } = await acao(instante, praca_id);
  if (demorada) await sinalizarDemoradas(em, config, fim, praca_id);
  noteOffersMade(em, await oferecer(em, config, fim, praca_id), fim);
  return resultado;
}

/**
 * Runs `acao` as the only writer of a praça's queue. Takes the praça's lock, records passed deadlines, runs `acao`,
 * then makes the offers that have become possible. All of it happens in the transaction of `em`, so a crash leaves all
 * or nothing.
 * `onde` names whose act it is, and thereby the praça. `agora` is the instant of the whole act, as PostgreSQL text.
 * An act that shares its transaction with other acts (ADR 0013) already has the lock. The offers are then made after
 * the last of these acts, so code after `acao` must not rely on them.
 *
 * Round trips while the lock is held: one for the lock, those of `acao`, and one for offers, events and commit. Passed
 * deadlines add up to five. An act in a shared transaction adds only its own (round-trips.integration.test.ts).
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

/** The queue of acts before each dispatch lock, by connection pool and praça. */
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
 * Runs `work`, which calls `comDespacho`, in a transaction when its turn comes. Acts that wait may share a transaction
 * (ADR 0013). Resolves after the commit.
 * Inside a transaction it runs at once. An act that waited there would hold row locks that earlier acts need.
 * @throws BusinessError 503 when too many acts wait.
 */
export async function emTurno<T>(em: Em, config: Config, ato: ActOfTurn, work: (tx: Em) => Promise<T>): Promise<T> {
  if (em.isInTransaction()) return actTransaction(em, ato.act, work, ato.record);
  const desde = performance.now();
  const praca_id = ato.onde ? await pracaDe(em, ato.onde) : PRIMEIRA_PRACA;
  // Keeps the caller's async context, because another caller's turn may run this act.
  const dele = AsyncResource.bind(work);
  return new Promise((resolve, reject) => {
    turnoDe(em, config, praca_id).entrar({
      ...ato,
      em,
      desde,
      sozinho: ato.alone ?? ato.onde === undefined,
      saiu: ato.callerLeft ?? (() => false),
      recusar: reject,
      async fazer(tx) {
        const resultado = await dele(tx);
        return () => resolve(resultado);
      },
    });
  });
}

/**
 * The courier asks now, so this counts as a sign of life. The next run looks at them again, whatever the last run
 * found.
 */
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

/** Runs the dispatch for a courier who polls and for whom a route seems to wait. */
export async function despacharPara(em: Em, config: Config, entregador_id: number): Promise<void> {
  await emTurno(em, config, { act: 'poll', onde: { entregador_id } }, (tx) =>
    comDespacho(tx, config, { entregador_id }, async (agora) => void (await olharDeNovo(tx, { entregador_id, agora }))),
  );
}

/** Runs the dispatch of a praça once, in a transaction of its own. */
export async function despachar(em: Em, config: Config, praca_id = PRIMEIRA_PRACA): Promise<void> {
  const onde = { praca_id };
  await emTurno(em, config, { act: 'clock', onde }, (tx) => comDespacho(tx, config, onde, async () => undefined));
}
