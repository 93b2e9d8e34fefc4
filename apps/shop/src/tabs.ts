import type { TabItem } from '@corre/ui/kit/tabs/tab-list.tsx';
import { Banknote, Bike, History, LayoutDashboard, Settings } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** The five tabs of the shop's panel, spelled as in the address. */
const TABS = ['dashboard', 'solicitar', 'pendentes', 'historico', 'configuracoes'] as const;
export type Tab = (typeof TABS)[number];

const LOOKS: Record<Tab, Omit<TabItem<Tab>, 'value'>> = {
  dashboard: { label: 'Dashboard', icon: LayoutDashboard },
  solicitar: { label: 'Solicitar', icon: Bike },
  pendentes: { label: 'Pendentes', icon: Banknote, countLabel: 'entregas pendentes' },
  historico: { label: 'Histórico', icon: History },
  configuracoes: { label: 'Configurações', icon: Settings },
};

/** Returns the tabs. The count of 'Pendentes' is the deliveries to release plus the handovers of cash to confirm. */
export const panelTabs = (entregas: number, prestacoes: number): TabItem<Tab>[] =>
  TABS.map((value) => {
    if (value !== 'pendentes') return { value, ...LOOKS[value], count: 0 };
    const countLabel = prestacoes === 0 ? LOOKS.pendentes.countLabel : 'pendências';
    return { value, ...LOOKS.pendentes, count: entregas + prestacoes, countLabel };
  });

/**
 * Returns the tabs for a phone. 'Configurações' does not fit there, so the tab shows 'Ajustes'. Screen readers read the
 * full word as well.
 */
export const phoneTabs = (tabs: readonly TabItem<Tab>[]): TabItem<Tab>[] =>
  tabs.map((tab) => (tab.value === 'configuracoes' ? { ...tab, label: 'Ajustes', spoken: ' (Configurações)' } : tab));

/** The storage key of the last tab. Each device has its own. 'Sair' clears it with the rest of the storage [sair]. */
const KEY = 'ultima_aba';

function readLastTab(): Tab | undefined {
  try {
    return TABS.find((tab) => tab === localStorage.getItem(KEY));
  } catch {
    // The browser may block the storage. The panel then opens on the dashboard.
    return undefined;
  }
}

function storeLastTab(tab: Tab): void {
  try {
    localStorage.setItem(KEY, tab);
  } catch {
    // The browser may block the storage.
  }
}

/** True after a typed address, a link or a login. False after a reload and a step back, which keep their tab. */
function cameFromOutside(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
}

/** Opens the tab that this device used last, if the address is the panel's own. The first time, the dashboard opens. */
export function useLastTab(tab: Tab): void {
  const [path, navigate] = useLocation();
  const opened = useRef(false);
  useLayoutEffect(() => {
    const last = readLastTab();
    const move = !opened.current && path === '/' && last && last !== tab && cameFromOutside();
    opened.current = true;
    if (move) navigate(`/${last}`, { replace: true });
    else storeLastTab(tab);
  }, [tab, path, navigate]);
}
