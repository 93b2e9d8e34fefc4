import type { Schema } from '../../../sdk/src/client.ts';
import type { Draw } from '../draw.ts';
import { CONVERSAS } from '../texts.ts';
import { pedeCodigo, respostaAoProblema, respostaDaLoja } from './answers.ts';
import { Porta } from './door.ts';
import { pedidoDaLoja } from './habits.ts';
import { Recados } from './messages.ts';
import { esperar, type Oficio, tentar } from './work.ts';

/** Cash in a courier's hands above which they hand it over, in reais. */
const DINHEIRO_DEMAIS = 100;

/** A shop of the town: asks for deliveries, answers its couriers, receives cash. */
export class LojaViva {
  readonly id: number;
  readonly porta: Porta;
  readonly #lugar: number;
  readonly #oficio: Oficio;
  readonly #recados: Recados;
  /** Deliveries of which this shop has said once to try again. A new process says it once more. */
  readonly #tentaram = new Set<number>();
  #dia = new AbortController();
  #aberta = false;

  /** `lugar` is the shop's place in COMERCIOS. */
  constructor(base: string, id: number, lugar: number, nome: string, oficio: Oficio) {
    this.id = id;
    this.#lugar = lugar;
    this.porta = new Porta(base, 'comercio', nome);
    this.#oficio = oficio;
    this.#recados = new Recados(oficio);
  }

  get trabalha(): boolean {
    return this.#aberta;
  }

  comecar(): void {
    if (this.#aberta) return;
    this.#aberta = true;
    this.#dia = new AbortController();
    void tentar(() => this.porta.encerrarAntigas());
  }

  /** Leaves the account as it is: what it was about to do is dropped. */
  largar(): void {
    this.#aberta = false;
    this.#dia.abort(new Error('the account is left alone'));
  }

  /**
   * Asks for one delivery of a draw. Returns its id. `pronto_em`: when it will be ready. `chave`: its idempotency key,
   * for a request that may be asked for twice.
   */
  async pedir(draw: Draw, { pronto_em = null, chave }: { pronto_em?: string | null; chave?: string }) {
    const { solicitacao_ids } = await this.porta.chamar((corre) =>
      corre.post('/comercio/{comercio_nome}/solicitar-entrega', {
        params: {
          path: { comercio_nome: this.porta.usuario },
          ...(chave !== undefined && { header: { 'Idempotency-Key': chave } }),
        },
        body: pedidoDaLoja(draw, this.#lugar, pronto_em),
      }),
    );
    return solicitacao_ids[0] ?? null;
  }

  /** The code that the recipient of a delivery says. The town plays the recipient too, so it reads it here. */
  async codigo(solicitacao_id: number): Promise<string> {
    const { codigo } = await this.porta.chamar((corre) =>
      corre.get('/comercio/solicitacao/{solicitacao_id}/codigo', { params: { path: { solicitacao_id } } }),
    );
    return codigo;
  }

  /** Answers a courier who cannot go on. */
  async responder(problema: Schema<'ProblemaDaEntrega'>): Promise<void> {
    const { signal } = this.#dia;
    await esperar(this.#oficio, 'resposta_ao_problema', signal);
    const resposta = respostaAoProblema(problema, this.#tentaram.has(problema.solicitacao_id));
    signal.throwIfAborted();
    await this.porta.chamar((corre) =>
      corre.put('/comercio/problema/{problema_id}', { params: { path: { problema_id: problema.id } }, body: resposta }),
    );
    this.#tentaram.add(problema.solicitacao_id);
  }

  /** Answers the couriers' messages that wait. `daCidade`: whether the town plays a courier, who gets no answer. */
  async responderRecados(daCidade: (entregador_id: number) => boolean): Promise<void> {
    const { signal } = this.#dia;
    await this.#recados.atender(signal, () => this.#responderRecados(daCidade, signal));
  }

  async #responderRecados(daCidade: (entregador_id: number) => boolean, signal: AbortSignal): Promise<void> {
    const comercio_nome = this.porta.usuario;
    const { chats } = await this.porta.chamar((corre) =>
      corre.get('/comercio/{comercio_nome}/mensagens-nao-lidas', { params: { path: { comercio_nome } } }),
    );
    for (const { entrega_id, solicitacao_ids, ultima_de } of chats) {
      if (ultima_de !== 'entregador') continue;
      const { mensagens, entregador, entrega, status } = await this.porta.chamar((corre) =>
        corre.get('/comercio/{comercio_nome}/mensagens/{entrega_id}', {
          params: { path: { comercio_nome, entrega_id } },
        }),
      );
      const ultima = mensagens.at(-1);
      if (ultima?.remetente_tipo !== 'entregador' || !entregador || daCidade(entregador.id)) continue;
      const [parada = entrega_id] = solicitacao_ids;
      const codigo = pedeCodigo(ultima.mensagem) ? await this.codigo(parada).catch(() => null) : null;
      const mensagem = respostaDaLoja({ mensagem: ultima.mensagem, status, endereco: entrega.endereco, codigo });
      signal.throwIfAborted();
      await this.#escrever(entrega_id, mensagem);
    }
  }

  async #escrever(entrega_id: number, mensagem: string): Promise<void> {
    await this.porta.chamar((corre) =>
      corre.post('/comercio/{comercio_nome}/enviar-mensagem', {
        params: { path: { comercio_nome: this.porta.usuario } },
        body: { entrega_id, mensagem },
      }),
    );
  }

  /** Chats with the courier of a delivery, as long as `turno` lasts. Each of the two writes in their own session. */
  async conversar(entrega_id: number, entregador: Porta, entregador_id: number, turno: AbortSignal): Promise<void> {
    const signal = AbortSignal.any([this.#dia.signal, turno]);
    for (const [quem, mensagem] of this.#oficio.draw.um(CONVERSAS)) {
      await esperar(this.#oficio, 'entre_mensagens', signal);
      if (quem === 'comercio') await this.#escrever(entrega_id, mensagem);
      else
        await entregador.chamar((corre) =>
          corre.post('/entregador/{entregador_id}/enviar-mensagem', {
            params: { path: { entregador_id } },
            body: { entrega_id, mensagem },
          }),
        );
    }
  }

  /** Takes the cash of couriers who have much of it, and releases the deliveries that were paid by card machine. */
  async receber(): Promise<void> {
    await esperar(this.#oficio, 'na_loja', this.#dia.signal);
    const params = { path: { comercio_nome: this.porta.usuario } };
    const { entregadores } = await this.porta.chamar((corre) =>
      corre.get('/comercio/{comercio_nome}/custodia', { params }),
    );
    for (const { entregador_id, saldo } of entregadores)
      if (saldo >= DINHEIRO_DEMAIS)
        await tentar(() =>
          this.porta.chamar((corre) =>
            corre.post('/custodia/prestacoes', {
              body: { entregador_id, comercio_nome: this.porta.usuario, valor: saldo },
            }),
          ),
        );
    const pendentes = await this.porta.chamar((corre) =>
      corre.get('/comercio/{comercio_nome}/entregas-pendentes', { params }),
    );
    for (const { id, tipo_pagamento } of pendentes)
      if (tipo_pagamento === 'maquininha')
        await tentar(() =>
          this.porta.chamar((corre) =>
            corre.put('/comercio/entregas/liberar', {
              params: { query: { comercio_nome: this.porta.usuario } },
              body: { entrega_id: id },
            }),
          ),
        );
  }
}
