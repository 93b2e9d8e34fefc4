import type { Dimensao } from '@corre/db/numeros/numeros.entity.ts';
import { type RawBuilder, sql } from '@corre/db/sql.ts';
import { daLoja, doEntregador, type Escopo, type EscopoDeEntregadores } from '../../base/escopo.ts';

/** A span of instants: from the first one, up to the second one, which does not belong to the span. */
export interface Janela {
  inicio: string;
  fim: string;
}

/** Whose facts count. */
export interface Sujeito {
  loja: Escopo;
  entregador: EscopoDeEntregadores;
  bairro_id: number | null;
}

export const DE_TODOS: Sujeito = { loja: { todas: true }, entregador: { todos: true }, bairro_id: null };

/** Which facts a statement reads, and for which dimensions it counts them. */
export interface Recorte {
  janelas: readonly Janela[];
  sujeito: Sujeito;
  dimensoes: readonly Dimensao[];
}

/** SQL: the spans as rows `w (inicio, fim)`. */
export const janelas = ({ janelas }: Recorte) =>
  sql`unnest(${janelas.map(({ inicio }) => inicio)}::timestamptz[], ${janelas.map(({ fim }) => fim)}::timestamptz[]) w (inicio, fim)`;

const entre = (textos: string[]) => sql.join(textos.map((texto) => sql`${texto}::timestamptz`));
/** SQL: the first instant of all spans, and the instant after the last one. */
export const desdeOPrimeiro = ({ janelas }: Recorte) => sql`least(${entre(janelas.map(({ inicio }) => inicio))})`;
export const ateOUltimo = ({ janelas }: Recorte) => sql`greatest(${entre(janelas.map(({ fim }) => fim))})`;

/**
 * SQL condition: an instant lies between the first and the last instant of the spans. The spans say the same. The
 * planner knows constants only: without them it expects a ninth of the table and reads all of its neighbours.
 */
export const noAlcance = (coluna: string, recorte: Recorte) =>
  sql`${sql.ref(coluna)} >= ${desdeOPrimeiro(recorte)} and ${sql.ref(coluna)} < ${ateOUltimo(recorte)}`;

/** SQL condition: the row `alias` with a shop, a courier and a bairro is of the subject. */
export const doSujeito = (alias: string, { loja, entregador, bairro_id }: Sujeito): RawBuilder<boolean> => {
  const bairro = bairro_id === null ? sql`true` : sql`${sql.ref(`${alias}.bairro_id`)} = ${bairro_id}::int`;
  return sql<boolean>`(${daLoja(`${alias}.comercio_id`, loja)}
    and ${doEntregador(`${alias}.entregador_id`, entregador)} and ${bairro})`;
};

/** SQL: the hour of an instant. Full hours of America/Sao_Paulo are full hours of UTC. */
export const horaDe = (coluna: string) => sql<string>`date_trunc('hour', ${sql.ref(coluna)}, 'UTC')`;

/** The columns of all facts: the hour, the dimension with its key, the measure, the value and its count. */
export interface Fato {
  hora: string;
  dimensao: Dimensao;
  chave: number;
  medida: string;
  valor: number;
  quantas: number;
}
