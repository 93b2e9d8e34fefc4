import { CONVERSAS } from '../texts.ts';
import { Porta } from './door.ts';
import { pedidoDaLoja } from './habits.ts';
import { esperar, type Oficio, tentar } from './work.ts';

/** Cash in a courier's hands above which they hand it over, in reais. */
const DINHEIRO_DEMAIS = 100;

/** A shop of the town: asks for deliveries, answers its couriers, receives cash. */
export class LojaViva {
  readonly id: number;
  readonly porta: Porta;
  readonly #lugar: number;
  readonly #oficio: Oficio;
  #dia = new AbortController();
  #aberta = false;

  /** `lugar` is the shop's place in COMERCIOS. */
  constructor(base: string, id: number, lugar: number, nome: string, oficio: Oficio) {
    this.id = id;
    this.#lugar = lugar;
    this.porta = new Porta(base, 'comercio', nome);
    this.#oficio = oficio;
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

  /** Asks for one delivery. Returns its id. `pronto_em`: when it will be ready. */
  async pedir(pronto_em: string | null = null): Promise<number | null> {
    const { solicitacao_ids } = await this.porta.chamar((corre) =>
      corre.post('/comercio/{comercio_nome}/solicitar-entrega', {
        params: { path: { comercio_nome: this.porta.usuario } },
        body: pedidoDaLoja(this.#oficio.draw, this.#lugar, pronto_em),
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

  /** Answers a courier who cannot go on: try again. */
  async responder(problema_id: number): Promise<void> {
    await esperar(this.#oficio, 'na_loja', this.#dia.signal);
    await this.porta.chamar((corre) =>
      corre.put('/comercio/problema/{problema_id}', {
        params: { path: { problema_id } },
        body: { acao: 'tentar_de_novo', mensagem: 'Liguei para o cliente: ele está descendo.' },
      }),
    );
  }

  /** Chats with the courier of a delivery, as long as `turno` lasts. Each of the two writes in their own session. */
  async conversar(entrega_id: number, entregador: Porta, entregador_id: number, turno: AbortSignal): Promise<void> {
    const signal = AbortSignal.any([this.#dia.signal, turno]);
    for (const [quem, mensagem] of this.#oficio.draw.um(CONVERSAS)) {
      await esperar(this.#oficio, 'entre_mensagens', signal);
      const body = { entrega_id, mensagem };
      if (quem === 'comercio')
        await this.porta.chamar((corre) =>
          corre.post('/comercio/{comercio_nome}/enviar-mensagem', {
            params: { path: { comercio_nome: this.porta.usuario } },
            body,
          }),
        );
      else
        await entregador.chamar((corre) =>
          corre.post('/entregador/{entregador_id}/enviar-mensagem', { params: { path: { entregador_id } }, body }),
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
