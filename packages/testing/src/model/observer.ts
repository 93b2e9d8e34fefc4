import type { Em } from '@corre/db/orm.ts';
import type { TestApi } from '../harness/test-api.ts';
import { checkOfertas } from './compare-offers.ts';
import { checkCancelamento, checkLugares, checkPracas } from './places.ts';
import { type Pedido, readState, type State } from './state.ts';

/** A stop whose status changed, before and after. */
interface Mudanca {
  era: Pedido;
  agora: Pedido;
}

const mudancas = (antes: State, depois: State): Mudanca[] =>
  depois.pedidos.flatMap((agora) => {
    const era = antes.pedidos.find(({ id }) => id === agora.id);
    return era && era.status !== agora.status ? [{ era, agora }] : [];
  });

/**
 * Checks the steps since `antes` [oferta-rota]. The stops of a route change together at the pickup and at the
 * departure, and finish one by one [rota-junta]. Returns the faults.
 */
function checkPassos(antes: State, depois: State): string[] {
  const mudadas = mudancas(antes, depois);
  const finalizadas = mudadas.filter(({ agora }) => agora.status === 'finalizada');
  const juntas = mudadas.filter(({ agora }) => agora.status === 'em_retirada' || agora.status === 'em_entrega');
  const deixadas = juntas.flatMap(({ era, agora }) =>
    antes.pedidos.filter(
      (outro) =>
        outro.rota_id === era.rota_id &&
        outro.entregador_id === era.entregador_id &&
        outro.status === era.status &&
        depois.pedidos.find(({ id }) => id === outro.id)?.status !== agora.status,
    ),
  );
  const rotas = new Set(juntas.map(({ agora }) => agora.rota_id));
  return [
    ...deixadas.map((parada) => `stop ${parada.id} stayed behind in ${parada.status}`),
    ...(finalizadas.length > 1 ? [`one call finished ${finalizadas.map(({ agora }) => agora.id).join(', ')}`] : []),
    ...(rotas.size > 1 ? [`one step moved the routes ${[...rotas].join(', ')}`] : []),
  ];
}

/** Commands that take the dispatch lock when the answer is 200. Nothing may be due after one of them. */
const DESPACHAM = new Set([
  'pedir',
  'pedir rota',
  'agendar',
  'agendar rota',
  'rota pronta',
  'ficar online',
  'ficar offline',
  'recusar',
  'recusar o que vê',
  'recusar pelo nome',
  'cancelar',
  'avançar',
  'aceitar',
  'aceitar o que vê',
  'intervir',
  'suspender',
  'remover suspensão',
  'resetar recusas',
  'atribuir',
  'atribuir à força',
  'registrar recebimento',
  'confirmar recebimento',
  'confirmar com código',
]);
/** Commands in which a courier polls for offers. */
const CONSULTAM = new Set(['ver oferta', 'verificar']);

/** Compares the changes of a world with the rules. The world's clock stands still between two looks. */
export interface Observer {
  /** All faults so far. */
  falhas: string[];
  /** Reads the world again without comparing it with its former state. */
  recomecar(): Promise<void>;
  /** Notes that a courier is about to send a request. */
  listen(entregador_id: number): void;
  /** Compares the effect of the last call with the rules. `nome` is the command, `status` its answer. */
  note(nome: string, status: number | undefined): Promise<void>;
}

/** The time of each courier's last request. Only the test knows it, not the database. */
class Fala {
  readonly #em = new Map<number, number>();
  readonly #agora = new Set<number>();
  ultima: number | undefined;

  listen(entregador_id: number): void {
    this.ultima = entregador_id;
    this.#agora.add(entregador_id);
  }

  /**
   * Adds the signal times to the state. A call first ends what has expired and then does its own work. A courier who
   * polled or went online therefore counts as heard after that expiry.
   */
  anotar(state: State, nome = ''): State {
    for (const id of this.#agora) {
      const entrou = nome === 'ficar online' && state.lugares.some((l) => l.id === id && l.fila_desde === state.agora);
      this.#em.set(id, state.agora + (CONSULTAM.has(nome) || entrou ? 0.5 : 0));
    }
    this.#agora.clear();
    for (const lugar of state.lugares) lugar.ouvido_em = this.#em.get(lugar.id) ?? null;
    return state;
  }
}

export function createObserver({ orm, config }: Pick<TestApi, 'orm' | 'config'>): Observer {
  let antes: State | undefined;
  const falhas: string[] = [];
  const fala = new Fala();
  const em = (): Em => orm.em.fork();
  return {
    falhas,
    listen: (id) => fala.listen(id),
    async recomecar() {
      antes = fala.anotar(await readState(em()));
    },
    async note(nome, status) {
      const depois = fala.anotar(await readState(em(), antes), nome);
      const era = antes ?? depois;
      antes = depois;
      const chamada = {
        despachou: status === 200 && DESPACHAM.has(nome),
        consultou: status === 200 && CONSULTAM.has(nome) ? fala.ultima : undefined,
      };
      const erradas = [
        ...checkOfertas(era, depois, config, chamada),
        ...checkLugares(era, depois, config, nome),
        ...checkPracas(era, depois),
        ...checkCancelamento(era, depois, nome),
        ...checkPassos(era, depois),
      ];
      falhas.push(...erradas.map((failure) => `${nome}: ${failure}`));
    },
  };
}
