import { sumReais, toCents } from '@corre/contract/cents.ts';
import type { LinhaDoFechamento } from '@corre/contract/fechamento/contrato.ts';
import { formatMoney } from '@corre/ui/kit/format/money.ts';

/** The filter of the week's couriers. */
export type Filtro = 'todos' | 'falta' | 'pagos' | 'contestados';
export const FILTROS: readonly Filtro[] = ['todos', 'falta', 'pagos', 'contestados'];

type Linha = Pick<LinhaDoFechamento, 'estado' | 'liquido' | 'pago_em' | 'contestacao' | 'entregador_id'>;

const paga = ({ estado }: Pick<Linha, 'estado'>) => estado === 'paga';

/** True if the payout is still to be paid. A payout of zero or less does not count. */
export const falta = ({ estado, liquido }: Pick<Linha, 'estado' | 'liquido'>) =>
  (estado === 'a_pagar' || estado === 'contestada') && liquido > 0;

/** True if the server has frozen the amount: after a shown PIX code, a bank file or an earlier mark. */
export const valorSaiu = ({ preparado_em }: Pick<LinhaDoFechamento, 'preparado_em'>): boolean => preparado_em !== null;

const contestada = ({ contestacao }: Pick<Linha, 'contestacao'>) => contestacao !== null;

const passa: Record<Filtro, (linha: Linha) => boolean> = {
  todos: () => true,
  falta,
  pagos: paga,
  contestados: contestada,
};

/** Returns the payouts that match the filter. */
export const filtrar = <L extends Linha>(linhas: readonly L[], filtro: Filtro): L[] => linhas.filter(passa[filtro]);

/** Returns the counts of the filters. */
export const contar = (linhas: readonly Linha[]) => ({
  faltam: linhas.filter(falta).length,
  contestados: linhas.filter(contestada).length,
});

const grupo = (linha: Linha): number => {
  if (falta(linha)) return contestada(linha) ? 0 : 1;
  if (linha.estado === 'aberta') return 1;
  return paga(linha) ? 2 : 3;
};

/** Returns the payouts in the order of the work: objections, then the largest amounts, then the paid ones by time. */
export function emOrdem<L extends Linha>(linhas: readonly L[]): L[] {
  return linhas.toSorted(
    (a, b) => grupo(a) - grupo(b) || (a.pago_em ?? '').localeCompare(b.pago_em ?? '') || toCents(b.liquido - a.liquido),
  );
}

/** Returns the next payout to pay. It skips objections, because they wait for an answer. */
export function proxima<L extends Linha>(ordem: readonly L[], entregador_id: number): L | undefined {
  const aqui = ordem.findIndex((linha) => linha.entregador_id === entregador_id);
  const daqui = [...ordem.slice(aqui + 1), ...ordem.slice(0, Math.max(0, aqui))];
  return daqui.find((linha) => falta(linha) && !contestada(linha));
}

/** Returns the progress of the week's payments: counts, and amounts in reais. */
export function progresso(linhas: readonly Linha[]) {
  const pagas = linhas.filter(paga);
  const todas = linhas.filter((linha) => paga(linha) || linha.liquido > 0);
  const soma = (quais: readonly Linha[]) => sumReais(quais, ({ liquido }) => liquido);
  return { pagos: pagas.length, total: todas.length, valor_pago: soma(pagas), valor_total: soma(todas) };
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
