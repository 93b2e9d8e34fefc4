import { type Cluster, serverProcess, startServer } from './cluster.ts';

const checkEveryMs = 1000;

/** Watches over a running PostgreSQL. */
export interface Supervisor {
  /** The id of the server's process as last seen; synchronous, for exit hooks. */
  current: () => number | undefined;
  /** Ends the watch; waits for a restart that is under way. */
  end: () => Promise<void>;
}

/**
 * Starts PostgreSQL again, on the same port, when it died without being asked to: the product's pool reconnects by itself.
 * PostgreSQL refuses while processes of the dead server still hold its memory; the next round tries again.
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
