import type { EntregaView } from '@corre/contract/entregas/contrato.ts';
import { PAGAMENTOS } from '@corre/ui/domain/door-payment/phrases.ts';
import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { Check, Hourglass } from 'lucide-react';
import { Pagamento } from './pagamento.tsx';

const entregador: Column<EntregaView> = {
  id: 'entregador',
  title: 'Entregador',
  valor: ({ entregador_nome }) => entregador_nome,
  cell: ({ entregador_id, entregador_nome }) => (
    <span className="flex items-center gap-2.5 font-semibold">
      <UserAvatar user_type="entregador" user_id={entregador_id} size={30} />
      {entregador_nome}
    </span>
  ),
};

const itens: Column<EntregaView> = {
  id: 'itens',
  title: 'Itens',
  numero: true,
  busca: false,
  valor: ({ quantidade }) => quantidade,
};

const pagamento: Column<EntregaView> = {
  id: 'pagamento',
  title: 'Pagamento',
  valor: ({ tipo_pagamento }) => PAGAMENTOS[tipo_pagamento].label,
  cell: ({ tipo_pagamento }) => <Pagamento tipo_pagamento={tipo_pagamento} />,
};

const valor: Column<EntregaView> = {
  id: 'valor',
  title: 'Valor',
  numero: true,
  busca: false,
  valor: (entrega) => entrega.valor,
  cell: (entrega) => <strong>{formatMoney(entrega.valor)}</strong>,
};

/** The badge of a delivery: 'Concluída', or 'Pendente' while the card machine or the cash is not back [pendente]. */
export function Situacao({ status }: Pick<EntregaView, 'status'>) {
  return status === 'concluida' ? (
    <Badge tone="finalizada" icon={Check}>
      Concluída
    </Badge>
  ) : (
    <Badge tone="aguardando" icon={Hourglass}>
      Pendente
    </Badge>
  );
}

const situacao: Column<EntregaView> = {
  id: 'situacao',
  title: 'Situação',
  valor: ({ status }) => (status === 'concluida' ? 'Concluída' : 'Pendente'),
  cell: ({ status }) => <Situacao status={status} />,
};

const endereco: Column<EntregaView> = {
  id: 'endereco',
  title: 'Endereço',
  valor: (entrega) => entrega.endereco,
  cell: (entrega) => <span className="text-ink-2">{entrega.endereco ?? '–'}</span>,
};

/** The column 'Quando', sorted by time. `texto` formats the time ('hoje, 19:38' or '21/11 19:38'). */
const quandoCom = (de: (entrega: EntregaView) => string, texto: (instante: string) => string): Column<EntregaView> => ({
  id: 'quando',
  title: 'Quando',
  busca: false,
  valor: de,
  cell: (entrega) => <span className="whitespace-nowrap tabular-nums text-ink-2">{texto(de(entrega))}</span>,
});

/** Returns the columns of the dashboard's table, with the status of each delivery. */
export const colunasDoDashboard = (texto: (instante: string) => string): Column<EntregaView>[] => [
  quandoCom(({ data }) => data, texto),
  entregador,
  itens,
  pagamento,
  situacao,
  valor,
];

/** Returns the columns of a week's table. 'Quando' is the time that decides the week [semana]. */
export const colunasDaSemana = (texto: (instante: string) => string): Column<EntregaView>[] => [
  quandoCom(({ data, data_entrega }) => data_entrega ?? data, texto),
  entregador,
  endereco,
  itens,
  pagamento,
  valor,
];
