import { setTimeout as wait } from 'node:timers/promises';
import type { DesejoDaCidade, RespostaBater } from '@corre/contract/demonstracao/cidade.ts';
import { createDraw, type Draw } from '../draw.ts';
import type { EntregadorVivo } from './courier.ts';
import type { Porta } from './door.ts';
import type { LojaViva } from './shop.ts';
import { esperar, type Oficio, tentar } from './work.ts';

/** Pause before another look whether the town works, in milliseconds. */
const OLHAR_MS = 1_000;
/** Requests that may wait before shops ask for more. */
const ESPERAM_NO_MAXIMO = 3;
const HORA = 3_600;
/** Seconds of life until the first order on schedule. What a visitor sees first is a plain ride. */
const PRIMEIRO_AGENDADO = 600;
/** An order on schedule is ready after so many seconds. They are the same at every pace. */
const AGENDADO_PARA = 25 * 60;
/** The town's couriers leave a person's offer alone for so long, in milliseconds. */
const PARA_OUTRO_MS = 120_000;
/** Seconds of life until the same person's turn comes first again. */
const OUTRA_VEZ = 180;

export type Feito = { id: number; solicitacao_id: number | null };
type Estado = () => RespostaBater | null;

/** Lets the town's shops ask for deliveries: by themselves, and when a person wishes it. */
export class Pedidos {
  readonly #oficio: Oficio;
  readonly #escritorio: Porta;
  readonly #lojas: readonly LojaViva[];
  readonly #entregadores: readonly EntregadorVivo[];
  readonly #estado: Estado;
  /** The wishes that are done and not yet reported. */
  readonly feitos: Feito[] = [];
  readonly #atendidos = new Set<number>();
  readonly #paraOutro = new Map<number, number>();
  readonly #vezDe = new Map<number, number>();
  #pedindo: Promise<unknown> = Promise.resolve();
  #agendadoEm = PRIMEIRO_AGENDADO - HORA;

  constructor(
    oficio: Oficio,
    escritorio: Porta,
    lojas: readonly LojaViva[],
    entregadores: readonly EntregadorVivo[],
    estado: Estado,
  ) {
    this.#oficio = oficio;
    this.#escritorio = escritorio;
    this.#lojas = lojas;
    this.#entregadores = entregadores;
    this.#estado = estado;
  }

  /** Lets shops ask at once and every 30 to 60 seconds of life, as long as few requests wait. */
  async sempre(fim: AbortSignal): Promise<void> {
    while (!fim.aborted) {
      if (!this.#estado()?.trabalha || this.#estado()?.parada) {
        await wait(OLHAR_MS);
        continue;
      }
      await tentar(async () => {
        const { total_fila } = await this.#escritorio.chamar((corre) => corre.get('/entregador/status-fila'));
        if (total_fila >= ESPERAM_NO_MAXIMO || this.#estado()?.parada) return;
        const visita = await this.#visitaLivre();
        await this.#pedir(this.#oficio.draw, visita, { pronto_em: visita ? null : this.#prontoEm() });
      });
      await tentar(() => esperar(this.#oficio, 'entre_pedidos', fim));
    }
  }

  /** Makes the request of a wish. With every shop in people's hands the wish is done without one. */
  atender({ id, tipo }: DesejoDaCidade): void {
    if (this.#atendidos.has(id)) return;
    this.#atendidos.add(id);
    // The wish's number draws the request: a town that was killed before its report makes no second one.
    this.#pedir(createDraw(id), tipo === 'oferta', { chave: `cidade-desejo-${id}` })
      .then((solicitacao_id) => this.feitos.push({ id, solicitacao_id }))
      // A wish whose request failed is tried again at the next report.
      .catch(() => this.#atendidos.delete(id));
  }

  /** Resolves when no shop is just asking for a delivery that a person shall get. */
  async feitosOsPedidos(): Promise<void> {
    await this.#pedindo;
  }

  /** Whether this request is for a person, and the town's couriers say no. */
  paraOutro(solicitacao_id: number): boolean {
    for (const [id, ate] of this.#paraOutro) if (ate < Date.now()) this.#paraOutro.delete(id);
    return this.#paraOutro.has(solicitacao_id);
  }

  /** Lets one shop ask. Returns the request's id; null when people use every shop. */
  #pedir(draw: Draw, paraOutro: boolean, como: Parameters<LojaViva['pedir']>[1]): Promise<number | null> {
    const pedir = async () => {
      const [primeira, ...outras] = this.#lojas.filter(({ trabalha }) => trabalha);
      const id = primeira ? await draw.um([primeira, ...outras]).pedir(draw, como) : null;
      if (paraOutro && id !== null) this.#paraOutro.set(id, Date.now() + PARA_OUTRO_MS);
      return id;
    };
    const pedido = pedir();
    this.#pedindo = Promise.allSettled([this.#pedindo, pedido]);
    return pedido;
  }

  /** Whether a person waits in the queue whose turn is not yet. The next request is then for them, now and then. */
  async #visitaLivre(): Promise<boolean> {
    const todos = await this.#escritorio.chamar((corre) => corre.get('/suporte/entregadores-status'));
    const daCidade = (quem: number) => this.#entregadores.some(({ id, trabalha }) => id === quem && trabalha);
    const agora = this.#oficio.relogio.vida;
    const visita = todos.find(
      (um) =>
        'alcancavel' in um &&
        'status' in um &&
        um.alcancavel &&
        um.status === 'livre' &&
        !daCidade(um.id) &&
        (this.#vezDe.get(um.id) ?? agora) <= agora,
    );
    if (visita) this.#vezDe.set(visita.id, agora + OUTRA_VEZ);
    return visita !== undefined;
  }

  /** Once an hour of life an order is for later. */
  #prontoEm(): string | null {
    const { vida } = this.#oficio.relogio;
    if (vida - this.#agendadoEm <= HORA) return null;
    this.#agendadoEm = vida;
    return new Date(Date.now() + AGENDADO_PARA * 1000).toISOString();
  }
}
