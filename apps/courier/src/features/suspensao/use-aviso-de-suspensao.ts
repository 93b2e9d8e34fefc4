import { notify, SUSPENDED_TOAST_MS } from '@corre/ui/toaster/notify.ts';
import { useEffect } from 'react';
import { useEstado } from '../online/use-online.ts';

/** A suspension is told once, for 10 s (specification §4, §8); so is the reason why the server took the courier offline. */
export function useAvisoDeSuspensao(): void {
  const { data: estado } = useEstado();
  const id = estado?.suspensao?.id;
  const motivo = estado?.suspensao?.motivo_suspensao;
  const offline = estado?.suspenso ? null : estado?.motivo_offline;
  useEffect(() => {
    if (id !== undefined) notify.error(`CONTA SUSPENSA. ${motivo ?? ''}`.trim(), { duration: SUSPENDED_TOAST_MS });
  }, [id, motivo]);
  useEffect(() => {
    if (offline) notify.error(offline, { duration: SUSPENDED_TOAST_MS });
  }, [offline]);
}
