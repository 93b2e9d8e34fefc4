import type { CadastroEmAprovacao } from '@corre/contract/aprovacao/contrato.ts';
import { formatDateTime } from '@corre/ui/domain/format/dates.ts';
import { formatPhone } from '@corre/ui/domain/format/phone.ts';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { Entregador } from '../pessoas/pessoas.tsx';
import { Marcar } from './escolha.tsx';

/** The columns of the registrations. The rows keep the server's order (oldest first) until a click on a heading. */
export const colunasDeCadastros: readonly Column<CadastroEmAprovacao>[] = [
  {
    id: 'escolha',
    title: 'Escolher',
    pinned: true,
    busca: false,
    sortable: false,
    valor: () => '',
    cell: (cadastro) => <Marcar cadastro={cadastro} />,
    className: 'w-12',
  },
  {
    id: 'nome',
    title: 'Nome',
    pinned: true,
    valor: ({ nome_completo }) => nome_completo,
    cell: ({ nome_completo }) => <Entregador entregador_id={null} nome={nome_completo} />,
  },
  {
    id: 'usuario',
    title: 'Usuario',
    valor: ({ usuario }) => usuario,
    cell: ({ usuario }) => <span className="text-ink-2">@{usuario}</span>,
  },
  {
    id: 'telefone',
    title: 'Telefone',
    sortable: false,
    valor: ({ telefone_pessoal }) => formatPhone(telefone_pessoal),
    cell: ({ telefone_pessoal }) => <span className="tabular-nums">{formatPhone(telefone_pessoal)}</span>,
    className: 'whitespace-nowrap',
  },
  { id: 'bairro', title: 'Bairro', valor: ({ bairro }) => bairro },
  {
    id: 'cadastro',
    title: 'Cadastro',
    busca: false,
    valor: ({ data_cadastro }) => data_cadastro,
    cell: ({ data_cadastro }) => <span className="tabular-nums">{formatDateTime(data_cadastro)}</span>,
  },
  {
    id: 'recusa',
    title: 'Recusa',
    busca: false,
    sortable: false,
    valor: ({ recusa_motivo }) => recusa_motivo ?? '',
    cell: ({ recusa_motivo }) => <span className="wrap-anywhere text-ink-2">{recusa_motivo ?? '–'}</span>,
  },
];
