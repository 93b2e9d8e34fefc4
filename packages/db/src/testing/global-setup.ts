import { clusterVariable, startTestCluster } from './cluster.ts';

/**
 * Vitest's global setup of every project that needs PostgreSQL. `npm test` has started one cluster for all its
 * projects; a run of Vitest alone starts its own.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[clusterVariable] !== undefined) return;
  const cluster = await startTestCluster();
  process.env[clusterVariable] = cluster.url;
  return cluster.stop;
}
