import { type RawBuilder, sql } from '@corre/db/sql.ts';

/** The shops whose rows a statement may read or change. A missing value never means all shops [papeis]. */
export type Escopo = { loja: number } | { todas: true };

/** The couriers whose rows a statement may read or change. A missing value never means all couriers [papeis]. */
export type EscopoDeEntregadores = { entregador: number } | { entregadores: readonly number[] } | { todos: true };

/** SQL condition: the shop's id in this column is in the scope. */
export function daLoja(coluna: string, escopo: Escopo): RawBuilder<boolean> {
  if ('todas' in escopo) return sql<boolean>`true`;
  return sql<boolean>`${sql.ref(coluna)} = ${escopo.loja}::int`;
}

/** SQL condition: the courier's id in this column is in the scope. */
export function doEntregador(coluna: string, escopo: EscopoDeEntregadores): RawBuilder<boolean> {
  if ('todos' in escopo) return sql<boolean>`true`;
  if ('entregadores' in escopo) return sql<boolean>`${sql.ref(coluna)} = any(${escopo.entregadores}::int[])`;
  return sql<boolean>`${sql.ref(coluna)} = ${escopo.entregador}::int`;
}
