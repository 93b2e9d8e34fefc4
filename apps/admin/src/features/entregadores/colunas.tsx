import type { EntregadorDoAdmin } from '@corre/contract/entregadores/ficha-contrato.ts';
import { formatDate } from '@corre/ui/domain/format/dates.ts';
import { formatPhone } from '@corre/ui/domain/format/phone.ts';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { Entregador } from '../pessoas/pessoas.tsx';

/** The columns of the couriers. Nome, Usuario, Telefone and Data Cadastro are visible at first. */
export const colunasDeEntregadores: readonly Column<EntregadorDoAdmin>[] = [
  {
    id: 'nome',
    title: 'Nome',
    pinned: true,
    campos: ['id', 'nome_completo'],
    valor: ({ nome_completo }) => nome_completo,
    cell: ({ id, nome_completo }) => <Entregador entregador_id={id} nome={nome_completo} />,
  },
  {
    id: 'usuario',
    title: 'Usuario',
    campos: ['usuario'],
    valor: ({ usuario }) => usuario,
    cell: ({ usuario }) => <span className="text-ink-2">@{usuario}</span>,
  },
  {
    id: 'telefone',
    title: 'Telefone',
    campos: ['telefone_pessoal'],
    sortable: false,
    valor: ({ telefone_pessoal }) => formatPhone(telefone_pessoal),
    cell: ({ telefone_pessoal }) => <span className="tabular-nums">{formatPhone(telefone_pessoal)}</span>,
    className: 'whitespace-nowrap',
  },
  {
    id: 'cadastro',
    title: 'Data Cadastro',
    busca: false,
    valor: ({ data_cadastro }) => data_cadastro,
    campos: ['data_cadastro'],
    tipo: 'dia',
    cell: ({ data_cadastro }) => <span className="tabular-nums">{formatDate(data_cadastro)}</span>,
  },
  {
    id: 'cpf',
    title: 'CPF',
    campos: ['cpf'],
    hidden: true,
    busca: false,
    sortable: false,
    valor: ({ cpf }) => cpf,
    cell: ({ cpf }) => <span className="tabular-nums">{cpf}</span>,
    className: 'whitespace-nowrap',
  },
  { id: 'bairro', title: 'Bairro', hidden: true, campos: ['bairro'], valor: ({ bairro }) => bairro },
  {
    id: 'inicio',
    title: 'Data de início',
    hidden: true,
    busca: false,
    valor: ({ data_inicio }) => data_inicio,
    campos: ['data_inicio'],
    tipo: 'dia',
    cell: ({ data_inicio }) => <span className="tabular-nums">{formatDate(data_inicio)}</span>,
  },
];
