import type { Config } from './config.ts';

const SO_AQUI = /^(127(\.\d{1,3}){3}|::1|localhost)$/;

/** Returns whether only this machine can reach the process: it listens locally and has no proxy in front. */
export const onThisMachineOnly = ({ HOST, TRUST_PROXY }: Pick<Config, 'HOST' | 'TRUST_PROXY'>): boolean =>
  SO_AQUI.test(HOST) && TRUST_PROXY === 0;

/** Returns whether the demonstration is asked for, by name or by an embedded database that nobody else can reach. */
export const wantsDemo = (config: Config): boolean =>
  config.SEED === 'demo' || (config.SEED === undefined && !config.DATABASE_URL && onThisMachineOnly(config));
