import type { TabItem } from '@corre/ui/kit/tabs/tab-list.tsx';
import { Banknote, Bike, History, LayoutDashboard, Settings } from 'lucide-react';

/** The five tabs of the shop's panel, spelled as in the address. */
export const ABAS = ['dashboard', 'solicitar', 'pendentes', 'historico', 'configuracoes'] as const;
export type Aba = (typeof ABAS)[number];

const nomes: Record<Aba, Omit<TabItem<Aba>, 'value'>> = {
  dashboard: { label: 'Dashboard', icon: LayoutDashboard },
  solicitar: { label: 'Solicitar', icon: Bike },
  pendentes: { label: 'Pendentes', icon: Banknote, countLabel: 'entregas pendentes' },
  historico: { label: 'Histórico', icon: History },
  configuracoes: { label: 'Configurações', icon: Settings },
};

/** Returns the tabs. The count of 'Pendentes' is the deliveries to release plus the handovers of cash to confirm. */
export const abasDoPainel = (entregas: number, prestacoes: number): TabItem<Aba>[] =>
  ABAS.map((value) => {
    if (value !== 'pendentes') return { value, ...nomes[value], count: 0 };
    const countLabel = prestacoes === 0 ? nomes.pendentes.countLabel : 'pendências';
    return { value, ...nomes.pendentes, count: entregas + prestacoes, countLabel };
  });

/**
 * Returns the tabs for a phone. 'Configurações' does not fit there, so the tab shows 'Ajustes'. Screen readers read the
 * full word as well.
 */
export const abasDoTelefone = (abas: readonly TabItem<Aba>[]): TabItem<Aba>[] =>
  abas.map((aba) => (aba.value === 'configuracoes' ? { ...aba, label: 'Ajustes', spoken: ' (Configurações)' } : aba));
