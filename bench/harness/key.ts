import { createVault } from '@corre/api/base/vault.ts';

/** The data key of every measured database and process (`CHAVE_DADOS`). A start refuses a database with another key. */
export const BENCH_KEY = '0'.repeat(64);

/** Encrypts the documents of the planted couriers. */
export const benchVault = createVault(BENCH_KEY);
