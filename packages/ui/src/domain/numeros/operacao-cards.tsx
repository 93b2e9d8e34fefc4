import { AMOSTRA_DOS_NUMEROS } from '@corre/contract/numeros/constantes.ts';
import type { Operacao } from '@corre/contract/numeros/contrato.ts';
import { DEFINICOES } from '@corre/contract/numeros/definicoes.ts';
import { formatInteger } from '../../kit/format/money.ts';
import { BarPlot } from '../../kit/plot/bar-plot.tsx';
import { PlotCard } from '../../kit/plot/plot-card.tsx';
import { type Asked, POUCOS, stateOf } from './asked.ts';
import { cadaDia } from './dias.ts';
import { MapaDaSemana, mapaDe } from './mapa-da-semana.tsx';
import { comparacao, nomeDoDia, tituloDoPico, tituloDosFins } from './titles.ts';

export type Props = { asked: Asked<Operacao>; file: string; className?: string };

const SEM_PRAZO = { mediana_segundos: null, p90_segundos: null, amostra: 0, prometido_segundos: 0, no_prazo: 0 };

export const EMPTY: Operacao = {
  de: '',
  ate: '',
  totais: { finalizadas: 0, canceladas: 0, com_problema: 0 },
  totais_antes: { finalizadas: 0, canceladas: 0, com_problema: 0 },
  dias: [],
  horas: [],
  esperas: [],
  esperas_antes: [],
  esperas_por_dia: [],
  esperas_por_hora: [],
  aceite_por_hora: [],
  bairros: [],
  esperas_por_bairro: [],
  prazo: SEM_PRAZO,
  prazo_antes: SEM_PRAZO,
};

const entregasPorHora = ({ horas }: Pick<Operacao, 'horas'>) =>
  mapaDe(horas.map(({ finalizadas, ...hora }) => ({ ...hora, quantas: finalizadas })));

/** Finished deliveries per weekday and hour. */
export const MapaDasHoras = ({ data }: { data: Operacao }) => (
  <MapaDaSemana caption={tituloDoPico(data)} legend="entregas na hora" {...entregasPorHora(data)} />
);

/** When most deliveries end: the weekday and hour. */
export function PicoCard({ asked, file, className }: Props) {
  const data = asked.data ?? EMPTY;
  return (
    <PlotCard
      title={tituloDoPico(data)}
      about={tituloDoPico(EMPTY)}
      found={`${comparacao(data)}.`}
      nota={DEFINICOES.entregas}
      table={entregasPorHora(data).table}
      file={`${file}-horas`}
      state={stateOf(asked, data.totais.finalizadas > 0)}
      few="Nenhuma entrega terminou neste período"
      onRetry={asked.retry}
      height={200}
      phoneHeight={224}
      isTable
      className={className}
    >
      <MapaDasHoras data={data} />
    </PlotCard>
  );
}

/** How the requests of each day ended, and how many had a problem. */
export function FinsCard({ asked, file, className }: Props) {
  const data = asked.data ?? EMPTY;
  const dias = cadaDia(data, data.dias, EMPTY.totais);
  const pior = dias.findIndex(({ com_problema }) => com_problema === Math.max(1, ...dias.map((d) => d.com_problema)));
  return (
    <PlotCard
      title={tituloDosFins(data)}
      about={tituloDosFins(EMPTY)}
      nota={DEFINICOES.com_problema}
      legend={[
        { label: 'finalizadas', mark: 'soft' },
        { label: 'canceladas', mark: 'dots' },
        { label: 'com problema', mark: 'hatch' },
      ]}
      table={{
        columns: ['Dia', 'Finalizadas', 'Canceladas', 'Com problema'],
        rows: dias.map((d) => [nomeDoDia(d.dia, dias.length), d.finalizadas, d.canceladas, d.com_problema]),
      }}
      file={`${file}-fins`}
      state={stateOf(asked, data.totais.finalizadas + data.totais.canceladas >= AMOSTRA_DOS_NUMEROS)}
      few={POUCOS}
      onRetry={asked.retry}
      height={150}
      className={className}
    >
      <BarPlot
        label={tituloDosFins(data)}
        labels={dias.map(({ dia }) => nomeDoDia(dia, dias.length))}
        peak={pior < 0 ? undefined : pior}
        height={150}
        format={formatInteger}
        stacks={[
          { label: 'finalizadas', fill: 'soft', values: dias.map((d) => d.finalizadas) },
          { label: 'canceladas', fill: 'dots', values: dias.map((d) => d.canceladas) },
        ]}
        beside={{ label: 'com problema', fill: 'hatch', values: dias.map((d) => d.com_problema) }}
        above={(index) => (dias.length <= 14 ? String(dias[index]?.finalizadas ?? '') : '')}
      />
    </PlotCard>
  );
}
