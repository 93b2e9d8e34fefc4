import { CADASTROS_NA_LISTA, type CadastroEmAprovacao } from '@corre/contract/aprovacao/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { formatDateTime } from '@corre/ui/domain/format/dates.ts';
import { formatPhone } from '@corre/ui/domain/format/phone.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { DataTable } from '@corre/ui/kit/data-table/data-table.tsx';
import { useDataTable } from '@corre/ui/kit/data-table/use-data-table.ts';
import { FilterChips } from '@corre/ui/kit/filter-chips/filter-chips.tsx';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { Eye, UserCheck } from 'lucide-react';
import { Entregador, telefoneColumn, usuarioColumn } from '../pessoas.tsx';
import { Page } from '../shell/page.tsx';
import { useDialogState } from '../shell/use-dialog-state.ts';
import { CadastroDialog, estadoDoCadastro } from './cadastro-dialog.tsx';
import { ChoiceProvider, TickAll, TickBox, useChoice } from './choice.tsx';
import { DecidirDialog } from './decidir-dialog.tsx';
import { useCadastros, useDecidir } from './use-aprovacoes.ts';

/** The columns of the registrations. The rows keep the server's order (oldest first) until a click on a heading. */
const colunasDeCadastros: readonly Column<CadastroEmAprovacao>[] = [
  {
    id: 'escolha',
    title: 'Escolher',
    pinned: true,
    searchable: false,
    sortable: false,
    value: () => '',
    cell: (cadastro) => <TickBox cadastro={cadastro} />,
    className: 'w-12',
  },
  {
    id: 'nome',
    title: 'Nome',
    pinned: true,
    value: ({ nome_completo }) => nome_completo,
    cell: ({ nome_completo }) => <Entregador entregador_id={null} nome={nome_completo} />,
  },
  usuarioColumn,
  telefoneColumn,
  { id: 'bairro', title: 'Bairro', value: ({ bairro }) => bairro },
  {
    id: 'cadastro',
    title: 'Cadastro',
    searchable: false,
    value: ({ data_cadastro }) => data_cadastro,
    cell: ({ data_cadastro }) => <span className="tabular-nums">{formatDateTime(data_cadastro)}</span>,
  },
  {
    id: 'recusa',
    title: 'Recusa',
    searchable: false,
    sortable: false,
    value: ({ recusa_motivo }) => recusa_motivo ?? '',
    cell: ({ recusa_motivo }) => <span className="wrap-anywhere text-ink-2">{recusa_motivo ?? '–'}</span>,
  },
];

type List = NonNullable<ReturnType<typeof useCadastros>['list']>;

/** Returns the line under the title: the number of waiting registrations, a cut list, and a switched-off approval. */
function notaDe({ exige, pendentes, cadastros }: List): string {
  const total = countOf(pendentes, 'cadastro espera', 'cadastros esperam');
  const corte = cadastros.length === CADASTROS_NA_LISTA ? ` · a lista mostra ${CADASTROS_NA_LISTA}` : '';
  return exige ? `${total}${corte}` : `${total}${corte} · novos cadastros entram sem aprovação`;
}

type AcoesProps = { cadastro: CadastroEmAprovacao; onView: () => void; onApprove: () => void };

function Acoes({ cadastro, onView, onApprove }: AcoesProps) {
  const nome = <span className="sr-only"> {cadastro.nome_completo}</span>;
  return (
    <span className="inline-flex gap-1 max-sm:-mr-2 max-sm:flex-col">
      <Button variant="ghost" size="sm" icon={Eye} onClick={onView}>
        Ver{nome}
      </Button>
      {cadastro.aprovacao === 'pendente' && (
        <Button variant="ghost" size="sm" icon={UserCheck} onClick={onApprove}>
          Aprovar{nome}
        </Button>
      )}
    </span>
  );
}

const EMPTY = {
  pendente: { title: 'Nenhum cadastro espera aprovação', text: 'Quem se cadastra em /cadastro aparece aqui.' },
  recusada: { title: 'Nenhum cadastro recusado' },
};

/** The registrations that wait for an approval, oldest first, and the refused ones [aprovacao]. */
export function Aprovacoes() {
  const { aprovacao, list, choose, failed, retry } = useCadastros();
  const viewed = useDialogState<CadastroEmAprovacao>();
  const decisao = useDecidir(viewed.close);
  const choice = useChoice(list?.cadastros ?? []);
  const count = choice.chosen.length;
  const table = useDataTable({
    columns: colunasDeCadastros,
    data: list?.cadastros,
    rowId: ({ id }) => id,
    error: failed ? { title: FALHAS['aprovacao.listar'], onRetry: retry } : undefined,
  });
  return (
    <ChoiceProvider value={choice}>
      <Page title="Aprovações" nota={list && notaDe(list)}>
        <DataTable
          table={table}
          title="Cadastros"
          search="Nome, usuário ou telefone"
          toolbar={
            <>
              <FilterChips
                label="Situação do cadastro"
                value={aprovacao}
                onValueChange={choose}
                chips={[
                  { value: 'pendente', label: 'Esperam', count: list?.pendentes },
                  { value: 'recusada', label: 'Recusados', count: list?.recusados },
                ]}
              />
              {choice.tickable.length > 1 && <TickAll choice={choice} />}
              {count > 0 && (
                <Button size="sm" icon={UserCheck} onClick={() => decisao.aprovarTodos(choice.chosen)}>
                  Aprovar {countOf(count, 'escolhido', 'escolhidos')}
                </Button>
              )}
            </>
          }
          actions={(cadastro) => (
            <Acoes
              cadastro={cadastro}
              onView={() => viewed.show(cadastro)}
              onApprove={() => decisao.aprovar(cadastro)}
            />
          )}
          phoneRow={(cadastro) => (
            <span className="flex items-center gap-1">
              <TickBox cadastro={cadastro} />
              <Entregador
                entregador_id={null}
                nome={cadastro.nome_completo}
                size={40}
                nota={`${formatPhone(cadastro.telefone_pessoal)} · ${estadoDoCadastro(cadastro)}`}
              />
            </span>
          )}
          actionsTitle="Ações"
          empty={EMPTY[aprovacao]}
        />
        {viewed.target && (
          <CadastroDialog
            key={viewed.target.id}
            cadastro={viewed.target}
            open={viewed.open}
            onClose={viewed.close}
            onApprove={decisao.aprovar}
            onRefuse={decisao.recusar}
          />
        )}
        <DecidirDialog decisao={decisao} />
      </Page>
    </ChoiceProvider>
  );
}
