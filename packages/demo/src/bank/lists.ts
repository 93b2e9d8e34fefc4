import { type Kind, violated } from './problem.ts';

interface Span {
  inicio: string;
  fim: string;
  cpf?: string | undefined;
  cnpj?: string | undefined;
}

const DAY_MS = 86_400_000;

/**
 * Returns whether an instant lies in the span, both ends included. Throws `Problem` if the span ends before its start,
 * is longer than the bank allows, or if two kinds of person are asked for.
 */
export function spanOf({ inicio, fim, cpf, cnpj }: Span, kind: Kind, spanDays: number): (instant: string) => boolean {
  const [from, to] = [Date.parse(inicio), Date.parse(fim)];
  if (to < from) throw violated(kind, 'fim', 'O fim é anterior ao início.', fim);
  if (to - from > spanDays * DAY_MS) throw violated(kind, 'fim', `A consulta abrange no máximo ${spanDays} dias.`, fim);
  if (cpf !== undefined && cnpj !== undefined) throw violated(kind, 'cpf', 'CPF e CNPJ não podem vir juntos.', cpf);
  return (instant) => Date.parse(instant) >= from && Date.parse(instant) <= to;
}

interface Pages {
  'paginacao.paginaAtual': number;
  'paginacao.itensPorPagina': number;
}

/** Returns one page of a list, and the parameters as the bank repeats them in its answer. */
export function pageOf<T>(all: readonly T[], asked: Pages) {
  const { 'paginacao.paginaAtual': paginaAtual, 'paginacao.itensPorPagina': itensPorPagina, ...parametros } = asked;
  return {
    items: all.slice(paginaAtual * itensPorPagina, (paginaAtual + 1) * itensPorPagina),
    parametros: {
      ...parametros,
      paginacao: {
        paginaAtual,
        itensPorPagina,
        quantidadeDePaginas: Math.max(1, Math.ceil(all.length / itensPorPagina)),
        quantidadeTotalDeItens: all.length,
      },
    },
  };
}
