import type { ReactNode } from 'react';
import { Logo } from '../logo/logo.tsx';
import { twMerge } from '../theme/merge-classes.ts';

type Props = {
  /** under the logo: 'Painel Admin' */
  title: string;
  /** RailTabs */
  abas: ReactNode;
  /** behind a line at the foot: who is signed in, 'Sair' */
  pe: ReactNode;
  className?: string;
};

/** The night rail of 248 px left of a panel: dark in both themes, stands while the page scrolls. */
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
