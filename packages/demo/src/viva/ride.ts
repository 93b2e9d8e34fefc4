import type { Schema } from '../../../sdk/src/client.ts';
import type { Porta } from './door.ts';
import { ninguemAtende } from './habits.ts';
import { FOTO_DA_PORTA } from './photo.ts';
import { esperar, type Oficio, tentar } from './work.ts';

type Entrega = Schema<'SolicitacaoDoEntregador'>;

/** What a courier on the way asks of the rest of the town. */
export interface Redondeza {
  /** The code that the recipient says at the door; null when nobody of the town knows it. */
  codigoDe(comercio_id: number, solicitacao_id: number): Promise<string | null>;
  /** Whether a problem is due. */
  horaDeProblema(): boolean;
  /** Lets shop and courier chat about a delivery that was just accepted, as long as the courier works. */
  conversar(
    comercio_id: number,
    entrega_id: number,
    entregador: Porta,
    entregador_id: number,
    turno: AbortSignal,
  ): void;
  /** Has the shop receive the cash and release what waits for it. */
  receber(comercio_id: number): void;
}

const VOLTA_DE_SEGUNDOS = 2;
/** How long the courier waits at the door for the shop's answer. */
const PROBLEMA_SEGUNDOS = 80;

/** The way of one courier with what they have in hand: each step is read anew, so people may step in at any time. */
export class Viagem {
  readonly #oficio: Oficio;
  readonly #porta: Porta;
  readonly #entregador_id: number;
  readonly #redondeza: Redondeza;
  readonly #comProblema = new Set<number>();
  readonly #conversadas = new Set<number>();

  constructor(oficio: Oficio, porta: Porta, entregador_id: number, redondeza: Redondeza) {
    this.#oficio = oficio;
    this.#porta = porta;
    this.#entregador_id = entregador_id;
    this.#redondeza = redondeza;
  }

  /** Goes on until nothing is in hand. */
  async seguir(signal: AbortSignal): Promise<void> {
    for (;;) {
      const entrega = await this.#proxima();
      if (!entrega || signal.aborted) return;
      await this.#passo(entrega, signal);
    }
  }

  /** Returns the delivery with the next step: stops of a route begin together and end one by one. */
  async #proxima(): Promise<Entrega | undefined> {
    const minhas = await this.#porta.chamar((corre) =>
      corre.get('/entregador/{entregador_id}/minhas-solicitacoes', {
        params: { path: { entregador_id: this.#entregador_id }, query: { incluir: 'canceladas_em_maos' } },
      }),
    );
    const em = (status: Entrega['status']) =>
      minhas.filter((uma) => uma.status === status).sort((a, b) => a.ordem - b.ordem)[0];
    return (
      em('aceita') ??
      em('em_retirada') ??
      em('em_entrega') ??
      minhas.find((uma) => uma.status === 'cancelada' && uma.a_devolver)
    );
  }

  async #passo(entrega: Entrega, signal: AbortSignal): Promise<void> {
    const { relogio } = this.#oficio;
    if (entrega.status === 'aceita') {
      if (!this.#conversadas.has(entrega.rota_id)) {
        this.#conversadas.add(entrega.rota_id);
        this.#redondeza.conversar(entrega.comercio_id, entrega.id, this.#porta, this.#entregador_id, signal);
      }
      await esperar(this.#oficio, 'ate_a_loja', signal);
      await tentar(() => this.#avancar(entrega, 'em_retirada'));
    } else if (entrega.status === 'em_retirada') {
      await esperar(this.#oficio, 'no_balcao', signal);
      await tentar(() => this.#avancar(entrega, 'em_entrega'));
    } else if (entrega.a_devolver) {
      await esperar(this.#oficio, 'de_volta', signal);
      await tentar(() =>
        entrega.status === 'cancelada' ? this.#marcar(entrega, 'devolvido') : this.#avancar(entrega, 'finalizada'),
      );
    } else {
      await this.#entregar(entrega, signal);
    }
    // A refused step is read and tried again, but not at once.
    await relogio.espera(VOLTA_DE_SEGUNDOS, signal);
  }

  async #entregar(entrega: Entrega, signal: AbortSignal): Promise<void> {
    const chegou = entrega.marcos.some(({ tipo }) => tipo === 'no_cliente');
    const entregue = entrega.marcos.some(({ tipo }) => tipo === 'entregue');
    if (!chegou) {
      await esperar(this.#oficio, 'ate_o_cliente', signal);
      await tentar(() => this.#marcar(entrega, 'no_cliente'));
      if (await this.#avisouProblema(entrega, signal)) return;
    }
    await esperar(this.#oficio, entregue ? 'de_volta' : 'na_porta', signal);
    await tentar(() => this.#terminar(entrega, entregue));
  }

  /** Says now and then that nobody opens, and waits for the answer. The delivery is then read anew. */
  async #avisouProblema({ id, endereco }: Entrega, signal: AbortSignal): Promise<boolean> {
    const { draw, relogio } = this.#oficio;
    if (this.#comProblema.has(id) || !this.#redondeza.horaDeProblema() || !ninguemAtende(draw, endereco)) return false;
    this.#comProblema.add(id);
    await this.#porta.chamar((corre) =>
      corre.post('/entregador/solicitacao/{solicitacao_id}/problema', {
        params: { path: { solicitacao_id: id } },
        body: { motivo: 'ninguem_atende', mensagem: 'Toquei três vezes e ninguém abriu.' },
      }),
    );
    await relogio.espera(PROBLEMA_SEGUNDOS, signal);
    return true;
  }

  /** Proves the delivery as it asks, and ends it; with a return, only its way to the customer. */
  async #terminar(entrega: Entrega, entregue: boolean): Promise<void> {
    const { id, comercio_id } = entrega;
    const codigo = entrega.exige_codigo && !entregue ? await this.#redondeza.codigoDe(comercio_id, id) : null;
    if (entrega.exige_foto && !entrega.foto_em)
      await this.#porta.chamar((corre) =>
        corre.post('/entregador/solicitacao/{solicitacao_id}/foto', {
          params: { path: { solicitacao_id: id } },
          body: { foto_base64: FOTO_DA_PORTA },
        }),
      );
    if (entrega.volta && !entregue) return this.#marcar(entrega, 'entregue', codigo);
    await this.#avancar(entrega, 'finalizada', { codigo, recebedor: 'Portaria' });
    if (entrega.pagamento !== 'online') this.#redondeza.receber(comercio_id);
  }

  async #avancar(
    { id }: Entrega,
    novo_status: 'em_retirada' | 'em_entrega' | 'finalizada',
    prova: { codigo?: string | null; recebedor?: string } = {},
  ): Promise<void> {
    await this.#porta.chamar((corre) =>
      corre.put('/entregador/solicitacao/{solicitacao_id}/status', {
        params: { path: { solicitacao_id: id } },
        body: { novo_status, ...prova },
      }),
    );
  }

  async #marcar({ id }: Entrega, tipo: 'no_cliente' | 'entregue' | 'devolvido', codigo: string | null = null) {
    await this.#porta.chamar((corre) =>
      corre.put('/entregador/solicitacao/{solicitacao_id}/marco', {
        params: { path: { solicitacao_id: id } },
        body: { tipo, codigo },
      }),
    );
  }
}
