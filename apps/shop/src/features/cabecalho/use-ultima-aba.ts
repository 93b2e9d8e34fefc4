import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { ABAS, type Aba } from './abas.ts';

/** Of this device: a counter opens on what it works with. 'Sair' forgets it, as it forgets everything. */
const CHAVE = 'ultima_aba';

function lida(): Aba | undefined {
  try {
    return ABAS.find((aba) => aba === localStorage.getItem(CHAVE));
  } catch {
    // Storage may be forbidden: then the panel opens as on the first day.
    return undefined;
  }
}

function guardar(aba: Aba): void {
  try {
    localStorage.setItem(CHAVE, aba);
  } catch {
    // See lida.
  }
}

/** A page that was typed, linked or signed into; a reload and a step back stay where they are. */
function veioDeFora(): boolean {
  const [entrada] = performance.getEntriesByType('navigation');
  return entrada instanceof PerformanceNavigationTiming && entrada.type === 'navigate';
}

/** The panel's own address opens the tab that this device used last; the first time it is the dashboard (specification §2). */
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
