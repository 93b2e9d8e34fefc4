import type { TabGroup } from '@corre/ui/kit/tabs/tab-list.tsx';
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

/** The sections, spelled as in the address. */
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

/** The four groups of sections: people, week and money, reports, system. The first section is the default. */
export const GRUPOS: readonly TabGroup<Aba>[] = [
  {
    title: 'Pessoas',
    items: [
      { value: 'entregadores', label: 'Entregadores', icon: Users },
      { value: 'aprovacoes', label: 'Aprovações', icon: UserRoundCheck },
      { value: 'gerenciar-comercios', label: 'Gerenciar Comércios', icon: Building2 },
    ],
  },
  {
    title: 'Semana e dinheiro',
    items: [
      { value: 'fechamento-da-semana', label: 'Fechamento da Semana', icon: Banknote },
      { value: 'acompanhamento-semanal', label: 'Acompanhamento Semanal', icon: CalendarDays },
      { value: 'dinheiro-em-maos', label: 'Dinheiro em Mãos', icon: HandCoins },
    ],
  },
  {
    title: 'Relatórios',
    items: [
      { value: 'relatorio-entregadores', label: 'Relatório Entregadores', icon: ScrollText },
      { value: 'relatorio-comercios', label: 'Relatório Comércios', icon: ReceiptText },
      { value: 'dados-comercios', label: 'Dados Comércios', icon: Store },
      { value: 'relatorio-semana', label: 'Relatório Semana', icon: ChartColumn },
    ],
  },
  {
    title: 'Sistema',
    items: [
      { value: 'integracoes', label: 'Integrações', icon: Plug },
      { value: 'configuracoes-admin', label: 'Configurações', icon: Settings },
    ],
  },
];
