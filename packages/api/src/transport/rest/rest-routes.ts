import type { AnyTRPCProcedure } from '@trpc/server';
import { z } from 'zod';
import type { Meta } from '../trpc/init.ts';

/** A procedure with a REST address. */
export interface RestRoute {
  /** `solicitacoes.criar` */
  nome: string;
  metodo: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `/comercio/{comercio_nome}/solicitar-entrega`, below `/api` */
  caminho: string;
  /** the names of all inputs; other fields in the body or query are refused */
  campos: ReadonlySet<string>;
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
  a.caminho.replaceAll(/\{\w+\}/g, '~').localeCompare(b.caminho.replaceAll(/\{\w+\}/g, '~'), 'en');

const eProcedure = (valor: unknown): valor is AnyTRPCProcedure => typeof valor === 'function' && '_def' in valor;

/**
 * Returns every procedure with `.meta({ openapi })`. `procedures` is a router's `_def.procedures`. At run time it is a
 * flat record by dotted name, which its type does not say.
 */
export function restRoutes(procedures: object): RestRoute[] {
  return Object.entries(procedures)
    .flatMap(([nome, procedure]: [string, unknown]) => {
      if (!eProcedure(procedure)) return [];
      const meta: Meta | undefined = procedure._def.meta as Meta | undefined;
      if (!meta?.openapi) return [];
      return [{ nome, metodo: meta.openapi.method, caminho: meta.openapi.path, campos: camposDe(procedure) }];
    })
    .sort(porEspecificidade);
}
