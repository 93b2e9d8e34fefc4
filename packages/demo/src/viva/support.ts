import type { Schema } from '../../../sdk/src/client.ts';
import { PROBLEMAS_RESPONDIDOS, SEM_CODIGO } from '../texts.ts';
import type { Porta } from './door.ts';
import { esperar, type Oficio } from './work.ts';

/** Support of the town: takes up calls for help, and lets a delivery end whose code was wrong too often. */
export class SuporteVivo {
  readonly porta: Porta;
  readonly #oficio: Oficio;
  #id: number | null = null;
  #dia: AbortController | null = null;

  constructor(porta: Porta, oficio: Oficio) {
    this.porta = porta;
    this.#oficio = oficio;
  }

  get trabalha(): boolean {
    return this.#dia !== null;
  }

  /** The account's id; null until the first call. */
  get id(): number | null {
    return this.#id;
  }

  /** Asks once which account it is: nothing else tells whether a person uses it. */
  async apresentar(): Promise<void> {
    this.#id ??= (await this.porta.chamar((corre) => corre.get('/sessao'))).user_id;
  }

  comecar(): void {
    this.#dia ??= new AbortController();
  }

  /** Leaves the account as it is: what it was about to do is dropped. */
  largar(): void {
    this.#dia?.abort(new Error('the account is left alone'));
    this.#dia = null;
  }

  /** Takes up a courier's call for help. */
  async ajudar({ id }: Schema<'AjudaDoSuporte'>): Promise<void> {
    await this.#depois();
    await this.porta.chamar((corre) => corre.put('/suporte/ajuda/{ajuda_id}', { params: { path: { ajuda_id: id } } }));
  }

  /** Lets a delivery end without its code, and says so to the courier at the door. */
  async liberarSemCodigo({ id, solicitacao_id }: Schema<'ProblemaDaEntrega'>): Promise<void> {
    await this.#depois();
    const dispensar = this.porta.chamar((corre) =>
      corre.put('/suporte/solicitacao/{solicitacao_id}/codigo/dispensar', {
        params: { path: { solicitacao_id } },
        body: { motivo: 'O entregador pediu: código errado' },
      }),
    );
    // A delivery without a code has none to waive, and its courier waits all the same.
    const mensagem = await dispensar.then(
      () => SEM_CODIGO,
      () => PROBLEMAS_RESPONDIDOS.outro.mensagem,
    );
    await this.porta.chamar((corre) =>
      corre.put('/suporte/problema/{problema_id}', {
        params: { path: { problema_id: id } },
        body: { acao: 'tentar_de_novo', mensagem },
      }),
    );
  }

  /** Waits as long as support takes. Rejects when a person comes meanwhile. */
  async #depois(): Promise<void> {
    const signal = this.#dia?.signal ?? AbortSignal.abort(new Error('the account is left alone'));
    await esperar(this.#oficio, 'ajuda', signal);
    signal.throwIfAborted();
  }
}
