import { setTimeout as wait } from 'node:timers/promises';
import { pedeCodigo } from './answers.ts';
import type { EntregadorVivo } from './courier.ts';
import type { Porta } from './door.ts';
import type { LojaViva } from './shop.ts';
import { type Evento, eventosDe } from './stream.ts';
import type { SuporteVivo } from './support.ts';
import { tentar } from './work.ts';

/** Pause after a cut stream, in milliseconds. */
const RECOMECO_MS = 2_000;

/**
 * Hears in support's live stream what people ask of the town: a message, a problem, a call for help. Tells those of the
 * town whom it concerns. An account in which a person is signed in answers nothing.
 */
export class Recepcao {
  readonly #porta: Porta;
  readonly #lojas: readonly LojaViva[];
  readonly #entregadores: readonly EntregadorVivo[];
  readonly #suporte: SuporteVivo;
  readonly #emMaos = new Set<string>();
  /** Whether messages may have come that nobody heard. */
  #perdeu = true;

  constructor(porta: Porta, lojas: readonly LojaViva[], entregadores: readonly EntregadorVivo[], suporte: SuporteVivo) {
    this.#porta = porta;
    this.#lojas = lojas;
    this.#entregadores = entregadores;
    this.#suporte = suporte;
  }

  /** Listens until the end. */
  async ouvir(fim: AbortSignal): Promise<void> {
    while (!fim.aborted) {
      await tentar(async () => {
        for await (const evento of eventosDe(await this.#porta.fluxo(fim))) this.#ouvir(evento);
      });
      await wait(RECOMECO_MS);
    }
  }

  #ouvir({ tipo, assunto, comercio_id, entregador_id }: Evento): void {
    if (tipo === 'inicio' || tipo === 'lacuna') {
      this.#perdeu = true;
      void tentar(() => this.conferir());
    } else if (tipo === 'mensagem') this.#recado(comercio_id, entregador_id);
    else if (tipo === 'solicitacao' && assunto === 'problema') void tentar(() => this.#olhar());
  }

  #recado(comercio_id: number | undefined, entregador_id: number | undefined): void {
    const loja = this.#lojas.find(({ id }) => id === comercio_id);
    const entregador = this.#entregadores.find(({ id }) => id === entregador_id);
    // What two of the town say to each other is written already.
    if (loja?.trabalha && entregador?.trabalha) return;
    if (loja?.trabalha) this.#daLoja(loja);
    else if (entregador?.trabalha) this.#doEntregador(entregador);
    else this.#perdeu = true;
  }

  #daLoja(loja: LojaViva): void {
    const daCidade = (quem: number) => this.#entregadores.some(({ id, trabalha }) => id === quem && trabalha);
    void tentar(() => loja.responderRecados(daCidade));
  }

  #doEntregador(entregador: EntregadorVivo): void {
    const daCidade = (nome: string) => this.#lojas.some(({ porta, trabalha }) => porta.usuario === nome && trabalha);
    void tentar(() => entregador.responderRecados(daCidade));
  }

  /** Looks for what waits, as after a failure, or when a person has left an account. */
  async conferir(): Promise<void> {
    const lojas = this.#lojas.filter(({ trabalha }) => trabalha);
    if (lojas.length === 0) return;
    if (this.#perdeu) {
      this.#perdeu = false;
      for (const loja of lojas) this.#daLoja(loja);
      for (const entregador of this.#entregadores) if (entregador.trabalha) this.#doEntregador(entregador);
    }
    await this.#olhar();
  }

  /** Reads what is open and lets the town answer, each once at a time. What fails is read again. */
  async #olhar(): Promise<void> {
    const [problemas, ajudas] = await Promise.all([
      this.#porta.chamar((corre) => corre.get('/suporte/problemas')),
      this.#porta.chamar((corre) => corre.get('/suporte/ajuda')),
    ]);
    for (const ajuda of ajudas)
      if (this.#suporte.trabalha) this.#umaVez(`ajuda:${ajuda.id}`, () => this.#suporte.ajudar(ajuda));
    for (const problema of problemas) {
      const loja = this.#lojas.find(({ id }) => id === problema.comercio_id);
      const fazer = pedeCodigo(problema.mensagem ?? '')
        ? this.#suporte.trabalha && (() => this.#suporte.liberarSemCodigo(problema))
        : loja?.trabalha && (() => loja.responder(problema));
      if (fazer) this.#umaVez(`problema:${problema.id}`, fazer);
    }
  }

  #umaVez(qual: string, fazer: () => Promise<void>): void {
    if (this.#emMaos.has(qual)) return;
    this.#emMaos.add(qual);
    void tentar(fazer).finally(() => this.#emMaos.delete(qual));
  }
}
