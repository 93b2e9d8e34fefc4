import type { EntregadorDoAdmin } from '@corre/contract/entregadores/contrato.ts';
import { formatDate } from '@corre/ui/domain/format/dates.ts';
import { formatPhone } from '@corre/ui/domain/format/phone.ts';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { Entregador } from '../pessoas/pessoas.tsx';

/** Nome, Usuario, Telefone, Data Cadastro (specification §2); the others by choice. */
export const colunasDeEntregadores: readonly Column<EntregadorDoAdmin>[] = [
  {
    id: 'nome',
    titulo: 'Nome',
    fixa: true,
    valor: ({ nome_completo }) => nome_completo,
    celula: ({ id, nome_completo }) => <Entregador entregador_id={id} nome={nome_completo} />,
  },
  {
    id: 'usuario',
    titulo: 'Usuario',
    valor: ({ usuario }) => usuario,
    celula: ({ usuario }) => <span className="text-ink-2">@{usuario}</span>,
  },
  {
    id: 'telefone',
    titulo: 'Telefone',
    ordenavel: false,
    valor: ({ telefone_pessoal }) => formatPhone(telefone_pessoal),
    celula: ({ telefone_pessoal }) => <span className="tabular-nums">{formatPhone(telefone_pessoal)}</span>,
    className: 'whitespace-nowrap',
  },
  {
    id: 'cadastro',
    titulo: 'Data Cadastro',
    busca: false,
    valor: ({ data_cadastro }) => data_cadastro,
    exporta: ({ data_cadastro }) => formatDate(data_cadastro),
    celula: ({ data_cadastro }) => <span className="tabular-nums">{formatDate(data_cadastro)}</span>,
  },
  {
    id: 'cpf',
    titulo: 'CPF',
    oculta: true,
    busca: false,
    ordenavel: false,
    valor: ({ cpf }) => cpf,
    celula: ({ cpf }) => <span className="tabular-nums">{cpf}</span>,
    className: 'whitespace-nowrap',
  },
  { id: 'bairro', titulo: 'Bairro', oculta: true, valor: ({ bairro }) => bairro },
  {
    id: 'inicio',
    titulo: 'Data de início',
    oculta: true,
    busca: false,
    valor: ({ data_inicio }) => data_inicio,
    exporta: ({ data_inicio }) => formatDate(data_inicio),
    celula: ({ data_inicio }) => <span className="tabular-nums">{formatDate(data_inicio)}</span>,
  },
];
