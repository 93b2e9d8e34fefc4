import { AGENTE_DA_CIDADE, APARELHO_DA_CIDADE } from '@corre/contract/demonstracao/cidade-regras.ts';
import { type Corre, CorreError, createCorre } from '../../../sdk/src/client.ts';
import { SENHA_DEMO } from '../people.ts';

/** The accounts that the town signs in. */
export type TipoDeConta = 'entregador' | 'comercio' | 'suporte';

/** The answers of a login that another try does not change. */
const RECUSAS: readonly number[] = [401, 403, 429];
/** How long a refused account is left alone, in milliseconds. The limit of logins counts as long. */
const RECUSADA_MS = 15 * 60_000;

/**
 * The door of one account: a session with its cookie, opened by the demonstration's password at the first call, as a
 * person does it. Opens another one when the session has ended.
 */
export class Porta {
  readonly #base: string;
  readonly #tipo: TipoDeConta;
  readonly #corre: Corre;
  readonly usuario: string;
  readonly #cookies = new Map<string, string>();
  #entrada: Promise<void> | null = null;
  #recusadaAte = 0;

  constructor(base: string, tipo: TipoDeConta, usuario: string) {
    this.#base = base;
    this.#tipo = tipo;
    this.usuario = usuario;
    this.#corre = createCorre({ baseUrl: base, fetch: (pedido) => this.#mandar(pedido), retries: 2 });
  }

  async #mandar(pedido: Request): Promise<Response> {
    for (const [nome, valor] of Object.entries(this.#cabecalhos())) pedido.headers.set(nome, valor);
    const resposta = await fetch(pedido);
    for (const linha of resposta.headers.getSetCookie()) {
      const [par = ''] = linha.split(';');
      const corte = par.indexOf('=');
      const [nome, valor] = [par.slice(0, corte), par.slice(corte + 1)];
      if (valor === '') this.#cookies.delete(nome);
      else this.#cookies.set(nome, valor);
    }
    return resposta;
  }

  #cabecalhos(): Record<string, string> {
    const cookie = [...this.#cookies].map(([nome, valor]) => `${nome}=${valor}`).join('; ');
    return { 'user-agent': AGENTE_DA_CIDADE, ...(cookie && { cookie }) };
  }

  async #entrar(): Promise<void> {
    const senha = SENHA_DEMO;
    if (this.#tipo === 'comercio')
      await this.#corre.post('/login/comercio', { body: { usuario: this.usuario, senha } });
    else await this.#corre.post('/login', { body: { usuario: this.usuario, senha, user_type: this.#tipo } });
  }

  /**
   * Ends the sessions of former processes: an account has few, and they would push out a person's. Only the process
   * that works may do so, because the other one's sessions are not former ones.
   */
  async encerrarAntigas(): Promise<void> {
    await this.#dentro();
    for (const { id, aparelho, atual } of await this.#corre.get('/sessoes'))
      if (aparelho === APARELHO_DA_CIDADE && !atual)
        await this.#corre.delete('/sessoes/{id}', { params: { path: { id } } });
  }

  /** Signs in if nobody has yet. Calls at the same time wait for one login. */
  async #dentro(): Promise<void> {
    this.#entrada ??= this.#entrar().catch((erro: unknown) => {
      this.#entrada = null;
      if (erro instanceof CorreError && RECUSAS.includes(erro.status))
        this.#recusadaAte = performance.now() + RECUSADA_MS;
      throw erro;
    });
    await this.#entrada;
  }

  /**
   * Whether the account's login was refused a while ago: a person changed its password, or gave it a second factor.
   * Trying on would lock the account for that person.
   */
  get recusada(): boolean {
    return performance.now() < this.#recusadaAte;
  }

  /**
   * Makes a call in the account's session.
   * @throws CorreError
   */
  async chamar<T>(pedir: (corre: Corre) => Promise<T>): Promise<T> {
    if (this.recusada) throw new CorreError({ status: 401, detail: 'Entrada recusada' });
    await this.#dentro();
    const entrada = this.#entrada;
    try {
      return await pedir(this.#corre);
    } catch (erro) {
      if (!(erro instanceof CorreError && erro.status === 401)) throw erro;
      // Another call may have signed in again already.
      if (this.#entrada === entrada) this.#entrada = null;
      await this.#dentro();
      return pedir(this.#corre);
    }
  }

  /** Opens the account's live stream. Returns its bytes as text. */
  async fluxo(signal: AbortSignal): Promise<AsyncIterable<string>> {
    if (this.recusada) throw new CorreError({ status: 401, detail: 'Entrada recusada' });
    await this.#dentro();
    const resposta = await fetch(`${this.#base}/api/eventos`, { headers: this.#cabecalhos(), signal });
    if (resposta.status === 401) this.#entrada = null;
    if (!resposta.ok || !resposta.body) throw new CorreError({ status: resposta.status, detail: 'Sem fluxo ao vivo' });
    return resposta.body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>);
  }
}
