import type { EntregadorDoAdmin } from '@corre/contract/entregadores/ficha-contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { formatDate } from '@corre/ui/domain/format/dates.ts';
import { formatPhone } from '@corre/ui/domain/format/phone.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { DataTable } from '@corre/ui/kit/data-table/data-table.tsx';
import { useDataTable } from '@corre/ui/kit/data-table/use-data-table.ts';
import { FilterChips } from '@corre/ui/kit/filter-chips/filter-chips.tsx';
import { LazyDialog, lazyPart, usePreload } from '@corre/ui/shell/lazy-part.tsx';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { Eye, Trash2 } from 'lucide-react';
import { Exportar } from '../exportar/exportar.tsx';
import { ImportarLink } from '../importar/importar-link.tsx';
import { Entregador, telefoneColumn, usuarioColumn } from '../pessoas.tsx';
import { Page } from '../shell/page.tsx';
import { useDialogState } from '../shell/use-dialog-state.ts';
import { resumoDoCadastro } from './ficha.ts';
import { useEntregadores, useRemover } from './use-entregadores.ts';

/** The columns of the couriers. Nome, Usuario, Telefone and Data Cadastro are visible at first. */
const colunasDeEntregadores: readonly Column<EntregadorDoAdmin>[] = [
  {
    id: 'nome',
    title: 'Nome',
    pinned: true,
    fields: ['id', 'nome_completo'],
    value: ({ nome_completo }) => nome_completo,
    cell: ({ id, nome_completo }) => <Entregador entregador_id={id} nome={nome_completo} />,
  },
  usuarioColumn,
  telefoneColumn,
  {
    id: 'cadastro',
    title: 'Data Cadastro',
    searchable: false,
    value: ({ data_cadastro }) => data_cadastro,
    fields: ['data_cadastro'],
    kind: 'dia',
    cell: ({ data_cadastro }) => <span className="tabular-nums">{formatDate(data_cadastro)}</span>,
  },
  {
    id: 'cpf',
    title: 'CPF',
    fields: ['cpf'],
    hidden: true,
    searchable: false,
    sortable: false,
    value: ({ cpf }) => cpf,
    cell: ({ cpf }) => <span className="tabular-nums">{cpf}</span>,
    className: 'whitespace-nowrap',
  },
  { id: 'bairro', title: 'Bairro', hidden: true, fields: ['bairro'], value: ({ bairro }) => bairro },
  {
    id: 'inicio',
    title: 'Data de início',
    hidden: true,
    searchable: false,
    value: ({ data_inicio }) => data_inicio,
    fields: ['data_inicio'],
    kind: 'dia',
    cell: ({ data_inicio }) => <span className="tabular-nums">{formatDate(data_inicio)}</span>,
  },
];

const CLOCK_MS = 60_000;

/** The dialogs load after the list. */
const Detail = lazyPart(async () => (await import('./detalhe.tsx')).Detail);
const RemoverDialog = lazyPart(async () => (await import('./remover-dialog.tsx')).RemoverDialog);
const EditarDialog = lazyPart(async () => (await import('./editar-dialog.tsx')).EditarEntregadorDialog);
const DEPOIS = [Detail, RemoverDialog];

type AcoesProps = { entregador: EntregadorDoAdmin; onView: () => void; onRemove: () => void };

function Acoes({ entregador, onView, onRemove }: AcoesProps) {
  const nome = <span className="sr-only"> {entregador.nome_completo}</span>;
  return (
    <span className="inline-flex gap-1 max-sm:-mr-2 max-sm:flex-col">
      <Button variant="ghost" size="sm" icon={Eye} onClick={onView}>
        Ver{nome}
      </Button>
      {entregador.ativo && (
        <Button
          variant="ghost"
          size="sm"
          icon={Trash2}
          onClick={onRemove}
          className="text-perigo-ink hover:bg-perigo-soft hover:text-perigo-ink"
        >
          Remover{nome}
        </Button>
      )}
    </span>
  );
}

/** The couriers: table, details, removal [cadastros]. */
export function Entregadores() {
  usePreload(DEPOIS);
  const { todos, ativos, removidos, shown, incompletos, situacao, choose, failed, retry } = useEntregadores();
  const viewed = useDialogState<EntregadorDoAdmin>();
  const edited = useDialogState<EntregadorDoAdmin>();
  const remocao = useRemover(viewed.close);
  // After an edit the open dialogs show the list's new row.
  const presente = (alvo: EntregadorDoAdmin) => todos?.find(({ id }) => id === alvo.id) ?? alvo;
  const now = useServerNow(CLOCK_MS);
  const table = useDataTable({
    columns: colunasDeEntregadores,
    data: shown,
    incomplete: incompletos,
    rowId: ({ id }) => id,
    initialSort: { id: 'nome' },
    error: failed ? { title: FALHAS['entregadores.listaMascarada'], onRetry: retry } : undefined,
  });
  return (
    <Page
      title="Entregadores"
      nota={todos && resumoDoCadastro(todos, now)}
      actions={
        <>
          <ImportarLink tipo="entregadores" />
          <Exportar nome={`entregadores-${situacao}`} table={table.shown} />
        </>
      }
    >
      <DataTable
        table={table}
        title="Entregadores"
        search="Nome, usuário ou telefone"
        chooseColumns
        toolbar={
          <FilterChips
            label="Situação do cadastro"
            value={situacao}
            onValueChange={choose}
            chips={[
              { value: 'ativos', label: 'Ativos', count: ativos?.length },
              { value: 'removidos', label: 'Removidos', count: removidos?.length },
            ]}
          />
        }
        actions={(entregador) => (
          <Acoes
            entregador={entregador}
            onView={() => viewed.show(entregador)}
            onRemove={() => remocao.show(entregador)}
          />
        )}
        phoneRow={({ id, nome_completo, telefone_pessoal }) => (
          <Entregador entregador_id={id} nome={nome_completo} size={40} nota={formatPhone(telefone_pessoal)} />
        )}
        empty={
          situacao === 'ativos'
            ? { title: 'Nenhum entregador cadastrado', text: 'Quem se cadastra em /cadastro aparece aqui.' }
            : { title: 'Nenhum entregador removido' }
        }
      />
      {viewed.target && (
        <LazyDialog>
          <Detail
            key={viewed.target.id}
            entregador={presente(viewed.target)}
            open={viewed.open}
            onClose={viewed.close}
            onRemove={() => viewed.target && remocao.show(viewed.target)}
            onEdit={() => viewed.target && edited.show(viewed.target)}
          />
        </LazyDialog>
      )}
      {edited.target && (
        <LazyDialog>
          <EditarDialog
            key={edited.opening}
            entregador={presente(edited.target)}
            open={edited.open}
            onOpenChange={edited.onOpenChange}
          />
        </LazyDialog>
      )}
      {remocao.target && (
        <LazyDialog>
          <RemoverDialog remocao={remocao} />
        </LazyDialog>
      )}
    </Page>
  );
}
