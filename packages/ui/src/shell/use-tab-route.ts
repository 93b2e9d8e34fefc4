import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { TabItem } from '../kit/tabs/tab-item.ts';

export interface TabRoute<Value extends string> {
  value: Value;
  /** the given items as links, for HeaderTabs, TabBar or a rail */
  items: TabItem<Value>[];
  /** the address of one, for a link */
  hrefOf: (value: Value) => string;
  onValueChange: (value: Value) => void;
}

/**
 * The open tab is the first part of the path below the app's base (`/comercio/solicitar`), so that reload, 'back' and a link
 * show the same tab. The first item is the base itself; an unknown path becomes it. `titulo` is the app's part of the page title.
 */
export function useTabRoute<Value extends string>(abas: readonly TabItem<Value>[], title: string): TabRoute<Value> {
  const [path, navigate] = useLocation();
  const first = abas[0];
  if (!first) throw new Error('a panel has at least one tab');
  const wanted = path.split('/')[1] ?? '';
  const found = abas.find(({ value }) => value === wanted);
  const active = found ?? first;
  const pathOf = (value: Value) => (value === first.value ? '/' : `/${value}`);
  const hrefOf = (value: Value) => hrefBelowBase(pathOf(value));

  const unknown = wanted !== '' && !found;
  useEffect(() => {
    if (unknown) navigate('/', { replace: true });
  }, [unknown, navigate]);
  useEffect(() => {
    document.title = `${active.label} · ${title}`;
  }, [active.label, title]);

  return {
    value: active.value,
    items: abas.map((aba) => ({ ...aba, href: hrefOf(aba.value) })),
    hrefOf,
    onValueChange: (value) => {
      navigate(pathOf(value));
      scrollTo(0, 0);
    },
  };
}

/** wouter's paths are below the base of the Router; an `href` for the browser is not. The base is the entry's own folder. */
const hrefBelowBase = (path: string): string => {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  return path === '/' ? base || '/' : `${base}${path}`;
};
