import { PANELS, type Panel, panelNamed } from '@corre/contract/panels.ts';
import type { ProxySettings } from './settings.ts';

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
