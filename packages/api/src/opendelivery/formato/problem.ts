interface More {
  /** seconds until a retry may help (`Retry-After`) */
  wait?: number | null;
  /** the error code of version 2's token endpoint */
  code?: string;
  /** the methods of the address (`Allow` of a 405) */
  allow?: readonly string[];
}

/**
 * A refusal in the form of Open Delivery: `{title, status}` as `application/problem+json`. `title` is Portuguese and
 * says what to do.
 */
export class Problem extends Error {
  readonly status: number;
  readonly title: string;
  readonly wait: number | null;
  readonly code: string | null;
  readonly allow: readonly string[];

  constructor(status: number, title: string, { wait = null, code, allow = [] }: More = {}) {
    super(title);
    this.status = status;
    this.title = title;
    this.wait = wait;
    this.code = code ?? null;
    this.allow = allow;
  }
}

/** The same 404 for an unknown order and for an order of another integration. */
export const noSuchOrder = () => new Problem(404, 'Pedido não encontrado');
