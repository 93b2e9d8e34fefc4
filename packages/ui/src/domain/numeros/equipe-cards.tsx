import { META_DE_ACEITACAO } from '@corre/contract/numeros/constantes.ts';
import type { EntregadoresDoPeriodo, OfertasDoPeriodo } from '@corre/contract/numeros/contrato.ts';
import { DEFINICOES } from '@corre/contract/numeros/definicoes.ts';
import { formatInteger, formatOneDecimal } from '../../kit/format/money.ts';
import { BarPlot } from '../../kit/plot/bar-plot.tsx';
import { LinePlot } from '../../kit/plot/line-plot.tsx';
import { PlotCard } from '../../kit/plot/plot-card.tsx';
import { type Asked, POUCOS, stateOf } from './asked.ts';
import { cadaDia } from './dias.ts';
import { aceitacao, diaDaFalta, nomeDoDia, tituloDaAceitacao, tituloDaFalta } from './titles.ts';

const porcento = (parte: number) => `${formatInteger(parte)}%`;

const NENHUMA: EntregadoresDoPeriodo['horas'] = [];

/** Couriers online and needed in each hour of the day on which most were missing, or of the last day. */
export function FaltaCard({
  asked,
  file,
  deTodos,
  className,
}: {
  asked: Asked<EntregadoresDoPeriodo>;
  file: string;
  /** true if a filter is chosen, which these hours do not follow */
  deTodos: boolean;
  className?: string;
}) {
  const todas = asked.data?.horas ?? NENHUMA;
  const dia = diaDaFalta(todas)?.dia ?? todas.findLast(({ online }) => online > 0)?.dia ?? todas.at(-1)?.dia ?? '';
  const doDia = todas.filter((hora) => hora.dia === dia);
  const usadas = doDia
    .filter(({ online, necessarios }) => online > 0 || (necessarios ?? 0) > 0)
    .map(({ hora }) => hora);
  const horas = doDia.filter(({ hora }) => hora >= Math.min(...usadas) && hora <= Math.max(...usadas));
  const titulo = tituloDaFalta({ horas: todas });
  const espera = asked.data && Math.round(asked.data.espera_desejada_segundos / 60);
  const quando = `${dia && nomeDoDia(dia, 8)}${deTodos ? ', a empresa toda' : ''}`;
  return (
    <PlotCard
      title={titulo}
      about={tituloDaFalta({ horas: NENHUMA })}
      found={`${quando}. Espera até ${espera} min.`}
      nota={DEFINICOES.necessarios}
      legend={[
        { label: 'online', mark: 'soft' },
        { label: 'necessários', mark: 'steps' },
        { label: 'faltam', mark: 'hatch' },
      ]}
      table={{
        columns: ['Hora', 'Online', 'Ocupados', 'Necessários'],
        rows: todas
          .filter(({ online, necessarios }) => online > 0 || (necessarios ?? 0) > 0)
          .map((h) => [
            `${nomeDoDia(h.dia, 8)} ${h.hora} h`,
            formatOneDecimal(h.online),
            formatOneDecimal(h.ocupados),
            h.necessarios,
          ]),
      }}
      file={`${file}-entregadores`}
      state={stateOf(asked, horas.length > 0)}
      few="Nenhuma hora com entregadores neste período"
      onRetry={asked.retry}
      height={156}
      className={className}
    >
      <BarPlot
        label={titulo}
        labels={horas.map(({ hora }) => String(hora))}
        height={156}
        format={formatInteger}
        stacks={[{ label: 'online', fill: 'soft', values: horas.map(({ online }) => online) }]}
        needed={horas.map(({ necessarios }) => necessarios)}
      />
    </PlotCard>
  );
}

const NENHUMA_OFERTA = { enviadas: 0, mostradas: 0, aceitas: 0, recusadas: 0, expiradas: 0, nao_entregues: 0 };
const SEM_OFERTAS = { de: '', ate: '', dias: [], totais: NENHUMA_OFERTA };

/** The share of accepted offers of each day, beside the wanted share. */
export function AceitacaoCard({
  asked,
  file,
  className,
}: {
  asked: Asked<OfertasDoPeriodo>;
  file: string;
  className?: string;
}) {
  const data = asked.data ?? SEM_OFERTAS;
  const dias = cadaDia(data, data.dias, NENHUMA_OFERTA);
  const titulo = tituloDaAceitacao(data);
  const partes = dias.map(aceitacao);
  const menor = Math.min(...partes.map((parte) => parte ?? 100));
  return (
    <PlotCard
      title={titulo}
      about={tituloDaAceitacao(SEM_OFERTAS)}
      nota={`De cada 100 ofertas respondidas ou vencidas. ${DEFINICOES.ofertas}`}
      legend={[
        { label: `meta ${porcento(META_DE_ACEITACAO)}`, mark: 'target' },
        { label: 'abaixo da meta', mark: 'low' },
      ]}
      table={{
        columns: ['Dia', 'Aceitas', 'Recusadas', 'Vencidas', 'Não entregues', 'Aceitação %'],
        rows: dias.map((d, n) => [
          nomeDoDia(d.dia, dias.length),
          d.aceitas,
          d.recusadas,
          d.expiradas,
          d.nao_entregues,
          partes[n] ?? null,
        ]),
      }}
      file={`${file}-ofertas`}
      state={stateOf(
        asked,
        partes.some((parte) => parte !== null),
      )}
      few={POUCOS}
      onRetry={asked.retry}
      height={150}
      className={className}
    >
      <LinePlot
        label={titulo}
        labels={dias.map(({ dia }) => nomeDoDia(dia, dias.length))}
        peak={partes.indexOf(menor) < 0 ? undefined : partes.indexOf(menor)}
        everyValue={dias.length <= 8}
        min={Math.max(0, Math.floor(Math.min(menor, META_DE_ACEITACAO) / 10) * 10 - 10)}
        max={100}
        height={150}
        format={porcento}
        target={META_DE_ACEITACAO}
        lines={[{ label: 'aceitas', values: partes }]}
      />
    </PlotCard>
  );
}
