import type { Em } from '@corre/db/orm.ts';
import type { TestApi } from '../harness/test-api.ts';
import { conferirOfertas } from './compare-offers.ts';
import { conferirCancelamento, conferirLugares, conferirPracas } from './places.ts';
import { type Estado, verEstado } from './state.ts';
import { conferirPassos } from './steps.ts';

/** Calls that take the dispatch lock when they are answered with 200: nothing may be due after one. */
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
/** A courier asks what they are offered. */
const CONSULTAM = new Set(['ver oferta', 'verificar']);

/** Sees what happens in a world whose clock stands still between two looks, and holds it against the rules. */
export interface Observer {
  /** What was found wrong so far. */
  falhas: string[];
  /** The world is looked at afresh: what happened before is not compared. */
  recomecar(): Promise<void>;
  /** A courier is about to ask for something. */
  ouvir(entregador_id: number): void;
  /** Holds what the last call did against the rules; `nome` is the command, `status` its answer. */
  notar(nome: string, status: number | undefined): Promise<void>;
}

/** What the database cannot say: when each courier last asked for something, as whoever plays them knows. */
class Fala {
  readonly #em = new Map<number, number>();
  readonly #agora = new Set<number>();
  ultima: number | undefined;

  ouvir(entregador_id: number): void {
    this.ultima = entregador_id;
    this.#agora.add(entregador_id);
  }

  /**
   * What the call `nome` ended by the clock came before what it did: whoever asked for an offer by it, or came into the queue,
   * was heard from after that.
   */
  anotar(estado: Estado, nome = ''): Estado {
    for (const id of this.#agora) {
      const entrou =
        nome === 'ficar online' && estado.lugares.some((l) => l.id === id && l.fila_desde === estado.agora);
      this.#em.set(id, estado.agora + (CONSULTAM.has(nome) || entrou ? 0.5 : 0));
    }
    this.#agora.clear();
    for (const lugar of estado.lugares) lugar.ouvido_em = this.#em.get(lugar.id) ?? null;
    return estado;
  }
}

export function createObserver({ orm, config }: Pick<TestApi, 'orm' | 'config'>): Observer {
  let antes: Estado | undefined;
  const falhas: string[] = [];
  const fala = new Fala();
  const em = (): Em => orm.em.fork();
  return {
    falhas,
    ouvir: (id) => fala.ouvir(id),
    async recomecar() {
      antes = fala.anotar(await verEstado(em()));
    },
    async notar(nome, status) {
      const depois = fala.anotar(await verEstado(em(), antes), nome);
      const era = antes ?? depois;
      antes = depois;
      const chamada = {
        despachou: status === 200 && DESPACHAM.has(nome),
        consultou: status === 200 && CONSULTAM.has(nome) ? fala.ultima : undefined,
      };
      const erradas = [
        ...conferirOfertas(era, depois, config, chamada),
        ...conferirLugares(era, depois, config, nome),
        ...conferirPracas(era, depois),
        ...conferirCancelamento(era, depois, nome),
        ...conferirPassos(era, depois),
      ];
      falhas.push(...erradas.map((falha) => `${nome}: ${falha}`));
    },
  };
}
