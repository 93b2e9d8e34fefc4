/** An answer of the API: status, headers and the JSON body. The caller chooses the body's type. */
export interface Resposta<T> {
  status: number;
  headers: Headers;
  body: T;
}

/** The body of a refusal. */
export interface Recusa {
  detail: string;
  /** the code of the error (contract/src/erros/list.ts) */
  codigo: string;
}

type Metodo = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * A REST client: fetch and a cookie jar, no token. `T` is the body that the test expects. Only the test's assertions
 * check it.
 */
export class Client {
  readonly #base: string;
  #cookies = new Map<string, string>();

  constructor(base: string, cookie?: string) {
    this.#base = base;
    for (const par of cookie?.split('; ') ?? []) this.#guardar(par);
  }

  get cookie(): string {
    return [...this.#cookies].map(([nome, valor]) => `${nome}=${valor}`).join('; ');
  }

  #guardar(linha: string): void {
    const [par = ''] = linha.split(';');
    const corte = par.indexOf('=');
    const [nome, valor] = [par.slice(0, corte), par.slice(corte + 1)];
    if (valor === '') this.#cookies.delete(nome);
    else this.#cookies.set(nome, valor);
  }

  /** Sends one request. If `corpo` is undefined, there is no body and no content type. */
  async pedir<T = Recusa>(
    metodo: Metodo,
    caminho: string,
    corpo?: unknown,
    cabecalhos: Record<string, string> = {},
  ): Promise<Resposta<T>> {
    const res = await fetch(`${this.#base}${caminho}`, {
      method: metodo,
      headers: {
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(corpo === undefined ? {} : { 'content-type': 'application/json' }),
        ...cabecalhos,
      },
      ...(corpo === undefined ? {} : { body: typeof corpo === 'string' ? corpo : JSON.stringify(corpo) }),
    });
    for (const linha of res.headers.getSetCookie()) this.#guardar(linha);
    const texto = await res.text();
    const body: T = texto === '' ? null : JSON.parse(texto);
    return { status: res.status, headers: res.headers, body };
  }

  get = <T = Recusa>(caminho: string, cabecalhos?: Record<string, string>) =>
    this.pedir<T>('GET', `/api${caminho}`, undefined, cabecalhos);
  post = <T = Recusa>(caminho: string, corpo?: unknown, cabecalhos?: Record<string, string>) =>
    this.pedir<T>('POST', `/api${caminho}`, corpo, cabecalhos);
  put = <T = Recusa>(caminho: string, corpo?: unknown, cabecalhos?: Record<string, string>) =>
    this.pedir<T>('PUT', `/api${caminho}`, corpo, cabecalhos);
  delete = <T = Recusa>(caminho: string, cabecalhos?: Record<string, string>) =>
    this.pedir<T>('DELETE', `/api${caminho}`, undefined, cabecalhos);
}
