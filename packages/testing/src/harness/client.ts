/** An answer of the API: status, headers and the JSON body. The caller chooses the body's type. */
export interface Answer<T> {
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
    for (const pair of cookie?.split('; ') ?? []) this.#guardar(pair);
  }

  get cookie(): string {
    return [...this.#cookies].map(([nome, valor]) => `${nome}=${valor}`).join('; ');
  }

  #guardar(line: string): void {
    const [pair = ''] = line.split(';');
    const corte = pair.indexOf('=');
    const [nome, valor] = [pair.slice(0, corte), pair.slice(corte + 1)];
    if (valor === '') this.#cookies.delete(nome);
    else this.#cookies.set(nome, valor);
  }

  /** Sends one request. If `payload` is undefined, there is no body and no content type. */
  async pedir<T = Recusa>(
    verb: Metodo,
    path: string,
    payload?: unknown,
    sentHeaders: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const res = await fetch(`${this.#base}${path}`, {
      method: verb,
      headers: {
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...sentHeaders,
      },
      ...(payload === undefined ? {} : { body: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
    });
    for (const line of res.headers.getSetCookie()) this.#guardar(line);
    const text = await res.text();
    const body: T = text === '' ? null : JSON.parse(text);
    return { status: res.status, headers: res.headers, body };
  }

  get = <T = Recusa>(path: string, sentHeaders?: Record<string, string>) =>
    this.pedir<T>('GET', `/api${path}`, undefined, sentHeaders);
  post = <T = Recusa>(path: string, payload?: unknown, sentHeaders?: Record<string, string>) =>
    this.pedir<T>('POST', `/api${path}`, payload, sentHeaders);
  put = <T = Recusa>(path: string, payload?: unknown, sentHeaders?: Record<string, string>) =>
    this.pedir<T>('PUT', `/api${path}`, payload, sentHeaders);
  delete = <T = Recusa>(path: string, sentHeaders?: Record<string, string>) =>
    this.pedir<T>('DELETE', `/api${path}`, undefined, sentHeaders);
}
