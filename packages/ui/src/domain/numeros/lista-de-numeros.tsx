import type { EntregadoresDoPeriodo, OfertasDoPeriodo, Operacao } from '@corre/contract/numeros/contrato.ts';
import type { DinheiroDoPeriodo } from '@corre/contract/numeros/dinheiro-contrato.ts';
import { formatInteger, formatMoney, formatOneDecimal } from '../../kit/format/money.ts';
import { formatDuration } from '../format/dates.ts';
import { NOMES_DOS_TRECHOS } from './esperas-cards.tsx';

export type Linha = readonly [nome: string, valor: string];

/** Figures without a picture, one a line. */
export function ListaDeNumeros({ title, linhas }: { title: string; linhas: readonly Linha[] }) {
  return (
    <section className="min-w-0">
      <h2 className="text-[14px] leading-6 font-bold text-ink">{title}</h2>
      <dl className="text-[14px] leading-6">
        {linhas.map(([nome, valor]) => (
          <div key={nome} className="flex justify-between gap-x-4">
            <dt className="text-ink-2">{nome}</dt>
            <dd className="shrink-0 text-right font-semibold text-ink tabular-nums">{valor}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const ou = (valor: number | null | undefined, format: (numero: number) => string) =>
  valor == null ? '—' : format(valor);

const minutosDe = (segundos: number) => formatDuration(segundos * 1000);

/** Returns how busy couriers were and what an hour brought them. */
export function daEquipe(
  { entregas_por_hora: entregas, utilizacao }: EntregadoresDoPeriodo,
  dinheiro: DinheiroDoPeriodo | undefined,
): Linha[] {
  const reais = dinheiro?.reais_por_hora;
  return [
    ['Tempo online com entrega', ou(utilizacao, (parte) => `${Math.round(parte * 100)}%`)],
    ['Entregas por hora, no meio', ou(entregas.mediana, formatOneDecimal)],
    ['Entregas por hora, 1 em cada 10 até', ou(entregas.p10, formatOneDecimal)],
    ...(reais
      ? ([
          ['R$ por hora, no meio', ou(reais.mediana, formatMoney)],
          ['R$ por hora, 1 em cada 10 até', ou(reais.p10, formatMoney)],
          ['R$ por hora, 1 em cada 10 a partir de', ou(reais.p90, formatMoney)],
        ] as const)
      : []),
  ];
}

/** Returns how long deliveries took, and how many were in time. */
export function doPrazo({ prazo, esperas }: Operacao): Linha[] {
  return [
    [
      `No prazo de ${minutosDe(prazo.prometido_segundos)}`,
      `${formatInteger(prazo.no_prazo)} de ${formatInteger(prazo.amostra)}`,
    ],
    ['Do pedido ao fim, metade até', ou(prazo.mediana_segundos, minutosDe)],
    ['Do pedido ao fim, 9 em cada 10 até', ou(prazo.p90_segundos, minutosDe)],
    ...esperas.map(
      ({ trecho, mediana_segundos, p90_segundos }): Linha => [
        `${NOMES_DOS_TRECHOS[trecho]}, p50 e p90`,
        `${ou(mediana_segundos, minutosDe)} · ${ou(p90_segundos, minutosDe)}`,
      ],
    ),
  ];
}

/** Returns what became of the offers. */
export const dasOfertas = ({ totais }: OfertasDoPeriodo): Linha[] => [
  ['Enviadas', formatInteger(totais.enviadas)],
  ['Mostradas', formatInteger(totais.mostradas)],
  ['Aceitas', formatInteger(totais.aceitas)],
  ['Recusadas', formatInteger(totais.recusadas)],
  ['Vencidas', formatInteger(totais.expiradas)],
  ['Não entregues', formatInteger(totais.nao_entregues)],
];
