import { defineEntity, p } from '@mikro-orm/core';
import { timestamp } from '../columns.ts';

/** What a cell covers: an hour of the day that is not over, a whole day, or a whole month, in America/Sao_Paulo. */
export const GRAOS = ['hora', 'dia', 'mes'] as const;
export type Grao = (typeof GRAOS)[number];

/**
 * Whose cases a cell counts. `semana`: those of one hour of the week, 0 is Monday at 0 h. The key of `total` is 0. The
 * others have the id of the row.
 */
export const DIMENSOES = ['total', 'semana', 'bairro', 'comercio', 'entregador'] as const;
export type Dimensao = (typeof DIMENSOES)[number];

/**
 * The cases of a closed hour, day or month, as values with their counts (ADR 0009). The values are sorted. Adding cells
 * adds the counts of equal values, so that a median of a year comes from the cells of the year.
 */
export const NumeroSomado = defineEntity({
  name: 'NumeroSomado',
  tableName: 'numero_somado',
  properties: {
    grao: p.enum(GRAOS).primary(),
    dimensao: p.enum(DIMENSOES).primary(),
    inicio: timestamp().primary(),
    medida: p.text().primary(),
    chave: p.integer().primary(),
    valores: p.array().$type<number[]>().runtimeType('number[]').columnType('int[]'),
    quantas: p.array().$type<number[]>().runtimeType('number[]').columnType('bigint[]'),
  },
  checks: [{ name: 'numero_somado_pares', expression: 'cardinality(valores) = cardinality(quantas)' }],
});

/** One row: the instant before which all hours are closed. */
export const NumeroFechado = defineEntity({
  name: 'NumeroFechado',
  tableName: 'numero_fechado',
  properties: {
    id: p.integer().primary().autoincrement(false).check('id = 1'),
    ate: timestamp(),
  },
});

/**
 * An hour whose facts changed later than minutes afterwards. Triggers only add rows, so that acts do not wait for each
 * other. Until the sweep has computed the hour again, readers take its day from the facts (ADR 0009).
 */
export const NumeroMudado = defineEntity({
  name: 'NumeroMudado',
  tableName: 'numero_mudado',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    hora: timestamp(),
  },
});

/** The report of a week as it was when the week was closed [numeros]. It holds ids of shops and no names. */
export const RelatorioSemanal = defineEntity({
  name: 'RelatorioSemanal',
  tableName: 'relatorio_semanal',
  properties: {
    semana_inicio: p.date().primary(),
    fechada_em: timestamp().defaultRaw('agora()'),
    relatorio: p.json<unknown>(),
  },
});
