import type { Client } from '@corre/testing/harness/client.ts';
import { NO_BRAKES } from '@corre/testing/harness/no-brakes.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RestRoute, restRoutes } from '../../transport/rest/rest-routes.ts';
import { appRouter } from '../router.ts';
import { documento } from './document.ts';

let api: TestApi;
let people: Client[];
/** The caller's own names; every other id in a path is of no record. */
let own: Record<string, string>;
beforeAll(async () => {
  api = await startApi({ ...NO_BRAKES, BUSCAS_POR_MINUTO: '100000' });
  const [entregador, comercio, admin, suporte] = [
    await api.novo.entregador(),
    await api.novo.comercio(),
    await api.novo.funcionario('admin'),
    await api.novo.funcionario('suporte'),
  ];
  people = [entregador, comercio, admin, suporte].map(({ cliente }) => cliente);
  own = { entregador_id: String(entregador.id), comercio_nome: comercio.nome };
});
afterAll(() => api.close());

const routes = restRoutes(appRouter._def.procedures);
const { paths, components } = documento();
const described = ({ path, method }: RestRoute) => paths[path]?.[method.toLowerCase()]?.responses ?? {};

const ABSENT: Record<string, string> = {
  comercio_nome: 'Ninguém',
  user_type: 'entregador',
  semana_inicio: '2026-03-02',
  token: 'x'.repeat(22),
};
const QUERY: Record<string, string> = {
  semana_inicio: '2026-03-02',
  termo: 'Joubert',
  quando: '2026-03-02T12:00:00-03:00',
  de: '2026-03-02',
  ate: '2026-03-08',
};

/** Returns the address of a call with these values, and with what its query requires. */
function addressOf({ path, method }: RestRoute, values: Record<string, string>): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ABSENT[name] ?? '999999'),
  );
  const asked = (paths[path]?.[method.toLowerCase()]?.parameters ?? [])
    .map(({ $ref }) => components.parameters[$ref?.split('/').at(-1) ?? ''])
    .flatMap((one) => (one?.in === 'query' && one.required ? [one.name ?? ''] : []));
  return `${filled}?${new URLSearchParams(Object.fromEntries(asked.map((name) => [name, QUERY[name] ?? '1'])))}`;
}

it('a call without a session is 401 where the description asks for one, and nowhere else', async () => {
  const wrong: string[] = [];
  for (const route of routes) {
    const { method } = route;
    const answer = await api
      .anonymous()
      .pedir(method as 'GET', `/api${addressOf(route, {})}`, method === 'GET' ? undefined : {});
    const asks = (paths[route.path]?.[method.toLowerCase()]?.security ?? []).length > 0;
    // A sign-in checks its data first, so an empty one is 400.
    if ((answer.status === 401) !== (asks && !route.path.startsWith('/login'))) {
      wrong.push(`${method} ${route.path}: ${answer.status}`);
    }
  }
  expect(wrong).toEqual([]);
});

it('a read of what there is not is 404 where the description says so, and nowhere else', async () => {
  const wrong: string[] = [];
  for (const route of routes.filter(({ method }) => method === 'GET')) {
    const seen = new Set<number>();
    for (const client of people) {
      for (const values of [own, {}]) seen.add((await client.get(addressOf(route, values))).status);
    }
    if (seen.has(404) !== '404' in described(route)) wrong.push(`${route.nome}: ${[...seen].sort().join()}`);
    for (const status of seen)
      if (!(status in described(route))) wrong.push(`${route.nome}: ${status} is not described`);
  }
  expect(wrong).toEqual([]);
});

it('a body of another kind is 415 where the description has a body', async () => {
  const wrong: string[] = [];
  for (const route of routes.filter((one) => '415' in described(one))) {
    const answer = await api
      .anonymous()
      .pedir(route.method as 'POST', `/api${addressOf(route, {})}`, 'a=1', { 'content-type': 'text/plain' });
    if (answer.status !== 415) wrong.push(`${route.nome}: ${answer.status}`);
  }
  expect(wrong).toEqual([]);
});
