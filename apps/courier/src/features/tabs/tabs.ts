import { useMediaQuery } from '@corre/ui/kit/media-query/use-media-query.ts';
import type { TabItem } from '@corre/ui/kit/tabs/tab-list.tsx';
import { ClipboardList, History, House, User } from 'lucide-react';

export const TABS = ['dashboard', 'solicitacoes', 'historico', 'perfil'] as const;
export type Tab = (typeof TABS)[number];

/**
 * Returns the four tabs. A waiting offer puts a dot on Solicitações. Unanswered discounts put their number on
 * Histórico.
 */
export const panelTabs = (ofertaEspera: boolean, descontos: number): TabItem<Tab>[] => [
  { value: 'dashboard', label: 'Início', icon: House },
  { value: 'solicitacoes', label: 'Solicitações', icon: ClipboardList, dot: ofertaEspera },
  { value: 'historico', label: 'Histórico', icon: History, count: descontos, countLabel: 'para responder' },
  { value: 'perfil', label: 'Perfil', icon: User },
];

/**
 * Returns whether the screen has room for a right column. Its content is then rendered once, not twice with one hidden.
 */
export const useDesktop = (): boolean => useMediaQuery('(min-width: 1024px)');

/** Returns whether the middle column has room for a table of deliveries. Otherwise they are a list, as on a phone. */
export const useTableRoom = (): boolean => useMediaQuery('(min-width: 1280px)');
