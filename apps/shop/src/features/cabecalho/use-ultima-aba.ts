import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { ABAS, type Aba } from './abas.ts';

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
