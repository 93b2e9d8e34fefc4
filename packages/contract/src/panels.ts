import type { UserType } from './vocabulario.ts';

/** One of the apps. Each is built, released and served on its own behind its path. */
export interface Panel {
  /** its folder below `apps/`, and its package `@corre/<name>` */
  name: string;
  /** where it is served, without a slash at its end */
  path: string;
  /** the first label of its host name, if each panel has its own host (ADR 0040); null: the main host */
  host: string | null;
  /** title of the first frame, the header and the browser's tab; null where each page has its own title */
  title: string | null;
  /** the user type whose home it is after a login; null: open for everybody [rotas] */
  user_type: UserType | null;
  /** the login's name for this kind of account; null where nobody signs in [entrada] */
  access: string | null;
  /** the names of the installed app, full and below its icon; null where it cannot be installed */
  installed: { name: string; short_name: string } | null;
  /**
   * Its service worker (ADR 0030): `shared` keeps the app's files, `own` also runs its `src/worker/sw.ts`. The public
   * site has none, because its scope would cover all panels.
   */
  worker: 'none' | 'shared' | 'own';
}

/**
 * The list of all apps, for server, proxy, builds, tools, login and tests (ADR 0040). Paths are looked up in this
 * order. The public site comes last and takes all other paths.
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

/** Returns the panel of this name, with its literal types. */
export function panelNamed<Name extends PanelName>(name: Name): Named<Name> {
  const found = PANELS.find((panel): panel is Named<Name> => panel.name === name);
  if (!found) throw new Error(`no panel ${name}`);
  return found;
}

/** Returns the panel's path with both slashes, for Vite and for a service worker's scope: `/dashboard/`, `/`. */
export const baseOf = ({ path }: Pick<Panel, 'path'>): string => (path.endsWith('/') ? path : `${path}/`);

/** Returns the path after a login [entrada]. */
export const homeOf = (user_type: UserType): string =>
  PANELS.find((panel) => panel.user_type === user_type)?.path ?? '/';
