import { DEFINICOES } from '@corre/contract/numeros/definicoes.ts';
import type { DinheiroDoPeriodo } from '@corre/contract/numeros/dinheiro-contrato.ts';
import { formatInteger, formatMoney, formatMoneyWhole } from '../../kit/format/money.ts';
import { BarPlot } from '../../kit/plot/bar-plot.tsx';
import { PlotCard } from '../../kit/plot/plot-card.tsx';
import { RangePlot } from '../../kit/plot/range-plot.tsx';
import { type Asked, POUCOS, stateOf } from './asked.ts';
import { nomeDoDia, tituloDaEquipe, tituloDosGanhos } from './titles.ts';

/** The couriers' net of each week. The last week is dark. */
export function GanhosCard({
  asked,
  file,
  className,
}: {
  asked: Asked<DinheiroDoPeriodo>;
  file: string;
  className?: string;
}) {
  const semanas = asked.data?.semanas ?? [];
  const titulo = tituloDosGanhos({ semanas });
  const ultima = semanas.length - 1;
  const liquidos = semanas.map(({ liquido }) => Math.max(0, liquido));
  return (
    <PlotCard
      title={titulo}
      about={tituloDosGanhos({ semanas: [] })}
      nota={`Líquido em R$, pela segunda-feira. ${DEFINICOES.dinheiro}`}
      table={{
        columns: ['Semana', 'Entregas', 'Valor', 'Taxa', 'Ajustes', 'Líquido', 'Pago', 'Faturado', 'Recebido'],
        rows: semanas.map((s) => [
          nomeDoDia(s.semana_inicio, 8),
          s.entregas,
          ...[s.valor, s.taxa, s.ajustes, s.liquido, s.pago, s.faturado, s.recebido].map(formatMoney),
        ]),
      }}
      file={`${file}-dinheiro`}
      state={stateOf(
        asked,
        semanas.some(({ entregas }) => entregas > 0),
      )}
      few="Nenhuma entrega nestas semanas"
      onRetry={asked.retry}
      height={160}
      className={className}
    >
      <BarPlot
        label={titulo}
        labels={semanas.map(({ semana_inicio }) => nomeDoDia(semana_inicio, 8))}
        peak={ultima}
        height={160}
        format={formatInteger}
        stacks={[
          { label: 'semanas antes', fill: 'soft', values: liquidos.map((valor, n) => (n === ultima ? 0 : valor)) },
          { label: 'esta semana', fill: 'strong', values: liquidos.map((valor, n) => (n === ultima ? valor : 0)) },
        ]}
        above={(index) => (semanas.length <= 12 ? formatInteger(Math.round(liquidos[index] ?? 0)) : '')}
      />
    </PlotCard>
  );
}

const NINGUEM = { p10: null, mediana: null, p90: null, amostra: 0 };
const SEM_TITULO = tituloDaEquipe({ reais_por_hora: NINGUEM, reais_por_hora_antes: NINGUEM });

/** What an hour online brings to couriers, as a distribution, beside that of the span before. No names. */
export function ReaisPorHoraCard({
  asked,
  file,
  className,
}: {
  asked: Asked<DinheiroDoPeriodo>;
  file: string;
  className?: string;
}) {
  const { data } = asked;
  const titulo = data ? tituloDaEquipe(data) : SEM_TITULO;
  const faixas = data
    ? [
        { label: `antes (${data.reais_por_hora_antes.amostra})`, ...data.reais_por_hora_antes },
        { label: `agora (${data.reais_por_hora.amostra})`, ...data.reais_por_hora },
      ]
    : [];
  return (
    <PlotCard
      title={titulo}
      about={SEM_TITULO}
      nota={DEFINICOES.reais_por_hora}
      table={{
        columns: ['R$ por hora', '1 em cada 10 até', 'No meio', '1 em cada 10 a partir de'],
        rows: faixas.map(({ label, p10, mediana, p90 }) => [
          label,
          ...[p10, mediana, p90].map((valor) => (valor === null ? null : formatMoney(valor))),
        ]),
      }}
      file={`${file}-reais-por-hora`}
      state={stateOf(asked, data?.reais_por_hora.mediana != null)}
      few={POUCOS}
      onRetry={asked.retry}
      height={190}
      className={className}
    >
      <RangePlot
        label={titulo}
        ranges={faixas.map(({ label, p10, mediana, p90 }) => ({ label, low: p10, middle: mediana, high: p90 }))}
        height={190}
        format={formatMoneyWhole}
      />
    </PlotCard>
  );
}
