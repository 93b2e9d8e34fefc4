import type { AnyTRPCProcedure } from '@trpc/server';
import { z } from 'zod';
import type { Callers, Deprecated, Meta } from '../trpc/init.ts';

/** A procedure with a REST address. */
export interface RestRoute {
  /** `solicitacoes.criar` */
  nome: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `/comercio/{comercio_nome}/solicitar-entrega`, below `/api` */
  path: string;
  /** the names of all inputs; other fields in the body or query are refused */
  campos: ReadonlySet<string>;
  /** null if anybody may call */
  callers: Callers | null;
  /** null if the call stays */
  deprecated: Deprecated | null;
}

/** Returns the field names of an input's schema, also of an optional one. */
const nomesDe = (schema: unknown): string[] => {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  return schema instanceof z.ZodOptional ? nomesDe(schema.unwrap()) : [];
};

const camposDe = (procedure: AnyTRPCProcedure): Set<string> => {
  const { inputs = [] } = procedure._def as { inputs?: unknown[] };
  return new Set(inputs.flatMap(nomesDe));
};

/** Sorts fixed segments before parameters, so that no shop's name can shadow a route. */
const porEspecificidade = (a: RestRoute, b: RestRoute) =>
  a.path.replaceAll(/\{\w+\}/g, '~').localeCompare(b.path.replaceAll(/\{\w+\}/g, '~'), 'en');

const isProcedure = (value: unknown): value is AnyTRPCProcedure => typeof value === 'function' && '_def' in value;

/** A procedure of a router, with what its REST address and its permissions are made from. */
export interface ListedProcedure {
  /** `solicitacoes.criar` */
  nome: string;
  type: 'query' | 'mutation' | 'subscription';
  meta: Meta;
  /** the names of all inputs */
  campos: ReadonlySet<string>;
}

/**
 * Returns every procedure of a router. `procedures` is a router's `_def.procedures`. At run time it is a flat record by
 * dotted name, which its type does not say.
 */
export const listProcedures = (procedures: object): ListedProcedure[] =>
  Object.entries(procedures).flatMap(([nome, procedure]: [string, unknown]) => {
    if (!isProcedure(procedure)) return [];
    const { type, meta = {} } = procedure._def as { type: ListedProcedure['type']; meta?: Meta };
    return [{ nome, type, meta, campos: camposDe(procedure) }];
  });

/** Returns every procedure with `.meta({ openapi })`. `procedures` is a router's `_def.procedures`. */
export const restRoutes = (procedures: object): RestRoute[] =>
  listProcedures(procedures)
    .flatMap(({ nome, meta: { openapi, callers = null, deprecated = null }, campos }) =>
      openapi ? [{ nome, method: openapi.method, path: openapi.path, campos, callers, deprecated }] : [],
    )
    .sort(porEspecificidade);
