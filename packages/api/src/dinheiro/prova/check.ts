/** Something in the database does not follow from what it is made of; the message is Portuguese and names what, whose and both sides. */
export class NaoConfere extends Error {}

/** Rows of a statement, a thousand at a time: the number of rows costs no memory. */
export type Read = <Row>(sql: string, values?: readonly unknown[]) => AsyncIterable<Row>;

/** What is checked: everything, or one week by its Monday; whether a link that somebody wrote down is still there. */
export interface Pedido {
  semana: string | null;
  elo: { id: number; hash: string } | null;
  /** Opens what is sealed. */
  abrir: (cifrado: string) => string;
}

/** One thing that is recomputed. `conferir` gives what it went through, in words; throws `NaoConfere` at the first difference. */
export interface Check {
  nome: string;
  conferir(read: Read, pedido: Pedido): Promise<string>;
}

const FORMATO = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Cents out of the database (`bigint` as text), as a person reads them. */
export const emPalavras = (centavos: number): string => FORMATO.format(centavos / 100).replace(/\u00a0/g, ' ');

/** '1 entrega', '2 entregas' */
export const contar = (quantos: number, um: string, varios: string): string =>
  `${quantos.toLocaleString('pt-BR')} ${quantos === 1 ? um : varios}`;

/** Whose and of which week a difference is. */
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

/** Refuses two sides that are not the same: `[name of the side, what it says]` each. */
export function iguais(
  onde: Onde,
  um: readonly [string, string | number],
  outro: readonly [string, string | number],
): void {
  if (um[1] === outro[1]) return;
  throw new NaoConfere(`${ondeEmPalavras(onde)}: ${um[0]} ${um[1]}, ${outro[0]} ${outro[1]}`);
}

/** As `iguais`, of amounts in cents. */
export const mesmoValor = (onde: Onde, um: readonly [string, number], outro: readonly [string, number]): void =>
  iguais(onde, [um[0], emPalavras(um[1])], [outro[0], emPalavras(outro[1])]);
