import type { TabItem } from '@corre/ui/kit/tabs/tab-item.ts';
import {
  Banknote,
  Building2,
  CalendarDays,
  ChartColumn,
  HandCoins,
  Plug,
  ReceiptText,
  ScrollText,
  Settings,
  Store,
  UserRoundCheck,
  Users,
} from 'lucide-react';

/**
 * The eight tabs of the specification (§2, "Administrator panel"), the closing of the week, the week of custody, the registrations
 * that wait and other systems, spelt as in the address; the first is the default.
 */
export type Aba =
  | 'entregadores'
  | 'aprovacoes'
  | 'relatorio-entregadores'
  | 'relatorio-comercios'
  | 'dados-comercios'
  | 'acompanhamento-semanal'
  | 'fechamento-da-semana'
  | 'gerenciar-comercios'
  | 'configuracoes-admin'
  | 'relatorio-semana'
  | 'dinheiro-em-maos'
  | 'integracoes';

export const ABAS: readonly TabItem<Aba>[] = [
  { value: 'entregadores', label: 'Entregadores', icon: Users },
  { value: 'aprovacoes', label: 'Aprovações', icon: UserRoundCheck },
  { value: 'relatorio-entregadores', label: 'Relatório Entregadores', icon: ScrollText },
  { value: 'relatorio-comercios', label: 'Relatório Comércios', icon: ReceiptText },
  { value: 'dados-comercios', label: 'Dados Comércios', icon: Store },
  { value: 'acompanhamento-semanal', label: 'Acompanhamento Semanal', icon: CalendarDays },
  { value: 'fechamento-da-semana', label: 'Fechamento da Semana', icon: Banknote },
  { value: 'gerenciar-comercios', label: 'Gerenciar Comércios', icon: Building2 },
  { value: 'configuracoes-admin', label: 'Configurações', icon: Settings },
  { value: 'relatorio-semana', label: 'Relatório Semana', icon: ChartColumn },
  { value: 'dinheiro-em-maos', label: 'Dinheiro em Mãos', icon: HandCoins },
  { value: 'integracoes', label: 'Integrações', icon: Plug },
];
