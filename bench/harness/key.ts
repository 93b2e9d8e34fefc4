import { createVault } from '@corre/api/base/vault.ts';

/** The data key of every measured database and process (`CHAVE_DADOS`): a start refuses a database that another key closed. */
export const BENCH_KEY = '0'.repeat(64);

/** What closes the documents of the planted couriers. */
export const benchVault = createVault(BENCH_KEY);
