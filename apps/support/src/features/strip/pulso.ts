import type { NumerosDeAgora } from '@corre/contract/numeros/agora-contrato.ts';
import { formatDuration } from '@corre/ui/domain/format/dates.ts';
import { countOf, formatInteger } from '@corre/ui/kit/format/money.ts';

type Ponto = NumerosDeAgora['agora'];
type Nome = 'esperando' | 'mais_antigo_segundos' | 'livres' | 'ocupados' | 'ritmo';

const SERIES: readonly { nome: Nome; palavras: (valor: number) => string }[] = [
  { nome: 'esperando', palavras: (n) => countOf(n, 'pedido esperando', 'pedidos esperando') },
  { nome: 'mais_antigo_segundos', palavras: (n) => `o mais antigo há ${formatDuration(n * 1000)}` },
  { nome: 'livres', palavras: (n) => countOf(n, 'entregador livre', 'entregadores livres') },
  { nome: 'ocupados', palavras: (n) => countOf(n, 'entregador ocupado', 'entregadores ocupados') },
  { nome: 'ritmo', palavras: (n) => countOf(n, 'aceite na última hora', 'aceites na última hora') },
];

/** Returns the values of a series, oldest first. A missing wait is 0. */
export const serieDe = (pontos: readonly Ponto[], nome: Nome): number[] => pontos.map((ponto) => ponto[nome] ?? 0);

/** Returns the five series as a text for screen readers: each value, and the lowest and highest of the last hour. */
export function pulsoEmTexto({ agora, pontos }: Pick<NumerosDeAgora, 'agora' | 'pontos'>): string {
  const partes = SERIES.map(({ nome, palavras }) => {
    const valores = serieDe(pontos, nome);
    const format = nome === 'mais_antigo_segundos' ? (n: number) => formatDuration(n * 1000) : formatInteger;
    return `${palavras(agora[nome] ?? 0)}, na última hora de ${format(Math.min(...valores))} a ${format(Math.max(...valores))}`;
  });
  return `${partes.join('; ')}.`;
}
