import { DEFINICOES } from '@corre/contract/numeros/definicoes.ts';
import type { LojasDoPeriodo, PortaDoPeriodo } from '@corre/contract/numeros/lojas-contrato.ts';
import { countOf } from '../../kit/format/money.ts';
import { PlotCard } from '../../kit/plot/plot-card.tsx';
import { RankTable } from '../../kit/plot/rank-table.tsx';
import { type Asked, POUCOS, stateOf } from './asked.ts';
import { bairrosPelaParte, lojasComEspera, parteNaPorta, tituloDaPorta, tituloDasLojas } from './lugares-titles.ts';
import { minutos } from './titles.ts';

type Props<T> = { asked: Asked<T>; file: string; className?: string };

const min = (segundos: number | null) => (segundos === null ? null : minutos(segundos));

/** How long couriers wait at each shop's counter, the longest wait first. */
export function LojasCard({ asked, file, className }: Props<LojasDoPeriodo>) {
  const lojas = asked.data?.lojas ?? [];
  const comEspera = lojasComEspera({ lojas });
  const titulo = tituloDasLojas({ lojas });
  return (
    <PlotCard
      title={titulo}
      about={tituloDasLojas({ lojas: [] })}
      nota={`Metade dos entregadores espera até. ${DEFINICOES.no_balcao}`}
      table={{
        columns: [
          'Comércio',
          'No balcão p50 (min)',
          'p90 (min)',
          'Retiradas',
          'Finalizadas',
          'Canceladas',
          'Com problema',
        ],
        rows: lojas.map(({ comercio, no_balcao, finalizadas, canceladas, com_problema }) => [
          comercio,
          min(no_balcao.mediana_segundos),
          min(no_balcao.p90_segundos),
          no_balcao.amostra,
          finalizadas,
          canceladas,
          com_problema,
        ]),
      }}
      file={`${file}-comercios`}
      state={stateOf(asked, comEspera.length > 0)}
      few={POUCOS}
      onRetry={asked.retry}
      height={190}
      isTable
      className={className}
    >
      <RankTable
        caption={titulo}
        columns={['Comércio', 'Metade espera até', 'Retiradas']}
        rows={comEspera.map(({ comercio, no_balcao }) => ({
          name: comercio,
          value: no_balcao.mediana_segundos,
          text: `${min(no_balcao.mediana_segundos)} min`,
          note: countOf(no_balcao.amostra, 'vez', 'vezes'),
        }))}
      />
    </PlotCard>
  );
}

const MOTIVOS: Record<PortaDoPeriodo['motivos'][number]['motivo'], string> = {
  ninguem_atende: 'Ninguém atende',
  endereco_errado: 'Endereço errado',
  cliente_recusa: 'Cliente recusa',
  avariado: 'Pedido avariado',
  pane: 'Pane',
  outro: 'Outro',
  nao_pronto: 'Não estava pronto',
  loja_fechada: 'Loja fechada',
};

/** Where deliveries fail at the door, by bairro, the largest share first. */
export function PortaCard({ asked, file, className }: Props<PortaDoPeriodo>) {
  const { bairros = [], motivos = [], na_porta = 0 } = asked.data ?? {};
  const titulo = tituloDaPorta({ bairros, na_porta });
  return (
    <PlotCard
      title={titulo}
      about={tituloDaPorta({ bairros: [], na_porta: 0 })}
      nota={DEFINICOES.porta}
      table={{
        columns: ['Bairro ou motivo', 'Problemas', 'Entregas', 'Parte %'],
        rows: [
          ...bairros.map((b) => [b.bairro, b.na_porta, b.encerradas, parteNaPorta(b)]),
          ...motivos.map(({ motivo, problemas }) => [MOTIVOS[motivo], problemas, null, null]),
        ],
      }}
      file={`${file}-porta`}
      state={stateOf(asked, bairros.length > 0)}
      few="Nenhuma entrega em um bairro conhecido"
      onRetry={asked.retry}
      height={190}
      isTable
      className={className}
    >
      <RankTable
        caption={titulo}
        columns={['Bairro', 'Com problema na porta', 'Entregas']}
        rows={bairrosPelaParte({ bairros }).map(({ bairro, parte, na_porta: problemas, encerradas }) => ({
          name: bairro,
          value: parte,
          text: `${parte}%`,
          note: `${problemas} de ${encerradas}`,
        }))}
      />
    </PlotCard>
  );
}
