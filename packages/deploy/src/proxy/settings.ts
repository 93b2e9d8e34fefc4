import { PANELS, type Panel, panelNamed } from '@corre/contract/panels.ts';

/** The settings of an installation. The proxy's configuration is made from them and from the product's path table. */
export interface ProxySettings {
  /** one word for this company and city, used in names of folders, users, units and the proxy's variables */
  instance: string;
  /** `path`: everything on one host. `subdomain`: each panel on a host of its own (ADR 0040). */
  mode: 'path' | 'subdomain';
  /** the public name: `corre.example` */
  host: string;
  /** the API's processes, `address:port` */
  api: readonly string[];
  /** `<app>/current/` has the page's release, `<app>/pool/assets/` the hashed files of all releases */
  apps: string;
  /** its `acme/` has the answers for the certificate authority's challenges */
  wellKnown: string;
  certificate: string;
  key: string;
  /** the local addresses to listen on */
  listen: readonly string[];
  https: number;
  http: number;
  /** nginx has the module that serves `.br` files */
  brotli: boolean;
  /** networks of trusted balancers in front of this proxy; their word on the client's address counts */
  trusted: readonly string[];
  /**
   * limits for one address: calls in a second (burst: twice as many), and calls open at the same time; streams count
   * separately
   */
  calls: number;
  open: number;
  /** PEM of the bank's authority: the bank's webhook then takes only callers with a certificate of it */
  bankCa?: string | undefined;
}

/** Returns the paths of an instance. */
const placesOf = (instance: string) => ({
  apps: `/srv/${instance}/apps`,
  wellKnown: `/srv/${instance}/well-known`,
  certificate: `/etc/${instance}/tls/fullchain.pem`,
  key: `/etc/${instance}/tls/privkey.pem`,
});

/** Returns the settings of `npm run deploy:conf` for an instance without further options. */
export const exampleOf = (instance: string): ProxySettings => ({
  instance,
  mode: 'path',
  host: 'corre.example',
  api: ['127.0.0.1:3001', '127.0.0.1:3002', '127.0.0.1:3003'],
  ...placesOf(instance),
  listen: ['0.0.0.0', '[::]'],
  https: 443,
  http: 80,
  brotli: false,
  trusted: [],
  calls: 400,
  open: 400,
});

/** The settings of the example files in deploy/. */
export const EXAMPLE: ProxySettings = exampleOf('corre');

/**
 * Renames everything that begins with `corre_`. All files of a proxy share upstreams, zones, variables and snippets.
 * With the prefix of its own instance, a file can stand beside another instance's file.
 */
export const namedBy = ({ instance }: ProxySettings, text: string): string =>
  text.replaceAll(/\bcorre_/g, `${instance}_`);

type Named = Pick<ProxySettings, 'mode' | 'host'>;

/** The panels, and separately the public site, which gets all other paths. */
export const panels: readonly Panel[] = PANELS.filter(({ path }) => path !== '/');
export const site: Panel = panelNamed('landing');

/** Returns the host of an app. */
export const hostOf = ({ mode, host }: Named, panel: Pick<Panel, 'host'>): string =>
  mode === 'subdomain' && panel.host !== null ? `${panel.host}.${host}` : host;

/** Returns every host of this installation, the public site's first. */
export const hostsOf = (settings: Named): readonly string[] => [
  ...new Set([site, ...panels].map((panel) => hostOf(settings, panel))),
];

/** Returns the origin of a host: `https://corre.example`, with its port unless it is 443. */
export const originOf = ({ https }: Pick<ProxySettings, 'https'>, host: string): string =>
  `https://${host}${https === 443 ? '' : `:${https}`}`;
