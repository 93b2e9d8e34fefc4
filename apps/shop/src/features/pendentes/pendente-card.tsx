import type { EntregaView } from '@corre/contract/entregas/contrato.ts';
import { PAGAMENTOS } from '@corre/ui/domain/door-payment/phrases.ts';
import { formatAgo, formatHoursMinutes, minutesSince } from '@corre/ui/domain/format/dates.ts';
import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { countOf, formatMoney } from '@corre/ui/kit/format/money.ts';
import { nomeCurto } from '@corre/ui/kit/format/shorten.ts';
import { SECOND_PRESS_MS, useGuardedPress } from '@corre/ui/kit/guarded-press/guarded-press.ts';
import { UndoBar } from '@corre/ui/kit/undo-bar/undo-bar.tsx';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { Check } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { formatDayAndTime } from '../when.ts';
import { oQueVolta } from './o-que-volta.ts';

const DAY_MIN = 24 * 60;

/** Returns 'há 12 min', 'há 6 h 58 min' or 'há 3 dias': the time since `since`. `now` is in epoch milliseconds. */
export function formatAge(since: string, now: number): string {
  const minutes = minutesSince(since, now);
  return minutes < DAY_MIN ? `há ${formatHoursMinutes(minutes)}` : formatAgo(since, now);
}

/** The payment type of a delivery as a badge. */
function PagamentoBadge({ tipo_pagamento }: Pick<EntregaView, 'tipo_pagamento'>) {
  const { label, icon } = PAGAMENTOS[tipo_pagamento];
  return (
    <Badge tone="contorno" icon={icon}>
      {label}
    </Badge>
  );
}

type Props = {
  entrega: EntregaView;
  now: number;
  liberando: boolean;
  /** true while the release can be undone */
  liberada: boolean;
  onLiberar: (entrega: EntregaView) => void;
  onUndo: () => void;
};

/** The released delivery with 'Desfazer' for 5 s. After that the release goes to the server and is final. */
function Liberada({ devolvido, onUndo }: { devolvido: string; onUndo: () => void }) {
  // The second tap of a double tap lands here, so 'Desfazer' ignores taps for a moment.
  const { press } = useGuardedPress(devolvido, SECOND_PRESS_MS);
  return <UndoBar onUndo={press(onUndo)}>{devolvido}</UndoBar>;
}

/** Moves the focus to the new button when it replaces the old one. */
function useButtonFocus(cartao: RefObject<HTMLElement | null>, liberada: boolean): void {
  const before = useRef(liberada);
  useEffect(() => {
    if (before.current === liberada) return;
    before.current = liberada;
    if (document.activeElement === document.body) cartao.current?.querySelector('button')?.focus();
  }, [cartao, liberada]);
}

/** The address of a request and the money collected there. A launched delivery has neither. */
function Pedido({ entrega }: Pick<Props, 'entrega'>) {
  const { endereco, tipo_pagamento: pagamento, valor_a_receber, troco_para } = entrega;
  if (!valor_a_receber) return null;
  return (
    <div className="grid gap-0.5 text-[14px] leading-5">
      {endereco && <p className="line-clamp-2 wrap-anywhere text-ink">{endereco}</p>}
      <p className="tabular-nums text-ink-2">
        Recebido do cliente: <strong className="text-ink">{formatMoney(valor_a_receber)}</strong>
        {pagamento === 'dinheiro' && troco_para !== null && ` · troco para ${formatMoney(troco_para)}`}
      </p>
    </div>
  );
}

/** A delivery whose card machine or cash is not back yet, and the button that releases it [pendente]. */
export function PendenteCard({ entrega, now, liberando, liberada, onLiberar, onUndo }: Props) {
  const { id, entregador_id, entregador_nome, data, quantidade, valor, tipo_pagamento } = entrega;
  const cartao = useRef<HTMLElement>(null);
  useButtonFocus(cartao, liberada);
  const devolvido = tipo_pagamento === 'maquininha' ? 'Maquininha Devolvida' : 'Dinheiro Devolvido';
  return (
    <Card item ref={cartao} aria-labelledby={`pendente-${id}`} className="grid grid-cols-1 gap-3 p-4">
      <div className="flex flex-wrap items-center gap-x-3">
        <UserAvatar user_type="entregador" user_id={entregador_id} size={44} />
        <div className="min-w-0 flex-1 basis-[6rem]">
          <h2
            id={`pendente-${id}`}
            title={entregador_nome}
            className="line-clamp-2 text-[16px] leading-5 wrap-anywhere"
          >
            {nomeCurto(entregador_nome)}
          </h2>
          <p className="text-[14px] leading-5 text-ink-2">
            {formatDayAndTime(data, now)} · {countOf(quantidade, 'item', 'itens')}
          </p>
        </div>
        <p className="ml-auto text-right text-[17px] font-bold whitespace-nowrap tabular-nums text-ink">
          {oQueVolta(entrega)}
          <span className="block text-[14px] leading-5 font-normal text-ink-2">entrega {formatMoney(valor)}</span>
        </p>
      </div>
      <Pedido entrega={entrega} />
      <div className="flex items-center justify-between gap-3">
        <PagamentoBadge tipo_pagamento={tipo_pagamento} />
        <span className="text-[14px] tabular-nums text-ink-2">{formatAge(data, now)}</span>
      </div>
      {liberada ? (
        <Liberada devolvido={devolvido} onUndo={onUndo} />
      ) : (
        <Button
          size="lg"
          full
          icon={Check}
          loading={liberando}
          loadingLabel="Liberando..."
          aria-describedby={`pendente-${id}`}
          onClick={() => onLiberar(entrega)}
        >
          {devolvido}
        </Button>
      )}
    </Card>
  );
}
