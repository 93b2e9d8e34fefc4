import type { EntregaView } from '@corre/contract/entregas/contrato.ts';
import { PAGAMENTOS } from '@corre/ui/domain/door-payment/phrases.ts';
import { countOf, formatMoney } from '@corre/ui/kit/format/money.ts';
import { nomeCurto } from '@corre/ui/kit/format/names.ts';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { Situacao } from './colunas-de-entregas.tsx';

type Props = {
  entrega: EntregaView;
  /** formatted time: 'hoje, 19:38' */
  quando: string;
  /** the detail to show: the address in the week's list, the status on the dashboard */
  com: 'endereco' | 'situacao';
};

/** A delivery as a row of a phone's list. */
export function EntregaNoTelefone({ entrega, quando, com }: Props) {
  const { entregador_id, entregador_nome, valor, quantidade, tipo_pagamento, status, endereco } = entrega;
  return (
    <div className="flex items-start gap-3">
      <UserAvatar user_type="entregador" user_id={entregador_id} size={40} />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-3 text-[16px] leading-6 font-semibold text-ink">
          <span title={entregador_nome} className="min-w-0 truncate">
            {nomeCurto(entregador_nome)}
          </span>
          <span className="font-bold whitespace-nowrap tabular-nums">{formatMoney(valor)}</span>
        </p>
        <p className="text-[14px] leading-5 text-ink-2">
          {quando} · {countOf(quantidade, 'item', 'itens')} · {PAGAMENTOS[tipo_pagamento].label}
        </p>
        {com === 'endereco' && endereco && <p className="truncate text-[14px] leading-5 text-ink-2">{endereco}</p>}
        {com === 'situacao' && status === 'pendente' && (
          <p className="mt-1">
            <Situacao status={status} />
          </p>
        )}
      </div>
    </div>
  );
}
