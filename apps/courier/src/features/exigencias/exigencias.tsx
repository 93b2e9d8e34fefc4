import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import type { ReactNode } from 'react';
import type { Chip } from './chips.ts';

type Props = {
  chips: readonly Chip[];
  /** 32 px high, for an offer */
  alto?: boolean;
  className?: string;
  /** more chips */
  children?: ReactNode;
};

/** The requirements of a delivery, as chips. */
export function Exigencias({ chips, alto = false, className = '', children }: Props) {
  const tamanho = alto ? 'h-8 px-2.5' : 'px-[11px]';
  return (
    <ul aria-label="O que a entrega pede" className={`flex flex-wrap gap-x-1.5 gap-y-2 empty:hidden ${className}`}>
      {chips.map(({ texto, icone, tom, muda }) => (
        <li key={texto} className="max-w-full">
          <Badge tone={tom ?? 'contorno'} icon={icone} className={`max-w-full text-[14px] ${tamanho}`}>
            <span role={muda && 'status'} className="truncate leading-5">
              {texto}
            </span>
          </Badge>
        </li>
      ))}
      {children}
    </ul>
  );
}
