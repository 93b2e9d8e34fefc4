import { percentualLegivel } from '@corre/contract/configuracoes/taxa.ts';
import { LOCALE } from '@corre/contract/constants.ts';
import type { RelatorioSemanal } from '@corre/contract/relatorios/contrato.ts';
import { type SummaryCell, SummaryStrip } from '@corre/ui/domain/summary-strip/summary-strip.tsx';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import type { DataTableOptions } from '@corre/ui/kit/data-table/table-model.ts';
import { countOf, formatInteger, formatMoney } from '@corre/ui/kit/format/money.ts';
import { useMemo } from 'react';
import {
  ComercioNoTelefone,
  ComerciosTable,
  comercioColumn,
  quemEntregouColumn,
  useComerciosTable,
} from './comercios-table.tsx';
import { EsperaNoBalcao } from './espera-no-balcao.tsx';
import { dinheiro, ESPERA, inteiro } from './numeros.tsx';
import { emptyRelatorio, type useSemanas } from './use-relatorio.tsx';

/** The totals of a shop in one week. */
type ComercioDaSemana = {
  comercio_id: number;
  comercio: string;
  total_entregas: number;
  total_quantidade: number;
  total_valor: number;
  numero_entregadores: number;
  entregadores: string[];
};

/** Returns the shops of a weekly report as rows, most deliveries first, then by name. */
export function comerciosDaSemana({ comercios }: Pick<RelatorioSemanal, 'comercios'>): ComercioDaSemana[] {
  return Object.entries(comercios)
    .map(([comercio, sum]) => ({ comercio, numero_entregadores: sum.entregadores.length, ...sum }))
    .sort((a, b) => b.total_entregas - a.total_entregas || a.comercio.localeCompare(b.comercio, LOCALE));
}

/** Returns the four figures of a week: deliveries, items, value, fee. */
export function celulasDaSemana(semana: RelatorioSemanal | undefined): SummaryCell[] {
  const geral = semana?.total_geral;
  return [
    {
      label: 'Entregas',
      valor: geral ? formatInteger(geral.entregas) : ESPERA,
      nota: semana && countOf(Object.keys(semana.comercios).length, 'comércio pediu', 'comércios pediram'),
    },
    { label: 'Itens', valor: geral ? formatInteger(geral.quantidade) : ESPERA },
    { label: 'Valor', valor: geral ? formatMoney(geral.valor) : ESPERA },
    {
      label: 'Taxa recebida',
      valor: geral ? formatMoney(geral.taxa) : ESPERA,
      // The previous release does not send this field.
      nota: semana?.taxa_percentual === undefined ? undefined : `${percentualLegivel(semana.taxa_percentual)} do total`,
    },
  ];
}

/** Number of courier names before '+N' [relatorios]. */
const NOMES_MAX = 2;

/** The columns of one week: deliveries, items, value, couriers and the first names. */
const columns: readonly Column<ComercioDaSemana>[] = [
  comercioColumn,
  inteiro('entregas', 'Entregas', 'total_entregas'),
  inteiro('itens', 'Itens', 'total_quantidade'),
  dinheiro('valor', 'Valor', 'total_valor', { className: 'font-bold' }),
  {
    ...inteiro('entregadores', 'Entregadores', 'numero_entregadores'),
    // Counts each courier once, because several shops share couriers.
    total: (rows: readonly ComercioDaSemana[]) => new Set(rows.flatMap(({ entregadores }) => entregadores)).size,
  },
  quemEntregouColumn('entregadores', NOMES_MAX),
];

const noTelefone = (comercio: ComercioDaSemana) => (
  <ComercioNoTelefone
    comercio={comercio}
    valor={comercio.total_valor}
    legend={countOf(comercio.total_quantidade, 'item', 'itens')}
    names={comercio.entregadores}
    count={NOMES_MAX}
  />
);

type Props = Pick<DataTableOptions<ComercioDaSemana>, 'onTable'> & { semanas: ReturnType<typeof useSemanas> };

/** The shop report of one week. */
export function ComerciosPorSemana({ semanas, onTable }: Props) {
  const { chosen, semanas: list } = semanas;
  const comercios = useMemo(() => {
    if (chosen) return comerciosDaSemana(chosen);
    return list ? [] : undefined;
  }, [chosen, list]);
  const table = useComerciosTable({ columns, data: comercios, onTable });
  return (
    <>
      <SummaryStrip missing={semanas.missing} cells={celulasDaSemana(chosen)} />
      <ComerciosTable
        table={table}
        title="Relatório Comércios, por semana"
        search="Buscar comércio ou entregador"
        phoneRow={noTelefone}
        empty={emptyRelatorio(semanas, {
          title: 'Nenhuma entrega nesta semana',
          text: 'Escolha outra semana acima.',
        })}
      />
      {chosen && <EsperaNoBalcao semana_inicio={chosen.semana_inicio} />}
    </>
  );
}
