import type { Comercio as Loja } from '@corre/contract/comercios/contrato.ts';
import { formatDate } from '@corre/ui/domain/format/dates.ts';
import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { countOf, formatInteger } from '@corre/ui/kit/format/money.ts';
import { KeyRound } from 'lucide-react';
import { Comercio } from '../pessoas.tsx';

const AindaAInicial = () => (
  <Badge tone="aguardando" icon={KeyRound}>
    Ainda a inicial
  </Badge>
);

/** The columns of the list of shops. */
export const columns: readonly Column<Loja>[] = [
  {
    id: 'comercio',
    title: 'Comércio',
    pinned: true,
    fields: ['id', 'nome'],
    value: ({ nome }) => nome,
    cell: ({ nome }) => <Comercio nome={nome} size={32} />,
  },
  {
    id: 'desde',
    title: 'Desde',
    searchable: false,
    value: ({ data_cadastro }) => data_cadastro,
    fields: ['data_cadastro'],
    kind: 'dia',
    cell: ({ data_cadastro }) => <span className="text-ink-2 tabular-nums">{formatDate(data_cadastro)}</span>,
  },
  {
    id: 'entregas',
    title: 'Entregas',
    numeric: true,
    searchable: false,
    fields: ['total_entregas'],
    kind: 'inteiro',
    value: ({ total_entregas }) => total_entregas,
    cell: ({ total_entregas }) => formatInteger(total_entregas),
  },
  {
    id: 'senha',
    title: 'Senha',
    searchable: false,
    value: ({ senha_inicial }) => senha_inicial,
    fields: ['senha_inicial'],
    sheetValue: ({ senha_inicial }) => (senha_inicial ? 'Ainda a inicial' : 'Trocada'),
    cell: ({ senha_inicial }) => (senha_inicial ? <AindaAInicial /> : <span className="text-ink-2">Trocada</span>),
  },
];

/** A shop's row on a phone. */
export const noTelefone = ({ nome, total_entregas, senha_inicial }: Loja) => (
  <div className="grid justify-items-start gap-1.5">
    <Comercio nome={nome} size={40} nota={countOf(total_entregas, 'entrega', 'entregas')} />
    {senha_inicial && <AindaAInicial />}
  </div>
);
