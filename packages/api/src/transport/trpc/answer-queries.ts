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

/** The procedures, the context of a request, and the handling of errors as in tRPC's own adapter. */
export interface QueryOptions {
  router: AnyRouter;
  maxBatchSize: number;
  createContext: (req: Request, res: Response) => Promise<Context>;
  /** returns the headers for these errors */
  headersOf: (errors: TRPCError[]) => Record<string, string>;
  onError: (error: TRPCError, path: string, res: Response) => void;
}

interface Query {
  path: string;
  input: unknown;
}

const KNOWN_PARAMETERS = new Set(['batch', 'input', '_t']);

const HOST = /^[\w.-]+(:\d+)?$/;

/** Returns whether the request has the plain form of a panel's query, without anything else that tRPC might read. */
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

/** Returns the calls of a request in order. Returns null if tRPC's own adapter has to answer it. */
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
 * Answers single and batched queries as tRPC's own adapter does, but without objects of the Fetch standard. These take
 * a third of a poll's time (ADR 0044). Passes mutations, streams and unusual requests on to that adapter.
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
