import type { UserType } from './vocabulario.ts';

/** One of the apps: built, released and served on its own behind its path. */
export interface Panel {
  /** its folder below `apps/`, and its package `@corre/<name>` */
  name: string;
  /** where it is served, without a slash at its end */
  path: string;
  /** the first part of its name where each panel has a host of its own (decision 0046); null: the host itself */
  host: string | null;
  /** on its first frame, in its header and in the browser's tab; null where each page has a title of its own */
  title: string | null;
  /** whose home it is after a login, or null: anyone may open it (specification §2) */
  user_type: UserType | null;
  /** how the login's choice of access calls those people (specification §2, "Login"); null where nobody signs in to it */
  access: string | null;
  /** what a phone shows of the installed panel, whole and below its icon; null where nothing can be installed */
  installed: { name: string; short_name: string } | null;
  /**
   * Its service worker (docs/decisions/0029-own-service-worker.md): `shared` keeps its files, `own` also does what its
   * `src/worker/sw.ts` says. The public site has none: its scope would be everybody's.
   */
  worker: 'none' | 'shared' | 'own';
}

/**
 * The one list of the apps (docs/decisions/0033-one-contract-one-manifest.md): server, proxy, builds, tools, login and tests
 * read it. In the order in which a path is looked up: the public site comes last and takes the rest.
 */
export const PANELS = [
  {
    name: 'courier',
    path: '/dashboard',
    host: 'entregador',
    title: 'Painel do Entregador',
    user_type: 'entregador',
    access: 'Entregador',
    installed: { name: 'Corre · Entregador', short_name: 'Corre' },
    worker: 'own',
  },
  {
    name: 'shop',
    path: '/comercio',
    host: 'comercio',
    title: 'Painel do Comércio',
    user_type: 'comercio',
    access: 'Comércio',
    installed: { name: 'Corre · Comércio', short_name: 'Corre loja' },
    worker: 'shared',
  },
  {
    name: 'admin',
    path: '/admin',
    host: 'admin',
    title: 'Painel Admin',
    user_type: 'admin',
    access: 'Administrador',
    installed: { name: 'Corre · Administração', short_name: 'Corre admin' },
    worker: 'shared',
  },
  {
    name: 'support',
    path: '/suporte',
    host: 'suporte',
    title: 'Painel de Suporte',
    user_type: 'suporte',
    access: 'Suporte',
    installed: { name: 'Corre · Suporte', short_name: 'Corre suporte' },
    worker: 'shared',
  },
  {
    name: 'landing',
    path: '/',
    host: null,
    title: null,
    user_type: null,
    access: null,
    installed: null,
    worker: 'none',
  },
] as const satisfies readonly Panel[];

export type PanelName = (typeof PANELS)[number]['name'];
type Named<Name extends PanelName> = Extract<(typeof PANELS)[number], { name: Name }>;

/** The panel of that name, with what is known of it. */
export function panelNamed<Name extends PanelName>(name: Name): Named<Name> {
  const found = PANELS.find((panel): panel is Named<Name> => panel.name === name);
  if (!found) throw new Error(`There is no panel called ${name}`);
  return found;
}

/** Its path with both slashes, as Vite and a service worker's scope want it: `/dashboard/`, `/`. */
export const baseOf = ({ path }: Pick<Panel, 'path'>): string => (path.endsWith('/') ? path : `${path}/`);

/** Where a login leads (specification §2, "Redirect after a successful login"). */
export const homeOf = (user_type: UserType): string =>
  PANELS.find((panel) => panel.user_type === user_type)?.path ?? '/';
