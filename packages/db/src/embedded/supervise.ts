import { type Cluster, serverProcess, startServer } from './cluster.ts';

const checkEveryMs = 1000;

/** Watches a running PostgreSQL. */
export interface Supervisor {
  /** The last known process id of the server. Synchronous, for exit hooks. */
  current: () => number | undefined;
  /** Ends the watch. Waits for a restart that is in progress. */
  end: () => Promise<void>;
}

/**
 * Restarts PostgreSQL on the same port when it died unexpectedly. The product's pool reconnects by itself. PostgreSQL
 * refuses to start while processes of the dead server still hold its memory, and the next round tries again.
 */
export async function supervise(cluster: Cluster, port: number, log: (message: string) => void): Promise<Supervisor> {
  let server = await serverProcess(cluster);
  let round: Promise<void> | undefined;
  const check = async () => {
    server = await serverProcess(cluster);
    if (server !== undefined) return;
    log('O banco de dados embutido parou sozinho: reiniciando…');
    await startServer(cluster, port).catch((error: Error) => log(error.message));
    server = await serverProcess(cluster);
  };
  const timer = setInterval(() => {
    round ??= check().finally(() => {
      round = undefined;
    });
  }, checkEveryMs).unref();
  const end = async () => {
    clearInterval(timer);
    await round;
  };
  return { current: () => server, end };
}
