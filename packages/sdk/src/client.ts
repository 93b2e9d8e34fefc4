import createClient, { type MaybeOptionalInit } from 'openapi-fetch';
import type { HttpMethod, PathsWithMethod, RequiredKeysOf, SuccessResponse } from 'openapi-typescript-helpers';
import { CorreError, errorOf } from './corre-error.ts';
import type { components, paths } from './rest.d.ts';
import { type Retries, withRetries } from './retries.ts';
import { WITHOUT_KEY } from './without-key.ts';

export { type CodigoDeErro, CorreError } from './corre-error.ts';
export type { Retries } from './retries.ts';

/** A shape of the API by its name in docs/openapi.json: `Schema<'CriarSolicitacao'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** How to reach Corre. */
export interface CorreOptions extends Partial<Retries> {
  /** Address of the site, without `/api`: `https://corre.example`. Empty in a page behind the same proxy. */
  baseUrl: string;
  /** API key of a shop. A page has none: the browser sends the cookie of its session. */
  key?: string;
  /** Another `fetch`, for example with a proxy. */
  fetch?: (request: Request) => Promise<Response>;
}

type Init<Path extends keyof paths, Method extends HttpMethod> = MaybeOptionalInit<
  paths[Path],
  Method & keyof paths[Path]
>;
type Arguments<I> = RequiredKeysOf<NonNullable<I>> extends never ? [init?: I] : [init: I];
type Operation<Path extends keyof paths, Method extends HttpMethod> = paths[Path][Method & keyof paths[Path]];
type Data<Path extends keyof paths, Method extends HttpMethod> =
  Operation<Path, Method> extends { responses: infer Responses extends Record<number, unknown> }
    ? SuccessResponse<Responses, 'application/json'>
    : never;

/** Calls one method of the API. Returns the body of the answer. Throws CorreError. */
export type Call<Method extends HttpMethod> = <Path extends PathsWithMethod<paths, Method>>(
  path: Path,
  ...init: Arguments<Init<Path, Method>>
) => Promise<Data<Path, Method>>;

/** The API. Paths and fields are those of docs/openapi.json. */
export interface Corre {
  get: Call<'get'>;
  post: Call<'post'>;
  put: Call<'put'>;
  delete: Call<'delete'>;
}

interface AnyInit {
  params?: { header?: Record<string, unknown> };
}

/**
 * Creates a client. An act gets an `Idempotency-Key`, the same for all its tries, unless the caller gives one. Calls
 * that failed for a time are tried again where a second try cannot act twice.
 */
export function createCorre({
  baseUrl,
  key,
  fetch = (request) => globalThis.fetch(request),
  ...retries
}: CorreOptions): Corre {
  const client = createClient<Record<string, Record<string, object>>>({
    baseUrl: `${baseUrl.replace(/\/+$/, '')}/api`,
    headers: key ? { authorization: `Bearer ${key}` } : {},
  });
  const call = async (method: HttpMethod, path: string, init: AnyInit = {}): Promise<unknown> => {
    const reads = method === 'get';
    const keyed = !reads && !WITHOUT_KEY.has(`${method.toUpperCase()} ${path}`);
    const header = { ...(keyed && { 'Idempotency-Key': crypto.randomUUID() }), ...init.params?.header };
    const send = withRetries(fetch, reads || keyed, retries);
    const request = client.request as (
      ...all: unknown[]
    ) => Promise<{ data?: unknown; error?: unknown; response: Response }>;
    const answer = await request(method, path, { ...init, params: { ...init.params, header }, fetch: send }).catch(
      (cause: unknown) => {
        throw new CorreError({ detail: 'A Corre não respondeu.', cause });
      },
    );
    if (answer.response.ok) return answer.data;
    throw errorOf(answer.response, answer.error);
  };
  const calls = (method: HttpMethod) => (path: string, init?: AnyInit) => call(method, path, init);
  return { get: calls('get'), post: calls('post'), put: calls('put'), delete: calls('delete') } as unknown as Corre;
}
