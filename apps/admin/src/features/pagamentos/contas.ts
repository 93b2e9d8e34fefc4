import { sumReais, toCents } from '@corre/contract/cents.ts';
import type { LinhaDoFechamento } from '@corre/contract/fechamento/contrato.ts';
import { formatMoney } from '@corre/ui/kit/format/money.ts';

/** The filter of the week's couriers. */
export type Filter = 'todos' | 'falta' | 'pagos' | 'contestados';
export const FILTERS: readonly Filter[] = ['todos', 'falta', 'pagos', 'contestados'];

type Row = Pick<LinhaDoFechamento, 'estado' | 'liquido' | 'pago_em' | 'contestacao' | 'entregador_id'> & NoBanco;
/** The previous release does not send the file. */
type NoBanco = Partial<Pick<LinhaDoFechamento, 'no_banco'>>;

const paga = ({ estado }: Pick<Row, 'estado'>) => estado === 'paga';

/** True while the bank may still make the payment of a file. Until its answer nobody pays it in another way. */
export const esperaOBanco = ({ no_banco }: NoBanco): boolean => no_banco != null && no_banco.recusa === null;

/**
 * True if somebody still has to pay the payout. A payout of zero or less does not count, nor one that lies at the bank.
 */
export const falta = (row: Pick<Row, 'estado' | 'liquido'> & NoBanco) =>
  (row.estado === 'a_pagar' || row.estado === 'contestada') && row.liquido > 0 && !esperaOBanco(row);

/** Returns 'No arquivo nº 1', or why the bank refused it, or null. */
export function fraseDoBanco({ no_banco }: NoBanco): string | null {
  if (no_banco == null) return null;
  if (no_banco.recusa === null) return `No arquivo nº ${no_banco.nsa}, à espera do banco`;
  return `O banco recusou (arquivo nº ${no_banco.nsa}): ${no_banco.recusa}`;
}

/** True if the server has frozen the amount: after a shown PIX code, a bank file or an earlier mark. */
export const valorSaiu = ({ preparado_em }: Pick<LinhaDoFechamento, 'preparado_em'>): boolean => preparado_em !== null;

const contestada = ({ contestacao }: Pick<Row, 'contestacao'>) => contestacao !== null;

const passa: Record<Filter, (row: Row) => boolean> = {
  todos: () => true,
  falta,
  pagos: paga,
  contestados: contestada,
};

/** Returns the payouts that match the filter. */
export const applyFilter = <L extends Row>(rows: readonly L[], filter: Filter): L[] => rows.filter(passa[filter]);

/** Returns the counts of the filters. */
export const countOf = (rows: readonly Row[]) => ({
  faltam: rows.filter(falta).length,
  contestados: rows.filter(contestada).length,
});

const group = (row: Row): number => {
  if (falta(row)) return contestada(row) ? 0 : 1;
  if (row.estado === 'aberta') return 1;
  return paga(row) ? 2 : 3;
};

/** Returns the payouts in the order of the work: objections, then the largest amounts, then the paid ones by time. */
export function inOrder<L extends Row>(rows: readonly L[]): L[] {
  return rows.toSorted(
    (a, b) => group(a) - group(b) || (a.pago_em ?? '').localeCompare(b.pago_em ?? '') || toCents(b.liquido - a.liquido),
  );
}

/** Returns the next payout to pay. It skips objections, because they wait for an answer. */
export function next<L extends Row>(ordem: readonly L[], entregador_id: number): L | undefined {
  const aqui = ordem.findIndex((row) => row.entregador_id === entregador_id);
  const daqui = [...ordem.slice(aqui + 1), ...ordem.slice(0, Math.max(0, aqui))];
  return daqui.find((row) => falta(row) && !contestada(row));
}

/** Returns the progress of the week's payments: counts, and amounts in reais. */
export function progress(rows: readonly Row[]) {
  const pagas = rows.filter(paga);
  const all = rows.filter((row) => paga(row) || row.liquido > 0);
  const sum = (which: readonly Row[]) => sumReais(which, ({ liquido }) => liquido);
  return { pagos: pagas.length, total: all.length, valor_pago: sum(pagas), valor_total: sum(all) };
}

/** Returns '+ R$ 10,00' or '− R$ 4,00'. */
export const comSinal = (valor: number): string => `${valor < 0 ? '−' : '+'} ${formatMoney(Math.abs(valor))}`;

/** Returns the calculation: 'R$ 300,00 − R$ 30,00 + R$ 10,00 = R$ 280,00'. */
export function porExtenso({
  bruto,
  taxa,
  ajustes,
  liquido,
}: Pick<LinhaDoFechamento, 'bruto' | 'taxa' | 'ajustes' | 'liquido'>): string {
  const comAjustes = ajustes === 0 ? '' : ` ${comSinal(ajustes)}`;
  return `${formatMoney(bruto)} − ${formatMoney(taxa)}${comAjustes} = ${formatMoney(liquido)}`;
}

/** The labels of the kinds of adjustment. */
export const NOME_DO_AJUSTE = { bonus: 'Bônus', dano: 'Dano', adiantamento: 'Adiantamento' } as const;
