/**
 * What all test files of a run share: one PostgreSQL with the migrated template, and an unpacked Chromium. Prints the
 * environment of the workers as one line of JSON, and stops the services when its standard input closes.
 * `TESTES_MEMORIA`: the folder in memory for the databases, where the run has one.
 */
import { clusterVariable, startTestCluster } from '@corre/db/testing/cluster.ts';
import { chromiumPath } from '../e2e/chromium.ts';

const [cluster, chromium] = await Promise.all([
  startTestCluster({ under: process.env.TESTES_MEMORIA }),
  chromiumPath(),
]);
console.log(JSON.stringify({ [clusterVariable]: cluster.url, CHROMIUM_PATH: chromium }));
process.stdin.resume().once('close', () => void cluster.stop());
