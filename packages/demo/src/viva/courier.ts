import { setTimeout as wait } from 'node:timers/promises';
import type { Pessoa } from '../people.ts';
import { respostaDoEntregador } from './answers.ts';
import { Porta } from './door.ts';
import { responderOferta } from './habits.ts';
import { Recados } from './messages.ts';
import { type Redondeza, Viagem } from './ride.ts';
import { eventosDe } from './stream.ts';
import { esperar, type Oficio, tentar } from './work.ts';

/** What a courier must know of the town's wishes. */
export interface Vizinhanca extends Redondeza {
  /** Resolves when no shop is just asking for a delivery that somebody else shall get. */
  pedidosFeitos(): Promise<void>;
  /** Whether this request is for a person, and the town's couriers say no. */
  paraOutro(solicitacao_id: number): boolean;
}

/** Seconds after a cut, in which the API may come back. They are the same at every pace. */
const RECOMECO_MS = 2_000;
/** How long a courier leaves the queue so that an offer reaches a person, in seconds. */
const FORA_SEGUNDOS = 20;

/** Waits, at most until the signal aborts. */
const pausa = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal }).catch(() => undefined);

/** A courier of the town: is online with a live stream, answers offers and rides. */
export class EntregadorVivo {
  readonly id: number;
  readonly porta: Porta;
  readonly #pessoa: Pessoa;
  readonly #oficio: Oficio;
  readonly #vizinhanca: Vizinhanca;
  readonly #recados: Recados;
  #turno: AbortController | null = null;
  #viajando = false;
  #vistas = 0;
  #disseNao = false;

  constructor(base: string, id: number, pessoa: Pessoa, oficio: Oficio, vizinhanca: Vizinhanca) {
    this.id = id;
    this.porta = new Porta(base, 'entregador', pessoa.usuario);
    this.#pessoa = pessoa;
    this.#oficio = oficio;
    this.#vizinhanca = vizinhanca;
    this.#recados = new Recados(oficio);
  }

  get trabalha(): boolean {
    return this.#turno !== null;
  }

