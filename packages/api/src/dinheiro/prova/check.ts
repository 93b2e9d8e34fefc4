/**
 * Thrown if data in the database does not match its sources. The message is Portuguese and names the place and both
 * values.
 */
export class NaoConfere extends Error {}

/** Reads the rows of a statement in batches of 1,000, so that memory stays constant. */
export type Read = <Row>(sql: string, values?: readonly unknown[]) => AsyncIterable<Row>;

/** A request for a check: everything, or one week by its Monday. `elo` is a noted link of the chain to look for. */
export interface Pedido {
  semana: string | null;
  elo: { id: number; hash: string } | null;
  /** Decrypts a sealed text. */
  abrir: (cifrado: string) => string;
}

/**
 * One check that recomputes values. `conferir` returns a summary in words. It throws `NaoConfere` at the first
 * difference.
 */
export interface Check {
  nome: string;
  conferir(read: Read, pedido: Pedido): Promise<string>;
}

const FORMATO = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Formats cents as reais. */
export const emPalavras = (centavos: number): string => FORMATO.format(centavos / 100).replace(/\u00a0/g, ' ');

/** Returns a count with its noun: '1 entrega', '2 entregas'. */
export const contar = (quantos: number, um: string, varios: string): string =>
  `${quantos.toLocaleString('pt-BR')} ${quantos === 1 ? um : varios}`;

/** The week and the accounts of a difference. */
export interface Onde {
  semana?: string | null;
  entregador_id?: number | null;
  comercio_id?: number | null;
}

const ondeEmPalavras = ({ semana, entregador_id, comercio_id }: Onde): string =>
  [
    ...(semana ? [`semana ${semana}`] : []),
    ...(entregador_id ? [`entregador #${entregador_id}`] : []),
    ...(comercio_id ? [`comércio #${comercio_id}`] : []),
  ].join(', ');

/** Throws `NaoConfere` if the two sides differ. Each side is `[name of the side, value]`. */
export function iguais(
  onde: Onde,
  um: readonly [string, string | number],
  outro: readonly [string, string | number],
): void {
  if (um[1] === outro[1]) return;
  throw new NaoConfere(`${ondeEmPalavras(onde)}: ${um[0]} ${um[1]}, ${outro[0]} ${outro[1]}`);
}

/** Same as `iguais`, for amounts in cents. */
export const mesmoValor = (onde: Onde, um: readonly [string, number], outro: readonly [string, number]): void =>
  iguais(onde, [um[0], emPalavras(um[1])], [outro[0], emPalavras(outro[1])]);
