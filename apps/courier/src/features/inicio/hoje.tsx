import { type Outputs, trpc } from '@corre/client/trpc.ts';
import { formatDayMonth, weekdayLong } from '@corre/ui/domain/format/dates.ts';
import { Amount } from '@corre/ui/kit/amount/amount.tsx';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { Skeleton } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { Clock, type LucideIcon, Package } from 'lucide-react';
import type { ReactNode } from 'react';
import { diaDeHoje, dizerALiberar } from '../passos/ganho-do-dia.ts';

/** In milliseconds. The time online grows without an event. */
const MINUTE_MS = 60_000;

/** Returns the courier's minutes online today from the server. Undefined until the server answers. */
export function useMinutosOnline(): number | undefined {
  const entregador_id = useEntregadorId();
  return trpc.fila.hoje.useQuery({ entregador_id }, { refetchInterval: MINUTE_MS }).data?.minutos_online;
}

/** Formats minutes online in a short form: '3 h 20', '3 h', '20 min'. */
export function tempoOnline(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${String(rest).padStart(2, '0')}`}`;
}

function Numero({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <p className="flex min-h-12 items-center gap-2 px-3 py-2 text-[16px] leading-6 font-[650] tabular-nums @[350px]:gap-2.5 @[350px]:px-[18px] @[350px]:text-[17px]">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
      {children}
    </p>
  );
}

/** 'Hoje': today's net amount, what awaits a release, the number of deliveries and the time online. */
export function Hoje({ semana }: { semana: Outputs['entregas']['semanaAtual'] }) {
  const { dia, total_liquido, total_entregas } = diaDeHoje(semana, serverNow());
  const minutes = useMinutosOnline();
  const aLiberar = dizerALiberar(semana);
  return (
    <Card aria-labelledby="hoje" className="@container">
      <div className="px-[18px] pt-4 pb-3.5">
        <div className="flex items-baseline justify-between gap-3">
          <h2 id="hoje" className="text-[20px] leading-7 font-[780]">
            Hoje
          </h2>
          <span className="text-[16px] leading-6 tabular-nums text-ink-2">
            {weekdayLong(dia)}, {formatDayMonth(dia)}
          </span>
        </div>
        <p className="mt-2 flex flex-wrap items-end gap-x-2.5">
          <Amount valor={total_liquido} />
          <span className="pb-1 text-[17px] leading-6 text-ink-2">líquido</span>
          {aLiberar && (
            <strong className="pb-1 text-[17px] leading-6 font-[650] whitespace-nowrap text-aguardando-ink">
              {aLiberar}
            </strong>
          )}
        </p>
      </div>
      <div className="grid grid-cols-2 divide-x divide-line border-t border-line">
        <Numero icon={Package}>{countOf(total_entregas, 'entrega', 'entregas')}</Numero>
        <Numero icon={Clock}>
          {minutes === undefined ? <Skeleton className="h-5 w-20" /> : `${tempoOnline(minutes)} online`}
        </Numero>
      </div>
    </Card>
  );
}
