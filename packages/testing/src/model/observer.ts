import type { Em } from '@corre/db/orm.ts';
import type { TestApi } from '../harness/test-api.ts';
import { conferirOfertas } from './compare-offers.ts';
import { conferirCancelamento, conferirLugares, conferirPracas } from './places.ts';
import { type Estado, type Pedido, verEstado } from './state.ts';

/** A stop whose status changed, before and after. */
interface Mudanca {
  era: Pedido;
  agora: Pedido;
}

const mudancas = (antes: Estado, depois: Estado): Mudanca[] =>
  depois.pedidos.flatMap((agora) => {
    const era = antes.pedidos.find(({ id }) => id === agora.id);
    return era && era.status !== agora.status ? [{ era, agora }] : [];
  });

/**
 * Checks the steps since `antes` [oferta-rota]. The stops of a route change together at the pickup and at the
 * departure, and finish one by one [rota-junta]. Returns the faults.
 */
function conferirPassos(antes: Estado, depois: Estado): string[] {
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
  ouvir(entregador_id: number): void;
  /** Compares the effect of the last call with the rules. `nome` is the command, `status` its answer. */
  notar(nome: string, status: number | undefined): Promise<void>;
}

/** The time of each courier's last request. Only the test knows it, not the database. */
class Fala {
  readonly #em = new Map<number, number>();
  readonly #agora = new Set<number>();
  ultima: number | undefined;

  ouvir(entregador_id: number): void {
    this.ultima = entregador_id;
    this.#agora.add(entregador_id);
  }

  /**
   * Adds the signal times to the state. A call first ends what has expired and then does its own work. A courier who
   * polled or went online therefore counts as heard after that expiry.
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
