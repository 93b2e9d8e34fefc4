import type { DiferencaContestada } from '@corre/contract/custodia/suporte-contrato.ts';
import { formatDayMonthTime } from '@corre/ui/domain/format/dates.ts';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { RespostaADiferenca } from './resposta-a-diferenca.tsx';

/** Card of a contested cash difference: the shop's reason, the courier's objection, and the form for the answer. */
export function Contestada({ diferenca: de }: { diferenca: DiferencaContestada }) {
  return (
    <Card
      item
      tone="agir"
      aria-label={`Diferença de ${de.entregador} com ${de.comercio}`}
      className="grid min-w-0 grid-cols-1 content-start gap-3 p-4"
    >
      <div className="flex items-center gap-3">
        <UserAvatar user_type="entregador" user_id={de.entregador_id} size={40} />
        <div className="min-w-0">
          <h3 className="text-[15.5px] leading-5 wrap-anywhere text-ink">
            {de.entregador} · {formatMoney(de.diferenca)}
          </h3>
          <p className="text-[13px] leading-[18px] wrap-anywhere text-ink-2">
            {de.comercio} recebeu {formatMoney(de.valor_recebido)} de {formatMoney(de.valor)} em{' '}
            {formatDayMonthTime(de.confirmada_em)}
          </p>
        </div>
      </div>
      <p className="text-[15px] leading-snug wrap-anywhere text-ink">
        <span className="text-ink-2">A loja: </span>
        {de.motivo ?? 'sem motivo'}
      </p>
      <blockquote className="rounded-[10px] bg-sunken px-3 py-2.5 text-[15px] leading-snug wrap-anywhere text-ink">
        {de.contestacao.texto}
      </blockquote>
      <RespostaADiferenca prestacao_id={de.prestacao_id} />
    </Card>
  );
}
