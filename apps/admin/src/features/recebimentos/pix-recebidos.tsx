import { FALHAS } from '@corre/contract/falhas.ts';
import type { PixRecebido } from '@corre/contract/recebimentos/contrato.ts';
import { formatDayMonthTime } from '@corre/ui/domain/format/dates.ts';
import type { Periodo } from '@corre/ui/domain/numeros/dias.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { DataTable } from '@corre/ui/kit/data-table/data-table.tsx';
import { useDataTable } from '@corre/ui/kit/data-table/use-data-table.ts';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { usePhone } from '@corre/ui/kit/media-query/use-media-query.ts';
import { Segmented } from '@corre/ui/kit/segmented/segmented.tsx';
import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { NextPageButton } from '@corre/ui/shell/more-pages/next-page-button.tsx';
import { FileInput, Undo2 } from 'lucide-react';
import { dinheiro } from '../relatorios/numeros.tsx';
import { useDialogState } from '../shell/use-dialog-state.ts';
import { faturasDoPix, situacaoDoPix } from './palavras.ts';
import { chaveDosPix, type Filter, usePix } from './use-recebimentos.ts';

const AtribuirDialog = lazyPart(async () => (await import('./atribuir-dialog.tsx')).AtribuirDialog);
const DevolverDialog = lazyPart(async () => (await import('./devolver-dialog.tsx')).DevolverDialog);

const FILTERS = [
  { value: 'todos', label: 'Todos' },
  { value: 'nao_atribuidos', label: 'Sem fatura' },
  { value: 'devolvidos', label: 'Devolvidos' },
] as const;

const Situacao = ({ pix }: { pix: PixRecebido }) => (
  <span className="grid gap-0.5 text-[14px] leading-5">
    {situacaoDoPix(pix).map((frase) => (
      <span key={frase}>{frase}</span>
    ))}
  </span>
);

const columns: readonly Column<PixRecebido>[] = [
  {
    id: 'quando',
    title: 'Quando',
    pinned: true,
    searchable: false,
    value: ({ horario }) => horario,
    cell: ({ horario }) => <span className="whitespace-nowrap tabular-nums">{formatDayMonthTime(horario)}</span>,
  },
  dinheiro('valor', 'Valor', 'valor', { className: 'font-bold' }),
  {
    id: 'fatura',
    title: 'Fatura',
    value: faturasDoPix,
    cell: (pix) => faturasDoPix(pix) || <span className="text-ink-2">Nenhuma</span>,
  },
  {
    id: 'situacao',
    title: 'Situação',
    sortable: false,
    value: (pix) => situacaoDoPix(pix).join('; '),
    cell: (pix) => <Situacao pix={pix} />,
  },
  {
    id: 'identificacao',
    title: 'Identificação',
    hidden: true,
    value: ({ txid, end_to_end_id }) => txid ?? end_to_end_id,
    cell: ({ txid, end_to_end_id }) => <code className="text-[12px] break-all">{txid ?? end_to_end_id}</code>,
  },
];

type Props = { periodo: Periodo; filtro: Filter; onFiltro: (filtro: Filter) => void };

/** The Pix of a span. Money without an invoice is given to one, or goes back [conciliacao]. */
export function PixRecebidos({ periodo, filtro, onFiltro }: Props) {
  const { data, isError, refetch, hasNextPage, fetchNextPage } = usePix(periodo, filtro);
  const atribuir = useDialogState<PixRecebido>();
  const devolver = useDialogState<PixRecebido>();
  const phone = usePhone();
  const table = useDataTable({
    columns,
    data,
    incomplete: hasNextPage,
    rowId: ({ id }) => id,
    initialSort: { id: 'quando', desc: true },
    error: isError && !data ? { title: FALHAS['recebimentos.listar'], onRetry: () => void refetch() } : undefined,
  });
  const acoes = (pix: PixRecebido) => {
    const nome = <span className="sr-only"> o Pix de {formatMoney(pix.valor)}</span>;
    return (
      <span className="flex flex-wrap justify-end gap-2">
        {pix.nao_atribuido > 0 && (
          <Button variant="secondary" size="sm" icon={FileInput} onClick={() => atribuir.show(pix)}>
            Dar a uma fatura{nome}
          </Button>
        )}
        {pix.devolvivel > 0 && (
          <Button variant="ghost" size="sm" icon={Undo2} onClick={() => devolver.show(pix)}>
            Devolver{nome}
          </Button>
        )}
      </span>
    );
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <DataTable
        table={table}
        title="Pix recebidos"
        search="Buscar comércio ou identificação"
        toolbar={
          <Segmented
            label="Mostrar"
            size="sm"
            options={FILTERS}
            value={filtro}
            onValueChange={onFiltro}
            className="max-sm:w-full sm:w-[320px]"
          />
        }
        phoneRow={(pix) => (
          <div className="grid gap-1.5">
            <p className="flex items-baseline gap-2">
              <strong className="text-[17px] tabular-nums">{formatMoney(pix.valor)}</strong>
              <span className="ml-auto text-[14px] text-ink-2 tabular-nums">{formatDayMonthTime(pix.horario)}</span>
            </p>
            <p className="text-[14px] leading-5">{faturasDoPix(pix)}</p>
            <Situacao pix={pix} />
            {acoes(pix)}
          </div>
        )}
        actionsTitle="Ações"
        actions={phone ? undefined : acoes}
        empty={{
          title: filtro === 'todos' ? 'Nenhum Pix neste período' : 'Nada aqui neste período',
          text: filtro === 'todos' ? 'Pix das lojas aparecem aqui sozinhos.' : 'Escolha outro período ou veja todos.',
        }}
      />
      <NextPageButton
        queryKey={chaveDosPix(periodo, filtro)}
        list={{ hasNextPage, fetchNextPage }}
        falha={FALHAS['recebimentos.listar']}
        className="justify-self-center"
      />
      <LazyDialog>
        {atribuir.target && (
          <AtribuirDialog
            key={atribuir.opening}
            pix={atribuir.target}
            open={atribuir.open}
            onOpenChange={atribuir.onOpenChange}
          />
        )}
        {devolver.target && (
          <DevolverDialog
            key={devolver.opening}
            pix={devolver.target}
            open={devolver.open}
            onOpenChange={devolver.onOpenChange}
          />
        )}
      </LazyDialog>
    </div>
  );
}
