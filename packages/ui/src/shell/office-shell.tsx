import type { ReactNode } from 'react';
import { markedTab, type TabItem } from '../kit/tabs/tab-list.tsx';
import { TabBar } from '../kit/tabs/tabs.tsx';
import { twMerge } from '../kit/theme/merge-classes.ts';
import { SkipLink } from './skip-link.tsx';
import type { TabRoute } from './use-tab-route.ts';

type Props<Value extends string> = {
  /** OfficeHeader or the courier's own header; its sticky part has the offline strip (ConnectionStrip) */
  header: ReactNode;
  /** a fixed column beside the page; it comes after 'Pular para o conteúdo' in the tab order */
  side?: ReactNode;
  route: TabRoute<Value>;
  /** names the navigation: 'Seções do painel' */
  label?: string;
  /** the tabs of the phone's bar, if they differ: shorter words, fewer tabs */
  phoneTabs?: readonly TabItem<Value>[];
  /** the width below which the bar replaces the header's tabs */
  barUpTo?: 'sm' | 'lg';
  /** the page fills a window from 600 px on; its parts scroll instead of the page */
  fills?: boolean;
  /** DemoTown; the last stop of the keyboard, above the page in a wide window */
  town?: ReactNode;
  className?: string;
  children: ReactNode;
};

/**
 * The layout of a panel: header, page, and the phone's tab bar at the bottom. The page leaves room for the bar.
 * `<main>` is the target of 'Pular para o conteúdo'.
 */
export function OfficeShell<Value extends string>({
  header,
  side,
  route,
  label = 'Seções do painel',
  phoneTabs,
  barUpTo = 'lg',
  fills = false,
  town,
  className,
  children,
}: Props<Value>) {
  const hideBar = barUpTo === 'sm' ? 'sm:hidden' : 'lg:hidden';
  const noRoom = barUpTo === 'sm' ? 'sm:pb-0' : 'lg:pb-0';
  const shown =
    phoneTabs?.map((tab) => ({ ...route.items.find(({ value }) => value === tab.value), ...tab })) ?? route.items;
  return (
    <div
      data-tab-bar
      className={`flex min-h-dvh flex-col pb-[calc(72px+env(safe-area-inset-bottom))] ${noRoom} ${fills ? '[@media(min-height:600px)]:h-dvh' : ''} print:block print:h-auto print:min-h-0 print:pb-0`}
    >
      <SkipLink />
      {side}
      {header}
      <main
        id="conteudo"
        tabIndex={-1}
        className={twMerge('order-1 min-w-0 flex-1 outline-none!', fills && 'flex min-h-0 flex-col', className)}
      >
        {children}
      </main>
      {town}
      <TabBar
        label={label}
        items={shown}
        value={markedTab(shown, route)}
        onValueChange={route.onValueChange}
        className={twMerge('fixed inset-x-0 bottom-0 z-20 print:hidden', hideBar)}
      />
    </div>
  );
}
