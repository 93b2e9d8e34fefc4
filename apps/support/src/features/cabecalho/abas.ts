import type { TabItem } from '@corre/ui/kit/tabs/tab-list.tsx';
import { ChartColumn, Ellipsis, Gauge, History, Settings, ShieldOff, Users } from 'lucide-react';

export type Aba = 'dashboard' | 'suspensoes' | 'entregadores' | 'historico' | 'estatisticas' | 'configuracoes';

/** The six tabs. `value` is also the path of the tab. */
export const ABAS: readonly TabItem<Aba>[] = [
  { value: 'dashboard', label: 'Dashboard', icon: Gauge },
  { value: 'suspensoes', label: 'Suspensões', icon: ShieldOff },
  { value: 'entregadores', label: 'Gerenciar', icon: Users },
  { value: 'historico', label: 'Histórico', icon: History },
  { value: 'estatisticas', label: 'Estatísticas', icon: ChartColumn },
  { value: 'configuracoes', label: 'Configurações', icon: Settings },
];

/** Returns the tabs with counts: `contestacoes` on Suspensões and `custodia` on Gerenciar. */
export const comPendencias = (contestacoes: number, custodia: number): TabItem<Aba>[] =>
  ABAS.map((aba) => {
    if (aba.value === 'suspensoes') {
      const countLabel = contestacoes === 1 ? 'contestação sem resposta' : 'contestações sem resposta';
      return { ...aba, count: contestacoes, countLabel };
    }
    if (aba.value === 'entregadores') {
      return {
        ...aba,
        count: custodia,
        countLabel: custodia === 1 ? 'pendência de dinheiro' : 'pendências de dinheiro',
      };
    }
    return aba;
  });

/** The tabs of a phone, which has room for five. 'Mais' opens the settings, which link to the statistics. */
export const abasDoTelefone: readonly TabItem<Aba>[] = ABAS.filter(({ value }) => value !== 'estatisticas').map(
  (aba) => (aba.value === 'configuracoes' ? { ...aba, label: 'Mais', icon: Ellipsis } : aba),
);
