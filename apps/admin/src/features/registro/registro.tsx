import { FALHAS } from '@corre/contract/falhas.ts';
import { formatDate, formatTime } from '@corre/ui/domain/format/dates.ts';
import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { DataTable } from '@corre/ui/kit/data-table/data-table.tsx';
import { useDataTable } from '@corre/ui/kit/data-table/use-data-table.ts';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { NextPageButton } from '@corre/ui/shell/more-pages/next-page-button.tsx';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { Exportar } from '../exportar/exportar.tsx';
import { Page } from '../shell/page.tsx';
import { BarraDeFiltros } from './barra-de-filtros.tsx';
import { useFiltros } from './filtros.ts';
import { type Linha, useRegistro } from './use-registro.ts';

const Quando = ({ quando }: Pick<Linha, 'quando'>) => (
  <span className="whitespace-nowrap text-ink-2 tabular-nums">
    {formatDate(quando)} {formatTime(quando)}
  </span>
);

const columns: readonly Column<Linha>[] = [
  {
    id: 'quando',
    title: 'Quando',
    fields: ['quando'],
    kind: 'instante',
    pinned: true,
    searchable: false,
    value: ({ quando }) => quando,
    cell: Quando,
    className: 'w-40',
  },
  {
    id: 'ato',
    title: 'O que aconteceu',
    fields: ['frase'],
    pinned: true,
    sortable: false,
    value: ({ frase }) => frase,
    cell: ({ frase }) => <span className="wrap-anywhere">{frase}</span>,
  },
  { id: 'tipo', title: 'Tipo', fields: ['tipo'], sortable: false, value: ({ tipo }) => tipo, className: 'w-44' },
  {
    id: 'quem',
    title: 'Quem fez',
    fields: ['quem_fez'],
    hidden: true,
    sortable: false,
    searchable: false,
    value: ({ quem_fez }) => quem_fez,
  },
  {
    id: 'sobre',
    title: 'Sobre quem',
    fields: ['sobre_quem'],
    hidden: true,
    sortable: false,
    searchable: false,
    value: ({ sobre_quem }) => sobre_quem,
  },
];

const noTelefone = ({ quando, frase, tipo }: Linha) => (
  <div className="grid gap-1">
    <p className="text-[15px] leading-5 wrap-anywhere text-ink">{frase}</p>
    <p className="text-[13px] leading-[18px] text-ink-2">
      <Quando quando={quando} /> · {tipo}
    </p>
  </div>
);

/** The audit log as sentences, newest first: who did what to whom, and when. */
export function RegistroPage() {
  const filtros = useFiltros();
  const { data, queryKey, isError, refetch, hasNextPage, fetchNextPage } = useRegistro(filtros.filtro);
  const table = useDataTable({
    columns,
    data,
    rowId: ({ id }) => id,
    initialSort: { id: 'quando', desc: true },
    error: isError && !data ? { title: FALHAS['auditoria.listar'], onRetry: () => void refetch() } : undefined,
  });
  return (
    <Page
      title="Registro"
      nota={
        data &&
        `${countOf(data.length, 'ato', 'atos')} ${hasNextPage ? 'até aqui. A exportação leva os que já estão na lista.' : 'ao todo'}`
      }
      actions={<Exportar nome="registro" table={table.shown} />}
    >
      <Link href="/configuracoes-admin" className={buttonClass({ variant: 'link', className: 'justify-self-start' })}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        Voltar às Configurações
      </Link>
      <BarraDeFiltros filtros={filtros} />
      <DataTable
        table={table}
        title="Registro"
        search="Buscar no que está na lista"
        chooseColumns
        phoneRow={noTelefone}
        empty={
          filtros.algum
            ? { title: 'Nenhum ato com estes filtros', text: 'Escolha outro período ou outra pessoa.' }
            : { title: 'Nenhum ato ainda', text: 'O que cada pessoa muda aqui dentro fica registrado.' }
        }
      />
      <NextPageButton
        queryKey={queryKey}
        list={{ hasNextPage, fetchNextPage }}
        falha={FALHAS['auditoria.listar']}
        className="justify-self-center"
      />
    </Page>
  );
}
