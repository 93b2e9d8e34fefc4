import { trpc } from '@corre/client/trpc.ts';
import { useLiveEvent } from '@corre/ui/shell/live-events.tsx';
import { useEffect, useRef } from 'react';

/** Reports are long to make: however many deliveries end, the open one is made anew at most this often. In milliseconds. */
const JUNTAR_MS = 3_000;

/** The open report follows the deliveries, launches and registrations as they happen. */
export function useRelatoriosAoVivo(): void {
  const utils = trpc.useUtils();
  const espera = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(espera.current), []);
  const marcar = () => {
    if (espera.current !== undefined) return;
    espera.current = setTimeout(() => {
      espera.current = undefined;
      void utils.relatorios.invalidate();
    }, JUNTAR_MS);
  };
  useLiveEvent('entrega', marcar);
  useLiveEvent('solicitacao', marcar);
  useLiveEvent('cadastro', marcar);
}
