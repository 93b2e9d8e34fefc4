import { AMOSTRA_DOS_NUMEROS } from '@corre/contract/numeros/constantes.ts';
import type { OfertasDoPeriodo } from '@corre/contract/numeros/contrato.ts';
import { DEFINICOES } from '@corre/contract/numeros/definicoes.ts';
import type { MotivoRecusa } from '@corre/contract/vocabulario.ts';
import { countOf, formatInteger, formatOneDecimal } from '../../kit/format/money.ts';
import { BarPlot } from '../../kit/plot/bar-plot.tsx';
import { PlotCard } from '../../kit/plot/plot-card.tsx';
import { RankTable } from '../../kit/plot/rank-table.tsx';
import { type Asked, POUCOS, stateOf } from './asked.ts';
import {
  porcentoDe,
  rotasPorOfertas,
  tituloDasRecusas,
  tituloDoPrecisaram,
  tituloDoSemNinguem,
} from './mais-titles.ts';
import { MapaDaSemana, mapaDe } from './mapa-da-semana.tsx';

type Props = { asked: Asked<OfertasDoPeriodo>; file: string; className?: string };

const MOTIVOS: Record<MotivoRecusa, string> = { pneu: 'Pneu furado', chuva: 'Chuva', longe: 'Longe', outro: 'Outro' };

/** Why offers were refused, the most frequent reason first. */
export function RecusasCard({ asked, file, className }: Props) {
  const motivos = asked.data?.motivos ?? [];
  const total = motivos.reduce((soma, { recusas }) => soma + recusas, 0);
  const titulo = tituloDasRecusas({ motivos });
  const linhas = motivos.map(({ motivo, recusas }) => ({
    nome: motivo ? MOTIVOS[motivo] : 'Sem motivo',
    recusas,
    parte: porcentoDe(recusas, total),
  }));
  return (
    <PlotCard
      title={titulo}
      about={tituloDasRecusas({ motivos: [] })}
      nota={DEFINICOES.recusas}
      table={{
        columns: ['Motivo', 'Recusas', 'Parte %'],
        rows: linhas.map(({ nome, recusas, parte }) => [nome, recusas, parte]),
      }}
      file={`${file}-recusas`}
      state={stateOf(asked, total > 0)}
      few="Nenhuma oferta recusada neste período"
      onRetry={asked.retry}
      height={170}
      isTable
      className={className}
    >
      <RankTable
        caption={titulo}
        columns={['Motivo', 'Recusas', 'Parte']}
        rows={linhas.map(({ nome, recusas, parte }) => ({
          name: nome,
          value: recusas,
          text: formatInteger(recusas),
          note: parte === null ? '—' : `${parte}%`,
        }))}
      />
    </PlotCard>
  );
}

/** How many offers the accepted routes needed. */
export function PrecisaramCard({ asked, file, className }: Props) {
  const rotas = rotasPorOfertas({ precisaram: asked.data?.precisaram ?? [] });
  const total = rotas.reduce((soma, uma) => soma + uma.rotas, 0);
  const titulo = tituloDoPrecisaram({ precisaram: asked.data?.precisaram ?? [] });
  const media = asked.data?.ofertas_por_aceite;
  return (
    <PlotCard
      title={titulo}
      about={tituloDoPrecisaram({ precisaram: [] })}
      found={media == null ? undefined : `Em média ${formatOneDecimal(media)}.`}
      nota={`Rotas por número de ofertas. ${DEFINICOES.precisaram}`}
      table={{
        columns: ['Ofertas', 'Rotas', 'Parte %'],
        rows: rotas.map((uma) => [uma.nome, uma.rotas, porcentoDe(uma.rotas, total)]),
      }}
      file={`${file}-ofertas-por-rota`}
      state={stateOf(asked, total >= AMOSTRA_DOS_NUMEROS)}
      few={POUCOS}
      onRetry={asked.retry}
      height={170}
      className={className}
    >
      <BarPlot
        label={titulo}
        labels={rotas.map(({ nome }) => nome)}
        peak={0}
        height={170}
        format={formatInteger}
        stacks={[{ label: 'rotas', fill: 'soft', values: rotas.map((uma) => uma.rotas) }]}
        above={(index) => formatInteger(rotas[index]?.rotas ?? 0)}
      />
    </PlotCard>
  );
}

const NENHUMA: OfertasDoPeriodo['sem_ninguem_por_hora'] = [];

/** When routes waited because nobody was free. */
export function SemNinguemCard({ asked, file, className }: Props) {
  const { sem_ninguem_livre = 0, sem_ninguem_livre_antes = 0, sem_ninguem_por_hora = NENHUMA } = asked.data ?? {};
  const titulo = tituloDoSemNinguem({ sem_ninguem_livre, sem_ninguem_por_hora });
  const mapa = mapaDe(sem_ninguem_por_hora.map(({ rotas, ...hora }) => ({ ...hora, quantas: rotas })));
  return (
    <PlotCard
      title={titulo}
      about={tituloDoSemNinguem({ sem_ninguem_livre: 0, sem_ninguem_por_hora: NENHUMA })}
      found={`${countOf(sem_ninguem_livre, 'rota', 'rotas')}, antes ${formatInteger(sem_ninguem_livre_antes)}.`}
      nota={DEFINICOES.sem_ninguem_livre}
      table={mapa.table}
      file={`${file}-sem-ninguem-livre`}
      state={stateOf(asked, sem_ninguem_livre > 0)}
      few="Nenhuma rota esperou sem ninguém livre"
      onRetry={asked.retry}
      height={200}
      phoneHeight={224}
      isTable
      className={className}
    >
      <MapaDaSemana caption={titulo} legend="rotas na hora" {...mapa} />
    </PlotCard>
  );
}
