import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { TabItem } from '../kit/tabs/tab-list.tsx';

/** The document title: first the news since the user last looked, then the page. */
let page = '';
let news = '';

function write(): void {
  document.title = news === '' ? page : `● ${news} · ${page}`;
}

function seen(): void {
  if (document.visibilityState !== 'visible') return;
  document.removeEventListener('visibilitychange', seen);
  news = '';
  write();
}

/** Sets the page's part of the title. */
export function setPageTitle(title: string): void {
  page = title;
  write();
}

/** Shows a text in the title until the user looks at the page. Does nothing while the page is visible. */
export function tellInTitle(text: string): void {
  if (document.visibilityState === 'visible') return;
  news = text;
  write();
  document.addEventListener('visibilitychange', seen);
}

export interface TabRoute<Value extends string> {
  value: Value;
  /** the tab that leads to the open page, if a navigation may have no room for the page */
  ledBy?: Value | undefined;
  /** the given items as links, for HeaderTabs, TabBar or a rail */
  items: TabItem<Value>[];
  /** returns a tab's address, for a link */
  hrefOf: (value: Value) => string;
  onValueChange: (value: Value) => void;
}

/**
 * Keeps the open tab in the path (`/comercio/solicitar`), so that reload, 'back' and a link show the same tab.
 * The first item is the base path, and an unknown path leads there. `title` is the app's part of the page title.
 * `waiting` is the number of open tasks. The title starts with this number, for users who look at another browser tab.
 */
export function useTabRoute<Value extends string>(
  tabs: readonly TabItem<Value>[],
  title: string,
  waiting = 0,
): TabRoute<Value> {
  const [path, navigate] = useLocation();
  const first = tabs[0];
  if (!first) throw new Error('no tab');
  const wanted = path.split('/')[1] ?? '';
  const found = tabs.find(({ value }) => value === wanted);
  const active = found ?? first;
  const pathOf = (value: Value) => (value === first.value ? '/' : `/${value}`);
  const hrefOf = (value: Value) => hrefBelowBase(pathOf(value));

  const unknown = wanted !== '' && !found;
  useEffect(() => {
    if (unknown) navigate('/', { replace: true });
  }, [unknown, navigate]);
  const isFirst = active.value === first.value;
  useEffect(() => {
    setPageTitle(pageTitle(active.label, title, waiting, isFirst));
  }, [active.label, title, waiting, isFirst]);

  return {
    value: active.value,
    ledBy: active.ledBy,
    items: tabs.map((tab) => ({ ...tab, href: hrefOf(tab.value) })),
    hrefOf,
    onValueChange: (value) => {
      navigate(pathOf(value));
      scrollTo(0, 0);
    },
  };
}

/**
 * Returns 'Suspensões · Painel de Suporte'. With a count it is '(3) Suspensões · …', on the first tab '(3) Painel de
 * Suporte', because a browser tab is narrow.
 */
function pageTitle(tab: string, title: string, waiting: number, first: boolean): string {
  if (waiting === 0) return `${tab} · ${title}`;
  return first ? `(${waiting}) ${title}` : `(${waiting}) ${tab} · ${title}`;
}

/** Returns the `href` of a path. wouter's paths are relative to the base of the Router, an `href` is not. */
const hrefBelowBase = (path: string): string => {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  return path === '/' ? base || '/' : `${base}${path}`;
};
