import type { ReactNode } from 'react';
import { TabBar } from '../kit/tabs/tab-bar.tsx';
import type { TabItem } from '../kit/tabs/tab-item.ts';
import { twMerge } from '../kit/theme/merge-classes.ts';
import { SkipLink } from './skip-link.tsx';
import type { TabRoute } from './use-tab-route.ts';

type Props<Value extends string> = {
  /** OfficeHeader, or the courier's own; the offline strip (ConnectionStrip) stands in its sticky part */
  header: ReactNode;
  /** a fixed column beside the page; the keyboard meets it behind 'Pular para o conteúdo' */
  lateral?: ReactNode;
  rota: TabRoute<Value>;
  /** names the navigation: 'Seções do painel' */
  label?: string;
  /** what the phone's bar shows when that differs: shorter words, fewer tabs */
  abasDoTelefone?: readonly TabItem<Value>[];
  /** the width below which the bar replaces the header's tabs */
  barUpTo?: 'sm' | 'lg';
  /** the page fills a window of 600 px and more and does not scroll; its parts do */
  fills?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * Header, page, and the phone's tab bar fixed to the bottom. The page leaves room for the bar; `<main>` is
 * what 'Pular para o conteúdo' leads to.
 */
export function OfficeShell<Value extends string>({
  header,
  lateral,
  rota,
  label = 'Seções do painel',
  abasDoTelefone,
  barUpTo = 'lg',
  fills = false,
  className,
  children,
}: Props<Value>) {
  const hideBar = barUpTo === 'sm' ? 'sm:hidden' : 'lg:hidden';
  const noRoom = barUpTo === 'sm' ? 'sm:pb-0' : 'lg:pb-0';
  const shown = abasDoTelefone?.map((aba) => ({ ...rota.items.find(({ value }) => value === aba.value), ...aba }));
  return (
    <div
      data-tab-bar
      className={`flex min-h-dvh flex-col pb-[calc(72px+env(safe-area-inset-bottom))] ${noRoom} ${fills ? '[@media(min-height:600px)]:h-dvh' : ''} print:block print:h-auto print:min-h-0 print:pb-0`}
    >
      <SkipLink />
      {lateral}
      {header}
      <main
        id="conteudo"
        tabIndex={-1}
        className={twMerge('min-w-0 flex-1 outline-none!', fills && 'flex min-h-0 flex-col', className)}
      >
        {children}
      </main>
      <TabBar
        label={label}
        items={shown ?? rota.items}
        value={rota.value}
        onValueChange={rota.onValueChange}
        className={twMerge('fixed inset-x-0 bottom-0 z-20 print:hidden', hideBar)}
      />
    </div>
  );
}
