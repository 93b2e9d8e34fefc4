import { clusterVariable, startTestCluster } from './cluster.ts';

/** Vitest's global setup of every project that needs PostgreSQL. It starts one cluster per run. */
export default async function setup(): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  process.env[clusterVariable] = cluster.url;
  return cluster.stop;
}
