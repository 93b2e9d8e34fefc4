import type { TabItem } from '@corre/ui/kit/tabs/tab-item.ts';
import { Banknote, Bike, History, LayoutDashboard, Settings } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** The five tabs of the shop's panel, spelled as in the address. */
const ABAS = ['dashboard', 'solicitar', 'pendentes', 'historico', 'configuracoes'] as const;
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

/** The storage key of the last tab. Each device has its own. 'Sair' clears it with the rest of the storage [sair]. */
const CHAVE = 'ultima_aba';

function lida(): Aba | undefined {
  try {
    return ABAS.find((aba) => aba === localStorage.getItem(CHAVE));
  } catch {
    // The browser may block the storage. The panel then opens on the dashboard.
    return undefined;
  }
}

function guardar(aba: Aba): void {
  try {
    localStorage.setItem(CHAVE, aba);
  } catch {
    // The browser may block the storage.
  }
}

/** True after a typed address, a link or a login. False after a reload and a step back, which keep their tab. */
function veioDeFora(): boolean {
  const [entrada] = performance.getEntriesByType('navigation');
  return entrada instanceof PerformanceNavigationTiming && entrada.type === 'navigate';
}

/** Opens the tab that this device used last, if the address is the panel's own. The first time, the dashboard opens. */
export function useUltimaAba(aba: Aba): void {
  const [caminho, navegar] = useLocation();
  const aberta = useRef(false);
  useLayoutEffect(() => {
    const ultima = lida();
    const mudar = !aberta.current && caminho === '/' && ultima && ultima !== aba && veioDeFora();
    aberta.current = true;
    if (mudar) navegar(`/${ultima}`, { replace: true });
    else guardar(aba);
  }, [aba, caminho, navegar]);
}
