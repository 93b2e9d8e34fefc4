import { serverReturning } from '@corre/client/returning.ts';
import { useSyncExternalStore } from 'react';
import { OfflineStrip } from '../domain/offline-strip/offline-strip.tsx';
import { useDelayed } from '../kit/states/use-delayed.ts';
import { useLive } from './live-events.tsx';
import { restoredAt } from './persisted-data.ts';

/** A line that breaks and comes back within this is nobody's concern, in milliseconds. */
const PATIENCE_MS = 4_000;
/** So is a database that is back within this. */
const RETURN_PATIENCE_MS = 1_500;

/** The server answers, and its database does not yet. */
const useReturning = () => useSyncExternalStore(serverReturning.subscribe, () => serverReturning.now);

/** Appears in the sticky part of the header once the stream has been away for a while; the last data stay on the screen, with their time. */
export function ConnectionStrip({ className, guardados = 0 }: { className?: string; guardados?: number }) {
  const { estado, ultimo_sinal, reconectar } = useLive();
  const away = useDelayed(estado !== 'ao_vivo', PATIENCE_MS);
  const returning = useReturning();
  const voltando = useDelayed(returning, RETURN_PATIENCE_MS);
  return away || voltando ? (
    <OfflineStrip
      voltando={returning}
      guardados={guardados}
      dados_de={ultimo_sinal ?? restoredAt()}
      onRetry={reconectar}
      className={className}
    />
  ) : null;
}
