import { despachar } from '@corre/api/despacho/kernel/despachar.ts';
import type { TestApi } from '@corre/testing/harness/test-api.ts';
import type { Chamada } from '@corre/testing/model/compare-offers.ts';
import { type Lugar, type Oferta, readState, type State } from '@corre/testing/model/state.ts';
import { Agenda } from './schedule.ts';
import { Rua } from './street.ts';

/** Midnight of the simulated day in São Paulo. */
export const MEIA_NOITE = '2026-03-10T03:00:00Z';

/** Returns the instant of a second of the day. */
export const instanteDe = (segundo: number): string =>
  new Date(Date.parse(MEIA_NOITE) + Math.round(segundo * 1000)).toISOString();

/** Milliseconds and counts of a simulation, by name. */
class Stopwatch {
  readonly #spent = new Map<string, { ms: number; times: number }>();

  async time<T>(name: string, work: () => Promise<T>): Promise<T> {
    const start = performance.now();
    try {
      return await work();
    } finally {
      const so = this.#spent.get(name) ?? { ms: 0, times: 0 };
      this.#spent.set(name, { ms: so.ms + performance.now() - start, times: so.times + 1 });
    }
  }

  /** Returns one line for each name, the slowest first. */
  lines(): string[] {
    return [...this.#spent]
      .sort(([, a], [, b]) => b.ms - a.ms)
      .map(
        ([name, { ms, times }]) =>
          `${name.padEnd(24)} ${(ms / 1000).toFixed(1).padStart(8)} s ${String(times).padStart(9)} times ${(ms / times).toFixed(2).padStart(8)} ms each`,
      );
  }
}

const doLugar = ({ id, online, fila_desde, suspenso_ate, recusas, expiradas, nao_entregues, ...resto }: Lugar) =>
  JSON.stringify([
    id,
    online,
    fila_desde,
    suspenso_ate,
    recusas,
    expiradas,
    nao_entregues,
    resto.ocupado,
    resto.ultimo_sinal,
    resto.silenciado_em,
  ]);

const parts = ({ lugares, rotas, ofertas, pedidos }: State): Record<string, string[]> => ({
  courier: lugares.map(doLugar),
  route: rotas.map(
    ({ id, prioritaria, liberada_em, oferecer_apos }) => `${id} ${prioritaria} ${liberada_em} ${oferecer_apos}`,
  ),
  offer: ofertas.map(({ id, entregador_id, resultado }) => `${id} ${entregador_id} ${resultado}`),
  request: pedidos.map(({ id, status, entregador_id }) => `${id} ${status} ${entregador_id}`),
});

/**
 * Returns the differences between the state kept up by changes and the whole state. With a difference, the oracle's
 * results are wrong.
 */
function checkWhole(mantido: State, inteiro: State): string[] {
  const [tem, deve] = [parts(mantido), parts(inteiro)];
  return Object.keys(deve).flatMap((nome) => {
    const [aqui, la] = [new Set(tem[nome]), new Set(deve[nome])];
    const diferentes = [...[...aqui].filter((x) => !la.has(x)), ...[...la].filter((x) => !aqui.has(x))];
    return diferentes.slice(0, 2).map((x) => `kept wrong: ${nome} ${x}`);
  });
}

/** Seconds after a deadline at which the simulation checks it. */
export const LOGO_DEPOIS = 0.01;

/** Called after an act with the new offers and the couriers whose sign of life was written. */
type Listener = (novas: readonly Oferta[], ouvidos: readonly number[]) => Promise<void>;

/** The environment of the simulated day: the agenda, the API and the street. The rules are checked after every act. */
export class Stage {
  readonly agenda = new Agenda();
  readonly tempo = new Stopwatch();
  readonly rua: Rua;
  readonly api: TestApi;
  /** offers that were not due, due offers that were not made, and wrong reasons */
  readonly inversoes: string[] = [];
  aoVer: Listener = async () => undefined;
  readonly #mover: (segundo: number) => Promise<void>;
  /** The second to which the database's clock is set. */
  #clock = Number.NaN;

  /** `mover` sets the database's clock to a second of the day. */
  constructor(api: TestApi, mover: (segundo: number) => Promise<void>) {
    this.api = api;
    this.rua = new Rua(api.config);
    this.#mover = mover;
  }

  /**
   * Sets the database's clock only when it is needed, because most deadlines belong to offers that are already
   * answered.
   */
  async #acertar(): Promise<void> {
    const { agora } = this.agenda;
    if (this.#clock === agora) return;
    this.#clock = agora;
    await this.tempo.time('clock', () => this.#mover(agora));
  }

  em() {
    return this.api.orm.em.fork();
  }

  /** Makes a call and counts its time under a name. */
  async call<T>(nome: string, pedir: () => Promise<T>): Promise<T> {
    await this.#acertar();
    return this.tempo.time(`call: ${nome}`, pedir);
  }

  /** Runs the dispatch. In operation, the sweep of a process does this within a second. */
  async despachar(): Promise<void> {
    await this.#acertar();
    await this.tempo.time('sweep', () => despachar(this.em(), this.api.config));
    await this.ver({ despachou: true });
  }

  /**
   * Runs after every act. It records errors, sends new offers to their couriers, and schedules the end of new pauses.
   */
  async ver(chamada: Chamada): Promise<void> {
    await this.#acertar();
    const { novas, ended, falhas, ouvidos } = await this.tempo.time('look and oracle', () =>
      this.rua.ver(this.em(), chamada),
    );
    this.#errar(falhas);
    await this.aoVer(novas, ouvidos);
    const { PAUSA_RECUSA_SEGUNDOS, PAUSA_EXPIRADA_SEGUNDOS } = this.api.config;
    for (const { resultado } of ended) {
      if (resultado === 'recusada') this.agenda.daqui(PAUSA_RECUSA_SEGUNDOS + LOGO_DEPOIS, () => this.despachar());
      if (resultado === 'expirada') this.agenda.daqui(PAUSA_EXPIRADA_SEGUNDOS + LOGO_DEPOIS, () => this.despachar());
    }
  }

  async rodar(progresso: (segundo: number) => void): Promise<void> {
    for (let hora = 0; await this.agenda.proximo(); ) {
      progresso(this.agenda.agora);
      if (Math.floor(this.agenda.agora / 3_600) === hora) continue;
      hora = Math.floor(this.agenda.agora / 3_600);
      await this.#olharTudo();
    }
    await this.#olharTudo();
  }

  /** Reads everything once an hour. The state that was kept up by changes must be equal. */
  async #olharTudo(): Promise<void> {
    await this.ver({ despachou: false });
    await this.rua.ver(this.em(), { despachou: false });
    this.#errar(checkWhole(this.rua.state(), await readState(this.em())));
  }

  #errar(falhas: readonly string[]): void {
    this.inversoes.push(...falhas.map((failure) => `${this.agenda.agora.toFixed(2)}: ${failure}`));
  }
}
