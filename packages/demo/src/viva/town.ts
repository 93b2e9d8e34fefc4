import { setTimeout as wait } from 'node:timers/promises';
import type { RespostaBater } from '@corre/contract/demonstracao/cidade.ts';
import { FEITOS_MAX } from '@corre/contract/demonstracao/cidade-regras.ts';
import type { Draw } from '../draw.ts';
import { COMERCIOS, FUNCIONARIOS, PESSOAS } from '../people.ts';
import { Pedidos } from './asking.ts';
import { Relogio } from './clock.ts';
import { EntregadorVivo, type Vizinhanca } from './courier.ts';
import { Porta } from './door.ts';
import { Recepcao } from './front-desk.ts';
import { LojaViva } from './shop.ts';
import { SuporteVivo } from './support.ts';
import { type Oficio, tentar } from './work.ts';

/** How many couriers are online. The first of the list are asked last: a visitor signs in as one of them. */
const EQUIPE = 4;
/** Milliseconds between two reports, at ordinary pace and when the town is faster. */
const BATIDA_MS = { vida: 2_000, depressa: 1_000 };
/** Reports between two looks whether everybody is still in the queue. */
const CONFERIR_A_CADA = 15;
const HORA = 3_600;
/** Seconds of life until the first problem. What a visitor sees first is a plain ride. */
const PRIMEIRO_PROBLEMA = 300;
/** How many of the rides have a chat. */
const CONVERSA = 0.25;

/**
 * The demonstration's town (ADR 0050): reports every two seconds or faster, learns which accounts people use, and lets
 * the others work.
 */
export class Cidade {
  readonly #quem: string;
  readonly #relogio = new Relogio();
  readonly #oficio: Oficio;
  readonly #escritorio: Porta;
  readonly #lojas: LojaViva[];
  readonly #entregadores: EntregadorVivo[];
  readonly #suporte: SuporteVivo;
  readonly #recepcao: Recepcao;
  readonly #fim: AbortSignal;
  readonly #pedidos: Pedidos;
  #estado: RespostaBater | null = null;
  #problemaEm = PRIMEIRO_PROBLEMA - HORA;

  /** `quem` names this process in its reports. */
  constructor(base: string, quem: string, draw: Draw, fim: AbortSignal) {
    this.#quem = quem;
    this.#oficio = { relogio: this.#relogio, draw };
    this.#fim = fim;
    this.#escritorio = new Porta(base, 'suporte', FUNCIONARIOS[1].usuario);
    this.#lojas = COMERCIOS.map(({ nome }, lugar) => new LojaViva(base, lugar + 1, lugar, nome, this.#oficio));
    const vizinhanca = this.#vizinhanca();
    this.#entregadores = PESSOAS.map(
      (pessoa, lugar) => new EntregadorVivo(base, lugar + 1, pessoa, this.#oficio, vizinhanca),
    );
    this.#pedidos = new Pedidos(this.#oficio, this.#escritorio, this.#lojas, this.#entregadores, () => this.#estado);
    this.#suporte = new SuporteVivo(this.#escritorio, this.#oficio);
    this.#recepcao = new Recepcao(this.#escritorio, this.#lojas, this.#entregadores, this.#suporte);
  }

  /** Works until the end. Waits while the API is away. */
  async viver(): Promise<void> {
    void this.#pedidos.sempre(this.#fim);
    void this.#recepcao.ouvir(this.#fim);
    for (let batida = 0; !this.#fim.aborted; batida += 1) {
      await this.#bater();
      if (batida % CONFERIR_A_CADA === 0) {
        for (const entregador of this.#entregadores) void tentar(() => entregador.conferir());
        void tentar(() => this.#recepcao.conferir());
      }
      await wait(this.#relogio.ritmo === 1 ? BATIDA_MS.vida : BATIDA_MS.depressa);
    }
  }

  async #bater(): Promise<void> {
    const feitos = this.#pedidos.feitos.slice(0, FEITOS_MAX);
    const ouvido: RespostaBater | null = await this.#escritorio
      .chamar((corre) => corre.put('/demonstracao/cidade/batida', { body: { cidade: this.#quem, feitos } }))
      .catch(() => null);
    if (ouvido?.trabalha && !this.#estado?.trabalha) void tentar(() => this.#escritorio.encerrarAntigas());
    // Without an answer nobody knows whose account is in use, so nothing is done meanwhile.
    if (!ouvido) {
      this.#estado = null;
      return this.#escalar(new Set(), false);
    }
    this.#pedidos.feitos.splice(0, feitos.length);
    this.#relogio.mudar(ouvido.ritmo);
    await tentar(() => this.#suporte.apresentar());
    this.#escalar(new Set(ouvido.ocupadas.map(({ user_type, id }) => `${user_type}:${id}`)), ouvido.trabalha);
    // Last: a courier of the town who does not work yet would pass for a visitor.
    this.#estado = ouvido;
    for (const desejo of ouvido.pedidos) this.#pedidos.atender(desejo);
  }

  /** Lets accounts work that nobody uses: all shops, support, and as many couriers as are in the team. */
  #escalar(ocupadas: ReadonlySet<string>, trabalha: boolean): void {
    for (const loja of this.#lojas)
      if (trabalha && !loja.porta.recusada && !ocupadas.has(`comercio:${loja.id}`)) loja.comecar();
      else loja.largar();
    if (trabalha && this.#suporte.id !== null && !ocupadas.has(`suporte:${this.#suporte.id}`)) this.#suporte.comecar();
    else this.#suporte.largar();
    const livres = this.#entregadores
      .filter(({ id, porta }) => trabalha && !porta.recusada && !ocupadas.has(`entregador:${id}`))
      .reverse();
    // Who works already goes on, so that nobody leaves a delivery because a person came or went.
    const dela = new Set<EntregadorVivo>();
    for (const um of [...livres.filter((outro) => outro.trabalha), ...livres]) if (dela.size < EQUIPE) dela.add(um);
    for (const um of this.#entregadores)
      if (dela.has(um)) um.comecar();
      else um.largar();
  }

  /** Whether an hour has passed since that second of life. */
  #passou(desde: number): boolean {
    return this.#relogio.vida - desde > HORA;
  }

  #vizinhanca(): Vizinhanca {
    const loja = (id: number) => this.#lojas.find((uma) => uma.id === id);
    const daCidade = (id: number) => {
      const uma = loja(id);
      return uma?.trabalha ? uma : undefined;
    };
    return {
      pedidosFeitos: () => this.#pedidos.feitosOsPedidos(),
      paraOutro: (solicitacao_id) => this.#pedidos.paraOutro(solicitacao_id),
      codigoDe: async (comercio_id, solicitacao_id) => (await loja(comercio_id)?.codigo(solicitacao_id)) ?? null,
      horaDeProblema: () => {
        if (!this.#passou(this.#problemaEm)) return false;
        this.#problemaEm = this.#relogio.vida;
        return true;
      },
      conversar: (comercio_id, entrega_id, entregador, entregador_id, turno) => {
        if (this.#oficio.draw.chance(CONVERSA))
          void tentar(async () => daCidade(comercio_id)?.conversar(entrega_id, entregador, entregador_id, turno));
      },
      receber: (comercio_id) => {
        void tentar(async () => daCidade(comercio_id)?.receber());
      },
    };
  }
}
