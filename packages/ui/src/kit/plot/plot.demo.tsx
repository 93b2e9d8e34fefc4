import type { Demo } from '../demo.ts';
import { BarPlot } from './bar-plot.tsx';
import { HeatTable } from './heat-table.tsx';
import { LinePlot } from './line-plot.tsx';
import { PlotCard } from './plot-card.tsx';

const DIAS = ['Seg', 'Ter', 'Qua', 'Qui', 'Sex', 'Sáb', 'Dom'];
const HORAS = ['10', '11', '12', '13', '18', '19', '20', '21'];
const MEDIANA = [1, 1, 2, 2, 4, 3, 2];
const P90 = [3, 3, 4, 5, 11, 8, 6];
const ONLINE = [3, 5, 7, 7, 7, 9, 9, 9];
const PEDIA = [2, 5, 8, 6, 7, 12, 13, 11];

const none = () => undefined;
const card = {
  file: 'demo',
  about: 'Números da demonstração',
  few: 'Poucos dados',
  onRetry: none,
  className: 'max-w-[520px]',
};

export default [
  {
    title: 'PlotCard with LinePlot',
    render: () => (
      <PlotCard
        {...card}
        title="Sexta espera-se 4 min até o aceite"
        nota="Minutos de espera por dia"
        legend={[
          { label: 'p50: metade espera até', mark: 'line' },
          { label: 'p90: 9 em cada 10 esperam até', mark: 'dashed' },
          { label: 'meta 2 min', mark: 'target' },
          { label: 'abaixo da meta', mark: 'low' },
        ]}
        table={{
          columns: ['Dia', 'p50', 'p90'],
          rows: DIAS.map((dia, n) => [dia, MEDIANA[n] ?? null, P90[n] ?? null]),
        }}
        state="ready"
        height={150}
      >
        <LinePlot
          label="Minutos de espera por dia"
          labels={DIAS}
          peak={4}
          height={150}
          unit="min"
          format={String}
          target={2}
          lines={[
            { label: 'p90', dashed: true, values: P90 },
            { label: 'p50', values: MEDIANA },
          ]}
        />
      </PlotCard>
    ),
  },
  {
    title: 'PlotCard with BarPlot',
    render: () => (
      <PlotCard
        {...card}
        title="Das 19 às 22 h faltam até 4 entregadores"
        nota="Entregadores por hora"
        legend={[
          { label: 'online', mark: 'soft' },
          { label: 'necessários', mark: 'steps' },
          { label: 'faltam', mark: 'hatch' },
        ]}
        table={{ columns: ['Hora', 'Online'], rows: HORAS.map((hora, n) => [hora, ONLINE[n] ?? null]) }}
        state="ready"
        height={170}
      >
        <BarPlot
          label="Entregadores por hora"
          labels={HORAS}
          height={170}
          format={String}
          stacks={[{ label: 'online', fill: 'soft', values: ONLINE }]}
          needed={PEDIA}
        />
      </PlotCard>
    ),
  },
  {
    title: 'PlotCard with HeatTable',
    render: () => (
      <PlotCard
        {...card}
        title="Sexta às 20 h é o pico"
        nota="Entregas por dia e hora"
        table={{ columns: ['Dia', ...HORAS], rows: DIAS.map((dia, row) => [dia, ...HORAS.map((_, n) => row * n)]) }}
        state="ready"
        height={210}
      >
        <HeatTable
          caption="Entregas por dia e hora"
          legend="entregas por hora"
          rows={DIAS}
          columns={HORAS}
          value={(row, n) => row * n}
        />
      </PlotCard>
    ),
  },
  {
    title: 'PlotCard, its other states',
    render: () => (
      <div className="grid gap-3">
        {(['loading', 'error', 'few', 'old'] as const).map((state) => (
          <PlotCard
            key={state}
            {...card}
            title={`Ofertas aceitas: ${state}`}
            about={`Ofertas aceitas: ${state}`}
            nota="De cada 100 ofertas, por dia"
            table={{ columns: [], rows: [] }}
            state={state}
            height={120}
          >
            {null}
          </PlotCard>
        ))}
      </div>
    ),
  },
] satisfies Demo[];
