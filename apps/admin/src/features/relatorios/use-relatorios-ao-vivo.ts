import { trpc } from '@corre/client/trpc.ts';
import { useLiveEvent } from '@corre/ui/shell/live-events.tsx';
import { useEffect, useRef } from 'react';

/** Reports are slow queries, so the open one refetches at most this often. In milliseconds. */
const JUNTAR_MS = 3_000;

/** Refetches the open report after deliveries, launches and registrations. */
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
