import type { ReactNode } from 'react';
import { Logo } from '../logo/logo.tsx';
import { twMerge } from '../theme/merge-classes.ts';

type Props = {
  /** under the logo: 'Painel Admin' */
  title: string;
  /** the navigation: RailTabs */
  abas: ReactNode;
  /** at the bottom, below a line: the signed-in user, 'Sair' */
  pe: ReactNode;
  className?: string;
};

/** The dark rail of 248 px at the left of a panel. It is dark in both themes and does not scroll with the page. */
export function Rail({ title, abas, pe, className }: Props) {
  return (
    <header
      data-theme="dark"
      data-print="hide"
      className={twMerge(
        'sticky top-0 flex h-dvh w-[248px] shrink-0 flex-col overflow-y-auto border-r border-line bg-bg text-ink',
        className,
      )}
    >
      <div className="px-6 pt-5 pb-4">
        <Logo className="text-[20px]" />
        <p className="mt-2 text-[14px] leading-5 font-semibold text-ink-2">{title}</p>
      </div>
      {abas}
      <div className="mx-3 mt-auto border-t border-line pt-3 pb-4">{pe}</div>
    </header>
  );
}
