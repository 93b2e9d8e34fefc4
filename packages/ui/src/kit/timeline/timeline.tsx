import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { twMerge } from '../theme/merge-classes.ts';

const tints = {
  criada: 'bg-aguardando text-aguardando-ink',
  oferta: 'bg-aceita text-aceita-ink',
  neutra: 'bg-cancelada text-cancelada-ink',
  recusa: 'bg-perigo-soft text-perigo-ink',
  retirada: 'bg-retirada text-retirada-ink',
  entrega: 'bg-entrega text-entrega-ink',
  final: 'bg-finalizada text-finalizada-ink',
  agora: 'bg-faixa text-on-faixa',
};

export type TimelineEvent = {
  id: string | number;
  /** '19:33:08', or 'agora' for the last event */
  hora: string;
  title: string;
  detalhe?: ReactNode;
  icon: LucideIcon;
  tone: keyof typeof tints;
};

/** The history of a request to the second, oldest first. */
export function Timeline({ eventos, className }: { eventos: readonly TimelineEvent[]; className?: string }) {
  return (
    <ol className={className}>
      {eventos.map(({ id, hora, title, detalhe, icon: Icon, tone }) => (
        <li key={id} className="group flex gap-3">
          <span
            className={twMerge(
              'w-[58px] shrink-0 pt-1 text-[13.5px] leading-5 whitespace-nowrap tracking-tight tabular-nums text-ink-2',
              tone === 'agora' && 'font-bold text-ink',
            )}
          >
            {hora}
          </span>
          <span className="flex flex-col items-center">
            <span className={twMerge('flex size-7 shrink-0 items-center justify-center rounded-full', tints[tone])}>
              <Icon aria-hidden="true" className="size-4" />
            </span>
            <span className="min-h-3 flex-1 border-l-2 border-line group-last:hidden" />
          </span>
          <span className="min-w-0 flex-1 pb-4 group-last:pb-0">
            <span className="block pt-0.5 text-[15px] leading-6 font-semibold text-ink">{title}</span>
            {detalhe && <span className="block text-[13px] leading-[18px] text-ink-2">{detalhe}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
