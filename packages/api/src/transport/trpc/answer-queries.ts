import {
  type AnyRouter,
  type AnyTRPCQueryProcedure,
  callTRPCProcedure,
  getTRPCErrorFromUnknown,
  getTRPCErrorShape,
  type TRPCError,
} from '@trpc/server';
import { getHTTPStatusCode } from '@trpc/server/http';
import type { Request, RequestHandler, Response } from 'express';
import { answer } from '../web/answer.ts';
import type { Context } from './context.ts';

/** What the answering needs: the procedures, the context of a request, and what tRPC's own adapter does with errors. */
export interface QueryOptions {
  router: AnyRouter;
  maxBatchSize: number;
  createContext: (req: Request, res: Response) => Promise<Context>;
  /** headers that go with these errors */
  headersOf: (errors: TRPCError[]) => Record<string, string>;
  onError: (error: TRPCError, path: string, res: Response) => void;
}

interface Query {
  path: string;
  input: unknown;
}

const KNOWN_PARAMETERS = new Set(['batch', 'input', '_t']);

const HOST = /^[\w.-]+(:\d+)?$/;

/** Only what a panel sends for a query: no stream, no other content, nothing in the address that tRPC might read. */
const isPlain = ({ method, headers, query }: Request): boolean =>
  method === 'GET' &&
  HOST.test(headers.host ?? '') &&
  headers['trpc-accept'] === undefined &&
  headers['content-type'] === undefined &&
  !headers.accept?.includes('jsonl') &&
  Object.keys(query).every((name) => KNOWN_PARAMETERS.has(name)) &&
  (query.batch === undefined || query.batch === '1');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function inputOf({ query: { input } }: Request): { value: unknown } | null {
  if (input === undefined || input === '') return { value: undefined };
  try {
    return typeof input === 'string' ? { value: JSON.parse(input) } : null;
  } catch {
    return null;
  }
}

/** The calls of a request, in their order; null when tRPC is to say what is wrong with it. */
function queriesOf({ router, maxBatchSize }: QueryOptions, req: Request): Query[] | null {
  const input = isPlain(req) ? inputOf(req) : null;
  if (!input) return null;
  const path = decodeURIComponent(req.path.slice(1));
  const batch = req.query.batch === '1';
  const inputs = batch ? (input.value ?? {}) : { 0: input.value };
  if (!isObject(inputs)) return null;
  const queries = (batch ? path.split(',') : [path]).map((name, i) => ({ path: name, input: inputs[i] }));
  const known: Partial<Record<string, AnyTRPCQueryProcedure>> = router._def.procedures;
  return queries.length <= maxBatchSize && queries.every((query) => known[query.path]?._def.type === 'query')
    ? queries
    : null;
}

/**
 * Answers queries, alone or in a batch, as tRPC's own adapter does, without turning each request and answer into objects of
 * the Fetch standard: a third of a poll's time (decision record 0040). Mutations, streams and whatever looks unusual go on to it.
 */
export function answerQueries(options: QueryOptions): RequestHandler {
  const { router, createContext, headersOf, onError } = options;
  return async (req, res, next) => {
    const queries = queriesOf(options, req);
    if (!queries) return next();
    const context = createContext(req, res);
    const ctx = await context.catch(() => undefined);
    const errors: TRPCError[] = [];
    const run = async ({ path, input }: Query, batchIndex: number) => {
      try {
        const call = { router, path, getRawInput: async () => input, type: 'query' as const, signal: undefined };
        return { result: { data: await callTRPCProcedure({ ...call, ctx: await context, batchIndex }) } };
      } catch (cause) {
        const error = getTRPCErrorFromUnknown(cause);
        errors.push(error);
        onError(error, path, res);
        return { error: getTRPCErrorShape({ config: router._def._config, error, type: 'query', path, input, ctx }) };
      }
    };
    const results = await Promise.all(queries.map(run));
    const body = req.query.batch === '1' ? results : results[0];
    res.setHeader('Vary', 'trpc-accept, accept');
    for (const [name, value] of Object.entries(headersOf(errors))) res.setHeader(name, value);
    answer(res, errors.length === 0 ? 200 : getHTTPStatusCode(results), body);
  };
}