  /** Begins to work, or goes on. */
  comecar(): void {
    if (this.#turno) return;
    this.#turno = new AbortController();
    void this.#trabalhar(this.#turno.signal);
  }

  /** Leaves the account as it is: no further call is made. */
  largar(): void {
    this.#turno?.abort(new Error('the account is left alone'));
    this.#turno = null;
  }

  async #trabalhar(signal: AbortSignal): Promise<void> {
    await tentar(() => this.porta.encerrarAntigas());
    while (!signal.aborted) {
      await tentar(async () => {
        await this.#ficarOnline(true);
        for await (const { tipo } of eventosDe(await this.porta.fluxo(signal))) {
          if (signal.aborted) return;
          if (tipo === 'oferta' || tipo === 'inicio' || tipo === 'lacuna') void tentar(() => this.#olharOferta(signal));
          if (tipo === 'solicitacao' || tipo === 'inicio' || tipo === 'lacuna') void tentar(() => this.#viajar(signal));
        }
      });
      await pausa(RECOMECO_MS, signal);
    }
  }

  /** Comes back into the queue if the server took this courier out, and goes on with a ride that a failure ended. */
  async conferir(): Promise<void> {
    if (!this.#turno) return;
    const { signal } = this.#turno;
    void tentar(() => this.#viajar(signal));
    const { is_online, suspenso } = await this.porta.chamar((corre) =>
      corre.get('/entregador/{entregador_id}/status', { params: { path: { entregador_id: this.id } } }),
    );
    if (!is_online && !suspenso && !signal.aborted) await this.#ficarOnline(true);
  }

  /** Answers the shops' messages that wait. `daCidade`: whether the town plays a shop, which gets no answer. */
  async responderRecados(daCidade: (comercio_nome: string) => boolean): Promise<void> {
    if (!this.#turno) return;
    const { signal } = this.#turno;
    await this.#recados.atender(signal, () => this.#responderRecados(daCidade, signal));
  }

  async #responderRecados(daCidade: (comercio_nome: string) => boolean, signal: AbortSignal): Promise<void> {
    const path = { entregador_id: this.id };
    const { chats } = await this.porta.chamar((corre) =>
      corre.get('/entregador/{entregador_id}/mensagens-nao-lidas', { params: { path } }),
    );
    for (const { entrega_id, ultima_de, comercio } of chats) {
      if (ultima_de !== 'comercio' || daCidade(comercio)) continue;
      // Read in the chat itself, so that the shop sees that its message was read.
      const { mensagens, status } = await this.porta.chamar((corre) =>
        corre.get('/entregador/{entregador_id}/mensagens/{entrega_id}', { params: { path: { ...path, entrega_id } } }),
      );
      const ultima = mensagens.at(-1);
      if (ultima?.remetente_tipo !== 'comercio') continue;
      const mensagem = respostaDoEntregador({ mensagem: ultima.mensagem, status });
      signal.throwIfAborted();
      await this.porta.chamar((corre) =>
        corre.post('/entregador/{entregador_id}/enviar-mensagem', { params: { path }, body: { entrega_id, mensagem } }),
      );
    }
  }

  async #ficarOnline(online: boolean): Promise<void> {
    await this.porta.chamar((corre) =>
      corre.put('/entregador/{entregador_id}/status-online', {
        params: { path: { entregador_id: this.id } },
        body: { online },
      }),
    );
  }

  async #viajar(signal: AbortSignal): Promise<void> {
    if (this.#viajando) return;
    this.#viajando = true;
    try {
      await new Viagem(this.#oficio, this.porta, this.id, this.#vizinhanca).seguir(signal);
    } finally {
      this.#viajando = false;
    }
  }

  async #olharOferta(signal: AbortSignal): Promise<void> {
    const params = { path: { entregador_id: this.id } };
    const oferta = await this.porta.chamar((corre) =>
      corre.get('/entregador/{entregador_id}/proxima-entrega', { params }),
    );
    const { proxima_entrega, oferta_id, rota_completa, is_rota } = oferta;
    if (!proxima_entrega || oferta_id === null || oferta_id === this.#vistas) return;
    this.#vistas = oferta_id;
    await this.#vizinhanca.pedidosFeitos();
    if (this.#vizinhanca.paraOutro(proxima_entrega.id)) return this.#darAVez(proxima_entrega.id, signal);
    const resposta = responderOferta(this.#oficio.draw, this.#pessoa, this.#disseNao);
    if (resposta === 'deixa_passar') return;
    await esperar(this.#oficio, 'resposta', signal);
    if (resposta === 'recusa') return this.#recusar(proxima_entrega.id, { motivo_recusa: 'longe' });
    this.#disseNao = false;
    if (is_rota)
      await this.porta.chamar((corre) =>
        corre.put('/entregador/{entregador_id}/aceitar-rota', {
          params,
          body: { solicitacao_ids: rota_completa.map(({ id }) => id) },
        }),
      );
    else
      await this.porta.chamar((corre) =>
        corre.put('/entregador/{entregador_id}/aceitar-solicitacao/{solicitacao_id}', {
          params: { path: { entregador_id: this.id, solicitacao_id: proxima_entrega.id } },
        }),
      );
    await this.#viajar(signal);
  }

  async #recusar(solicitacao_id: number, motivo: { motivo_recusa?: 'longe' }): Promise<void> {
    this.#disseNao = true;
    await this.porta.chamar((corre) =>
      corre.put('/entregador/{entregador_id}/recusar-entrega', {
        params: { path: { entregador_id: this.id } },
        body: { solicitacao_id, ...motivo },
      }),
    );
  }

  /** Says no so that a person gets the offer. Who has just said no leaves the queue: three refusals would suspend. */
  async #darAVez(solicitacao_id: number, signal: AbortSignal): Promise<void> {
    if (!this.#disseNao) return this.#recusar(solicitacao_id, {});
    await this.#ficarOnline(false);
    await pausa(FORA_SEGUNDOS * 1000, signal);
    if (!signal.aborted) await this.#ficarOnline(true);
  }
}
