import { type Outputs, trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { DataTable } from '@corre/ui/kit/data-table/data-table.tsx';
import { useDataTable } from '@corre/ui/kit/data-table/use-data-table.ts';
import { countOf, formatInteger } from '@corre/ui/kit/format/money.ts';
import { Comercio, PessoaRow } from '../pessoas.tsx';
import { comercioColumn } from './comercios-table.tsx';

type Balcao = Outputs['preparo']['balcoesDaSemana']['comercios'][number];

/** Returns '6 min', or '—' if there are too few pickups. */
const espera = ({ mediana_segundos }: Balcao): string =>
  mediana_segundos === null ? '—' : `${formatInteger(Math.round(mediana_segundos / 60))} min`;

const columns: readonly Column<Balcao>[] = [
  comercioColumn,
  {
    id: 'espera',
    title: 'Espera no balcão (mediana)',
    numeric: true,
    searchable: false,
    // Sorts an unknown wait below all others.
    value: ({ mediana_segundos }) => mediana_segundos ?? -1,
    cell: (balcao) => <strong>{espera(balcao)}</strong>,
  },
  {
    id: 'retiradas',
    title: 'Retiradas',
    numeric: true,
    searchable: false,
    value: ({ amostra }) => amostra,
    cell: ({ amostra }) => formatInteger(amostra),
  },
];

const noTelefone = (balcao: Balcao) => (
  <PessoaRow
    quem={<Comercio nome={balcao.comercio} size={40} nota={countOf(balcao.amostra, 'retirada', 'retiradas')} />}
    valor={espera(balcao)}
    legend="no balcão"
  />
);

/** The couriers' median wait at each shop's counter in a week, longest first (ADR 0016). */
export function EsperaNoBalcao({ semana_inicio }: { semana_inicio: string }) {
  const { data, isError, refetch } = trpc.preparo.balcoesDaSemana.useQuery({ semana_inicio });
  const table = useDataTable({
    columns,
    data: data?.comercios,
    rowId: ({ comercio_id }) => comercio_id,
    initialSort: { id: 'espera', desc: true },
    error: isError && !data ? { title: FALHAS['preparo.balcoesDaSemana'], onRetry: () => void refetch() } : undefined,
  });
  return (
    <section aria-labelledby="espera-no-balcao" className="grid grid-cols-1 gap-3">
      <h2 id="espera-no-balcao">Espera no balcão</h2>
      <DataTable
        table={table}
        title="Espera no balcão"
        search="Buscar comércio"
        dense
        phoneRow={noTelefone}
        empty={{
          title: 'Ninguém esperou nesta semana',
          text: 'A espera vai de Estou no comércio a Saí para entrega.',
        }}
      />
    </section>
  );
}
