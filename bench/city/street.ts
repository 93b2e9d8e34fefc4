import type { Config } from '@corre/api/base/config.ts';
import { STATUS_EM_ANDAMENTO, STATUS_ENCERRADO } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { type Chamada, checkOfertas } from '@corre/testing/model/compare-offers.ts';
import type { Lugar, Oferta, Pedido, State } from '@corre/testing/model/state.ts';
import { type Mudancas, readChanges } from './street.queries.ts';

const noFim = new Set<string>(STATUS_ENCERRADO);
const comEles = new Set<string>(STATUS_EM_ANDAMENTO);

/** The result of one reading. */
interface Vista {
  novas: Oferta[];
  ended: Oferta[];
  falhas: string[];
  /** couriers whose sign of life was written */
  ouvidos: number[];
}

/**
 * The state of the street, kept up by changes: the queue, the waiting routes and the open offers. The model's oracle
 * needs this state. Reading 2,000 couriers for each of 100,000 acts would be too slow.
 */
export class Rua {
  readonly #lugares = new Map<number, Lugar>();
  readonly #rotas = new Map<number, State['rotas'][number]>();
  readonly #esperando = new Map<number, Set<number>>();
  readonly #pedidos = new Map<number, Pedido>();
  readonly #vivas = new Map<number, Oferta>();
  /** ended offers of waiting routes */
  readonly #passadas = new Map<number, Oferta[]>();
  readonly #nasMaos = new Map<number, number>();
  readonly #config: Config;
  #falaram: number[] = [];
  #transacao = 0;
  #locks: State['locks'] = {};
  #ultimos = { ultima_rota: 0, ultimo_pedido: 0, ultima_oferta: 0 };
  #agora = 0;
  /** offers that were checked against the rules */
  checked = 0;

  constructor(config: Config) {
    this.#config = config;
  }

  /** Notes a call of a courier at this moment. */
  listen(entregador_id: number): void {
    this.#falaram.push(entregador_id);
  }

  viva(oferta_id: number): Oferta | undefined {
    return this.#vivas.get(oferta_id);
  }

  /** Returns until when their last sign of life counts, in microseconds. */
  ouvidoAte(entregador_id: number): number {
    return this.#lugares.get(entregador_id)?.ultimo_sinal ?? 0;
  }

  espera(solicitacao_id: number): boolean {
    return this.#pedidos.get(solicitacao_id)?.status === 'aguardando';
  }

