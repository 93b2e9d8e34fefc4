import { PANELS, type Panel, panelNamed } from '@corre/contract/panels.ts';
import type { ProxySettings } from './settings.ts';

type Named = Pick<ProxySettings, 'mode' | 'host'>;

/** The panels, and apart from them the public site, which takes every path that is left. */
export const panels: readonly Panel[] = PANELS.filter(({ path }) => path !== '/');
export const site: Panel = panelNamed('landing');

/** The host that an app is served on. */
export const hostOf = ({ mode, host }: Named, panel: Pick<Panel, 'host'>): string =>
  mode === 'subdomain' && panel.host !== null ? `${panel.host}.${host}` : host;

/** Every host of this installation, the public site's first. */
export const hostsOf = (settings: Named): readonly string[] => [
  ...new Set([site, ...panels].map((panel) => hostOf(settings, panel))),
];

/** `https://corre.example`, with its port where it is not the usual one. */
export const originOf = ({ https }: Pick<ProxySettings, 'https'>, host: string): string =>
  `https://${host}${https === 443 ? '' : `:${https}`}`;
