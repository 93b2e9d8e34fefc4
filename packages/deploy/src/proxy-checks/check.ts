import type { ProxySettings } from '../proxy/settings.ts';
import type { Answer, Asking } from '../testing/ask.ts';
import type { MadeRelease } from '../testing/made-panels.ts';

/** A real nginx with a generated configuration. */
export interface RunningProxy {
  origin: string;
  settings: ProxySettings;
  stop(): Promise<void>;
}

/** The environment of a check: the proxy in front of two API processes and one release of each app. */
export interface World {
  /** calls the proxy by https */
  get(where: string, asking?: Asking): Promise<Answer>;
  proxy: RunningProxy;
  /** origin of the first API process, without the proxy */
  direct: string;
  apps: string;
  releases: Map<string, MadeRelease>;
  /** session cookies, as a browser on https has them */
  cookies: { courier: string; shop: string };
  /** the shop's name, with a slash, an ampersand and accents */
  shop: string;
  user: { usuario: string; senha: string };
  /** starts another proxy with other settings */
  start(changes: Partial<ProxySettings>): Promise<RunningProxy>;
}

/** One check of the answers through the proxy. The name is a sentence. */
export interface Check {
  name: string;
  run(world: World): Promise<void>;
}
