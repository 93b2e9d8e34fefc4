import { serverReturning } from '@corre/client/returning.ts';
import { useSyncExternalStore } from 'react';
import { OfflineStrip } from '../domain/offline-strip/offline-strip.tsx';
import { useDelayed } from '../kit/states/use-delayed.ts';
import { useLive } from './live-events.tsx';
import { restoredAt } from './persisted-data.ts';

/** A broken stream that is back within this time shows nothing, in milliseconds. */
const PATIENCE_MS = 4_000;
/** The same for a database that is back within this time. */
const RETURN_PATIENCE_MS = 1_500;

/** Returns true while the server answers but its database does not yet. */
const useReturning = () => useSyncExternalStore(serverReturning.subscribe, () => serverReturning.now);

/**
 * Shows an offline strip in the sticky header after the stream was away for a while. The last data stay on the screen,
 * with their time.
 */
export function ConnectionStrip({ className, stored = 0 }: { className?: string; stored?: number }) {
  const { estado, ultimo_sinal, reconectar } = useLive();
  const away = useDelayed(estado !== 'ao_vivo', PATIENCE_MS);
  const returning = useReturning();
  const voltando = useDelayed(returning, RETURN_PATIENCE_MS);
  return away || voltando ? (
    <OfflineStrip
      voltando={returning}
      stored={stored}
      dados_de={ultimo_sinal ?? restoredAt()}
      onRetry={reconectar}
      className={className}
    />
  ) : null;
}