  /** Reads the changes. Returns the new and the ended offers, and the new offers' violations of the rules. */
  async ver(em: Em, chamada: Chamada): Promise<Vista> {
    const desde = { ...this.#ultimos, transacao: this.#transacao };
    const locks = this.#locks;
    const mudancas = await readChanges(em, {
      ...desde,
      abertos: [...this.#pedidos.keys()],
      vivas: [...this.#vivas.keys()],
    });
    const ended = this.#anotar(mudancas);
    const novas = mudancas.ofertas.filter(({ id, resultado }) => id > desde.ultima_oferta && resultado === null);
    this.checked += novas.length;
    const falhas = this.#check({ ultima_oferta: desde.ultima_oferta, locks }, novas.length, chamada);
    return { novas, ended, falhas, ouvidos: mudancas.sinais.map(({ id }) => id) };
  }

  /** Returns the whole state in the model's form. */
  state(): State {
    return {
      agora: this.#agora,
      ultima_oferta: this.#ultimos.ultima_oferta,
      locks: this.#locks,
      lugares: [...this.#lugares.values()],
      rotas: [...this.#rotas.values()],
      ofertas: [...[...this.#passadas.values()].flat(), ...this.#vivas.values()].sort((a, b) => a.id - b.id),
      pedidos: [...this.#pedidos.values()],
    };
  }

  #check(antes: Pick<State, 'ultima_oferta' | 'locks'>, novas: number, chamada: Chamada): string[] {
    const oferecidas = new Set([...this.#vivas.values()].map(({ rota_id }) => rota_id));
    const livres = [...this.#lugares.values()].some(({ online, ocupado }) => online && !ocupado);
    const nada = novas === 0 && (!livres || [...this.#rotas.keys()].every((id) => oferecidas.has(id)));
    if (nada) return [];
    const state = this.state();
    return checkOfertas({ ...state, ...antes }, state, this.#config, chamada);
  }

  #anotar(mudancas: Mudancas): Oferta[] {
    this.#agora = mudancas.agora;
    this.#transacao = mudancas.transacao;
    this.#locks = mudancas.locks;
    for (const rota of mudancas.rotas) {
      this.#rotas.set(rota.id, rota);
      this.#ultimos.ultima_rota = Math.max(this.#ultimos.ultima_rota, rota.id);
    }
    for (const pedido of mudancas.pedidos) this.#anotarPedido(pedido);
    const ended = mudancas.ofertas.filter((oferta) => this.#anotarOferta(oferta));
    for (const lugar of mudancas.lugares) {
      const era = this.#lugares.get(lugar.id);
      const { silenciado_em = null, ultimo_sinal = null, ouvido_em = null } = era ?? {};
      const ocupado = this.#ocupado(lugar.id);
      this.#lugares.set(lugar.id, { ...lugar, silenciado_em, ultimo_sinal, ouvido_em, ocupado, inscrito: false });
    }
    for (const id of this.#falaram.splice(0)) this.#mudar(id, { ouvido_em: mudancas.agora });
    for (const { id, ultimo_sinal } of mudancas.sinais) this.#mudar(id, { ultimo_sinal });
    for (const { entregador_id, respondida_em, resultado } of ended) {
      if (resultado === 'nao_entregue') this.#mudar(entregador_id, { silenciado_em: respondida_em });
    }
    return ended;
  }

  #ocupado(entregador_id: number): boolean {
    return (this.#nasMaos.get(entregador_id) ?? 0) > 0;
  }

  /** Creates a courier who is not in the street yet at their first change. */
  #mudar(entregador_id: number, mudado: Partial<Lugar>): void {
    const lugar = this.#lugares.get(entregador_id);
    if (lugar) Object.assign(lugar, mudado);
  }

  #anotarPedido(pedido: Pedido): void {
    const era = this.#pedidos.get(pedido.id);
    this.#ultimos.ultimo_pedido = Math.max(this.#ultimos.ultimo_pedido, pedido.id);
    this.#count(era, -1);
    this.#count(pedido, 1);
    if (noFim.has(pedido.status)) this.#pedidos.delete(pedido.id);
    else this.#pedidos.set(pedido.id, pedido);
    const esperando = this.#esperando.get(pedido.rota_id) ?? new Set();
    if (pedido.status === 'aguardando') esperando.add(pedido.id);
    else esperando.delete(pedido.id);
    this.#esperando.set(pedido.rota_id, esperando);
    if (esperando.size > 0) return;
    this.#esperando.delete(pedido.rota_id);
    this.#rotas.delete(pedido.rota_id);
    this.#passadas.delete(pedido.rota_id);
  }

  #count(pedido: Pedido | undefined, mais: number): void {
    if (!pedido?.entregador_id || !comEles.has(pedido.status)) return;
    this.#nasMaos.set(pedido.entregador_id, (this.#nasMaos.get(pedido.entregador_id) ?? 0) + mais);
    this.#mudar(pedido.entregador_id, { ocupado: this.#ocupado(pedido.entregador_id) });
  }

  /** Returns whether the offer ended. */
  #anotarOferta(oferta: Oferta): boolean {
    this.#ultimos.ultima_oferta = Math.max(this.#ultimos.ultima_oferta, oferta.id);
    if (oferta.resultado === null) {
      this.#vivas.set(oferta.id, oferta);
      return false;
    }
    this.#vivas.delete(oferta.id);
    if (this.#rotas.has(oferta.rota_id)) {
      this.#passadas.set(oferta.rota_id, [...(this.#passadas.get(oferta.rota_id) ?? []), oferta]);
    }
    return true;
  }
}
