import type { RestRoute } from '../../transport/rest/rest-routes.ts';

/** The groups of the description, by who asks: their id in tags, their title, and one sentence. */
const GROUPS = {
  sistemas: { title: 'Sistemas', who: 'o sistema de uma loja, com uma chave da API, ou a loja com a sua sessão' },
  acesso: { title: 'Acesso', who: 'quem entra, sai ou troca a senha' },
  loja: { title: 'Loja', who: 'o painel da loja' },
  entregador: { title: 'Entregador', who: 'o aplicativo do entregador' },
  suporte: { title: 'Suporte', who: 'o painel do suporte' },
  admin: { title: 'Administração', who: 'o painel da administração' },
  publico: { title: 'Público', who: 'qualquer pessoa, sem conta' },
} as const;
type Group = keyof typeof GROUPS;

/** The first segment of a path names who asks; a path of all accounts is about the access. */
const BY_PATH: readonly (readonly [RegExp, Group])[] = [
  [/^\/(login|logout|senha|sessao|sessoes|fatores)\b/, 'acesso'],
  [/^\/comercio\b/, 'loja'],
  [/^\/(entregador|entregas)\b/, 'entregador'],
  [/^\/suporte\b/, 'suporte'],
  [/^\/admin\b/, 'admin'],
  [/^\/(public|rastreio|cadastro|has-foto|demonstracao)\b/, 'publico'],
];

/** Subjects whose calls belong to systems and to the access, whatever their path says. */
const BY_SUBJECT: Record<string, Group> = { 'chaves-da-api': 'sistemas', senhas: 'acesso' };

/** Returns the ASCII form of a title: `Prova de entrega` is `prova-de-entrega`. */
const slug = (title: string) =>
  title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

/** A tag of the description. */
export interface Tag {
  /** `loja-chat`, which generators turn into the name of a class */
  name: string;
  /** `Chat`, which pages show */
  'x-displayName': string;
  description: string;
}

/** Returns the group of a call. A call that a key may make belongs to the systems. */
function groupOf({ path }: Pick<RestRoute, 'path'>, subject: string, forKeys: boolean): Group {
  if (forKeys) return 'sistemas';
  const byPath = BY_PATH.find(([form]) => form.test(path))?.[1];
  return BY_SUBJECT[subject] ?? byPath ?? 'loja';
}

/** Returns the tag of a call. `title` is the subject that its procedure names, such as `Entregador: fila`. */
export function tagOf(route: Pick<RestRoute, 'path'>, title: string, forKeys: boolean): Tag {
  const shown = title.replace(/^[^:]*: */, '');
  const display = `${shown.charAt(0).toUpperCase()}${shown.slice(1)}`;
  const subject = slug(display);
  const group = groupOf(route, subject, forKeys);
  const name = subject === group ? group : `${group}-${subject}`;
  return { name, 'x-displayName': display, description: `Assunto: ${display}. Quem chama: ${GROUPS[group].who}.` };
}

/** Returns the groups of the tags, in the order of a reader: systems first, then the panels. */
export function tagGroupsOf(tags: readonly Tag[]): { name: string; tags: string[] }[] {
  return Object.entries(GROUPS).flatMap(([group, { title }]) => {
    const own = tags.map(({ name }) => name).filter((name) => name === group || name.startsWith(`${group}-`));
    return own.length > 0 ? [{ name: title, tags: own }] : [];
  });
}
