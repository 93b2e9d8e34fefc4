import type { Documento } from './document.ts';
import type { Operation } from './operation.ts';
import { tagGroupsOf } from './tags.ts';

const REF = /"#\/components\/(\w+)\/([^"]+)"/g;

type Components = Record<string, Record<string, unknown>>;

/** Returns the components that a text of the document refers to, directly or through others. */
function referred(text: string, all: Components): Components {
  const found: Components = {};
  const waiting = [text];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
    for (const [, kind = '', name = ''] of next.matchAll(REF)) {
      const part = all[kind]?.[name];
      if (part === undefined || found[kind]?.[name] !== undefined) continue;
      found[kind] = { ...found[kind], [name]: part };
      waiting.push(JSON.stringify(part));
    }
  return found;
}

const isForKeys = ({ security = [] }: Operation): boolean =>
  security.some((one) => typeof one === 'object' && one !== null && 'chave' in one);

/** Removes links to calls that this description does not have. */
function withoutLostLinks(operation: Operation, known: ReadonlySet<string | undefined>): Operation {
  const responses = Object.entries(operation.responses ?? {}).map(([status, { links, ...answer }]) => {
    const kept = Object.entries(links ?? {}).filter(([, link]) =>
      known.has((link as { operationId?: string }).operationId),
    );
    return [status, { ...answer, ...(kept.length > 0 ? { links: Object.fromEntries(kept) } : {}) }];
  });
  return { ...operation, security: [{ chave: [] }], responses: Object.fromEntries(responses) };
}

/**
 * Returns the part of the description that the system of a shop needs: the calls that a key of the API may make, the
 * live stream and the webhooks. A generated client has this part only (ADR 0034).
 */
export function forKeys({ paths, tags, components, webhooks, ...rest }: Documento): Documento {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      isForKeys(operation) ? [{ path, method, operation }] : [],
    ),
  );
  const known = new Set(calls.map(({ operation }) => operation.operationId));
  const kept: Documento['paths'] = {};
  for (const { path, method, operation } of calls)
    kept[path] = { ...kept[path], [method]: withoutLostLinks(operation, known) };
  const used = new Set(
    [...calls.map(({ operation }) => operation), ...Object.values(webhooks).map(({ post }) => post)].flatMap(
      (one) => one.tags ?? [],
    ),
  );
  const own = tags.filter(({ name }) => used.has(name));
  const text = JSON.stringify([kept, webhooks]);
  const named = referred(text, { ...components }) as Partial<Documento['components']>;
  return {
    ...rest,
    paths: kept,
    webhooks,
    tags: own,
    'x-tagGroups': tagGroupsOf(own),
    components: {
      schemas: {},
      parameters: {},
      responses: {},
      headers: {},
      examples: {},
      ...named,
      securitySchemes: { chave: components.securitySchemes.chave },
    },
  };
}
