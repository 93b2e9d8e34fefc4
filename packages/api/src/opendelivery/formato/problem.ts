interface More {
  /** Seconds after which asking again may help (`Retry-After`). */
  wait?: number | null;
  /** What the token endpoint of v2 calls it. */
  code?: string;
}

/** A refusal as Open Delivery wants it: `{title, status}`, `application/problem+json`. `title` is Portuguese and says what to do. */
export class Problem extends Error {
  readonly status: number;
  readonly title: string;
  readonly wait: number | null;
  readonly code: string | null;

  constructor(status: number, title: string, { wait = null, code }: More = {}) {
    super(title);
    this.status = status;
    this.title = title;
    this.wait = wait;
    this.code = code ?? null;
  }
}

/** Whatever is not this credential's is not there, in the same words. */
export const noSuchOrder = () => new Problem(404, 'Pedido não encontrado');
