import type { ProxySettings } from '../proxy/settings.ts';
import type { Answer, Asking } from '../testing/ask.ts';
import type { MadeRelease } from '../testing/made-releases.ts';

/** A real proxy with a generated configuration, whichever it is. */
export interface RunningProxy {
  origin: string;
  settings: ProxySettings;
  stop(): Promise<void>;
}

/** What a check finds: the proxy in front of two API processes and one release of each app. */
export interface World {
  /** asks the proxy, by https */
  get(where: string, asking?: Asking): Promise<Answer>;
  proxy: RunningProxy;
  /** the first API process, without the proxy */
  direct: string;
  apps: string;
  releases: Map<string, MadeRelease>;
  /** signed in, as a browser on https has them */
  cookies: { courier: string; shop: string };
  /** has a slash, an ampersand and accents */
  shop: string;
  user: { usuario: string; senha: string };
  /** one more proxy of the same kind, with other settings */
  start(changes: Partial<ProxySettings>): Promise<RunningProxy>;
}

/** One thing that holds of every answer through the proxy; a sentence. */
export interface Check {
  name: string;
  run(world: World): Promise<void>;
  /** why Caddy cannot, where it cannot */
  notByCaddy?: string;
}
