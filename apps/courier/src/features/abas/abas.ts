import type { TabItem } from '@corre/ui/kit/tabs/tab-list.tsx';
import { ClipboardList, History, House, User } from 'lucide-react';

export const ABAS = ['dashboard', 'solicitacoes', 'historico', 'perfil'] as const;
export type Aba = (typeof ABAS)[number];

/**
 * Returns the four tabs. A waiting offer puts a dot on Solicitações. Unanswered discounts put their number on
 * Histórico.
 */
export const abasDoPainel = (ofertaEspera: boolean, descontos: number): TabItem<Aba>[] => [
  { value: 'dashboard', label: 'Início', icon: House },
  { value: 'solicitacoes', label: 'Solicitações', icon: ClipboardList, dot: ofertaEspera },
  { value: 'historico', label: 'Histórico', icon: History, count: descontos, countLabel: 'para responder' },
  { value: 'perfil', label: 'Perfil', icon: User },
];
