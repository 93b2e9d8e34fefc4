import type { EntregaView } from '@corre/contract/entregas/contrato.ts';
import { PAGAMENTOS } from '@corre/ui/domain/door-payment/phrases.ts';
import { joined, releaseNote } from '@corre/ui/domain/format/entrega-when.ts';
import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { countOf, formatMoney } from '@corre/ui/kit/format/money.ts';
import { nomeCurto } from '@corre/ui/kit/format/shorten.ts';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { Check, Hourglass, Undo2 } from 'lucide-react';

const entregador: Column<EntregaView> = {
  id: 'entregador',
  title: 'Entregador',
  value: ({ entregador_nome }) => entregador_nome,
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
  numeric: true,
  searchable: false,
  value: ({ quantidade }) => quantidade,
};

/** The payment type of a delivery, for a table's cell. */
function Pagamento({ tipo_pagamento }: Pick<EntregaView, 'tipo_pagamento'>) {
  const { label, icon: Icon } = PAGAMENTOS[tipo_pagamento];
  return (
    <span className="flex items-center gap-2 whitespace-nowrap">
      <Icon aria-hidden="true" className="size-4 text-ink-2" />
      {label}
    </span>
  );
}

const pagamento: Column<EntregaView> = {
  id: 'pagamento',
  title: 'Pagamento',
  value: ({ tipo_pagamento }) => PAGAMENTOS[tipo_pagamento].label,
  cell: ({ tipo_pagamento }) => <Pagamento tipo_pagamento={tipo_pagamento} />,
};

const valor: Column<EntregaView> = {
  id: 'valor',
  title: 'Valor',
  numeric: true,
  searchable: false,
  value: (entrega) => entrega.valor,
  cell: (entrega) => <strong>{formatMoney(entrega.valor)}</strong>,
};

/**
 * The badge of a delivery: 'Devolvida' for an order that came back, 'Concluída', or 'Pendente' while the card machine
 * or the cash is not back [pendente].
 */
function Situacao({ status, desfecho }: Pick<EntregaView, 'status' | 'desfecho'>) {
  if (desfecho === 'devolvida')
    return (
      <Badge tone="aguardando" icon={Undo2}>
        Devolvida
      </Badge>
    );
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

/** The release of a delivery, on a line of its own. */
function Release({ entrega }: { entrega: EntregaView }) {
  const note = releaseNote(entrega);
  return note && <span className="block">{note}</span>;
}

const situacao: Column<EntregaView> = {
  id: 'situacao',
  title: 'Situação',
  value: ({ status, desfecho }) =>
    desfecho === 'devolvida' ? 'Devolvida' : status === 'concluida' ? 'Concluída' : 'Pendente',
  cell: ({ status, desfecho }) => <Situacao status={status} desfecho={desfecho} />,
};

const endereco: Column<EntregaView> = {
  id: 'endereco',
  title: 'Endereço',
  value: (entrega) => entrega.endereco,
  cell: (entrega) => <span className="text-ink-2">{entrega.endereco ?? '–'}</span>,
};

/**
 * The column 'Quando', sorted by time: the delivery's end, and a later release below it. `text` formats the time
 * ('hoje, 19:38' or '21/11 19:38').
 */
const whenColumn = (text: (instant: string) => string): Column<EntregaView> => ({
  id: 'quando',
  title: 'Quando',
  searchable: false,
  value: ({ data }) => data,
  cell: (entrega) => (
    <span className="whitespace-nowrap tabular-nums text-ink-2">
      {text(entrega.data)}
      <Release entrega={entrega} />
    </span>
  ),
});

/** Returns the columns of the dashboard's table, with the status of each delivery. */
export const dashboardColumns = (text: (instant: string) => string): Column<EntregaView>[] => [
  whenColumn(text),
  entregador,
  itens,
  pagamento,
  situacao,
  valor,
];

/** Returns the columns of a week's table. A release decides the week [semana], and 'Quando' names it. */
export const weekColumns = (text: (instant: string) => string): Column<EntregaView>[] => [
  whenColumn(text),
  entregador,
  endereco,
  itens,
  pagamento,
  valor,
];

type Props = {
  entrega: EntregaView;
  /** formatted time: 'hoje, 19:38' */
  quando: string;
  /** the detail to show: the address in the week's list, the status on the dashboard */
  com: 'endereco' | 'situacao';
};

/** A delivery as a row of a phone's list. */
export function EntregaNoTelefone({ entrega, quando, com }: Props) {
  const { entregador_id, entregador_nome, valor, quantidade, tipo_pagamento, status, endereco, desfecho } = entrega;
  return (
    <div className="flex items-start gap-3">
      <UserAvatar user_type="entregador" user_id={entregador_id} size={40} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-3 text-[16px] leading-6 font-semibold text-ink">
          <span title={entregador_nome} className="min-w-0 grow basis-[6em] wrap-anywhere">
            {nomeCurto(entregador_nome)}
          </span>
          <span className="ml-auto font-bold whitespace-nowrap tabular-nums">{formatMoney(valor)}</span>
        </p>
        <p className="text-[14px] leading-5 text-ink-2">
          {joined(quando, countOf(quantidade, 'item', 'itens'), PAGAMENTOS[tipo_pagamento].label, releaseNote(entrega))}
        </p>
        {com === 'endereco' && endereco && <p className="text-[14px] leading-5 wrap-anywhere text-ink-2">{endereco}</p>}
        {(desfecho === 'devolvida' || (com === 'situacao' && status === 'pendente')) && (
          <p className="mt-1">
            <Situacao status={status} desfecho={desfecho} />
          </p>
        )}
      </div>
    </div>
  );
}
