import { readFileSync } from 'node:fs';
import { eventoDeClienteSchema } from '@corre/contract/eventos/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { CLIENT_LIVE_PATH } from '@corre/contract/web-paths.ts';
import { describe, expect, it } from 'vitest';
import { STREAM_HEADERS } from '../../eventos/wire.ts';
import { cursorOf } from '../../transport/rest/next-link.ts';
import { restRoutes } from '../../transport/rest/rest-routes.ts';
import { appRouter } from '../router.ts';
import { completeOperation } from './complete-operation.ts';
import { documento } from './document.ts';
import { STREAM_PATH } from './live-stream.ts';
import type { Operation } from './operation.ts';
import { PHOTO_PATHS } from './photos.ts';
import { below, walk } from './schema-node.ts';

/** The REST calls that clients rely on. `{}` stands for any parameter. */
const CHAMADAS = `
POST /login
POST /login/comercio
POST /cadastro
GET /public/entregadores-top-semana
GET /has-foto/{}/{}
POST /upload/foto
GET /entregador/{}/status
PUT /entregador/{}/status-online
GET /entregas/entregador/{}
GET /entregas/semana-atual/{}
GET /entregas/historico-semanal/{}
GET /entregador/{}/proxima-entrega
GET /entregador/{}/verificar-entrega-disponivel
GET /entregador/status-fila
PUT /entregador/{}/aceitar-solicitacao/{}
PUT /entregador/{}/aceitar-rota
PUT /entregador/{}/recusar-entrega
PUT /entregador/solicitacao/{}/status
GET /entregador/{}/minhas-solicitacoes
GET /entregador/{}/avaliacoes
GET /entregador/{}/mensagens-nao-lidas
GET /entregador/{}/mensagens/{}
POST /entregador/{}/enviar-mensagem
GET /suporte/entregadores-status
GET /comercio/{}/entregas
GET /comercio/{}/historico-semanal
GET /comercio/{}/entregas-pendentes
GET /comercio/{}/solicitacoes
GET /comercio/{}/mensagens-nao-lidas
GET /comercio/{}/mensagens/{}
POST /comercio/{}/enviar-mensagem
GET /comercio/entregadores
POST /comercio/entregas
PUT /comercio/entregas/liberar
POST /comercio/{}/solicitar-entrega
PUT /comercio/solicitacao/{}/cancelar
POST /comercio/{}/avaliar-entregador
PUT /comercio/senha
GET /admin/entregadores
GET /admin/relatorio-entregadores
GET /admin/relatorio-comercios
GET /admin/dados-comercios
GET /admin/acompanhamento-semanal
GET /admin/relatorio-semana
DELETE /admin/entregadores/{}
POST /admin/comercios
DELETE /admin/comercios/{}
PUT /admin/senha
GET /suporte/todas-solicitacoes
GET /suporte/todos-entregadores
GET /suporte/entregas-ativas
PUT /suporte/remover-suspensao/{}
PUT /suporte/suspender-entregador
PUT /suporte/atribuir-entrega
PUT /suporte/resetar-recusas/{}
GET /suporte/entregador-detalhes/{}
GET /suporte/historico-suspensoes
PUT /suporte/senha`
  .trim()
  .split('\n');

/** Express serves it directly, because it answers with an image. */
const FORA_DO_ROTEADOR = ['GET /foto/{}/{}'];

const routes = restRoutes(appRouter._def.procedures);
const operacaoDe = (nome: string) => {
  const route = routes.find((uma) => uma.nome === nome);
  return route && documento().paths[route.path]?.[route.method.toLowerCase()];
};
const { schemas, parameters, examples } = documento().components;
const named = <Part>(ref: string | undefined, parts: Record<string, Part>): Part | undefined =>
  ref === undefined ? undefined : parts[ref.split('/').at(-1) ?? ''];

const served = routes.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);

// [chamadas]
describe('the REST side', () => {
  it.each(CHAMADAS)('serves the promised %s', (chamada) => {
    expect(served).toContain(chamada);
  });

  it('serves no address twice', () => {
    expect(new Set(served).size).toBe(served.length);
    expect(served).not.toContain(FORA_DO_ROTEADOR[0]);
  });

  it('describes every address with a summary, its errors and a typed answer', () => {
    const operations = Object.values(documento().paths ?? {}).flatMap((item) => Object.values(item ?? {}));
    // Express serves the live stream and the photos beside the router.
    expect(operations).toHaveLength(served.length + 1 + PHOTO_PATHS.length);
    for (const operation of operations) {
      expect(operation).toMatchObject({
        summary: expect.stringMatching(/\p{L}/u),
        responses: { 200: expect.anything() },
      });
    }
  });

  it('shows an example that its own schema takes, for every call with a body', () => {
    for (const { nome } of routes) {
      const corpo = operacaoDe(nome)?.requestBody?.content?.['application/json'];
      if (!corpo) continue;
      const example = named(corpo.examples?.exemplo?.$ref, examples);
      expect(example, nome).toBeDefined();
      expect(Object.keys(named(corpo.schema?.$ref, schemas)?.properties ?? {}), nome).toEqual(
        expect.arrayContaining(Object.keys(Object(example?.value))),
      );
    }
  });

  it('describes what old clients put into the query of a POST or PUT as a query parameter', () => {
    for (const nome of ['entregas.lancar', 'entregas.liberar', 'senhas.comercio']) {
      const described = operacaoDe(nome)?.parameters?.map(({ $ref }) => named($ref, parameters));
      expect(described).toContainEqual(expect.objectContaining({ in: 'query', name: 'comercio_nome' }));
    }
  });
});

it('every shape is said once: answers and bodies have names, and what stands in two of them has a name too', () => {
  const operations = Object.values(documento().paths).flatMap((methods) => Object.values(methods));
  const whole = operations.flatMap(({ requestBody, responses }) =>
    [requestBody?.content, responses?.[200]?.content].flatMap((content) => {
      const schema = content?.['application/json']?.schema;
      return schema ? [schema] : [];
    }),
  );
  expect(whole.filter(({ properties }) => properties)).toEqual([]);
  const unnamed = Object.values(schemas).flatMap((schema) => {
    const inside: string[] = [];
    for (const one of below(schema)) walk(one, (part) => part.properties && inside.push(JSON.stringify(part)));
    return inside;
  });
  expect(unnamed.filter((shape, i) => unnamed.indexOf(shape) !== i)).toEqual([]);
});

describe('the headers of an answer', () => {
  it('have the address of the next page where a list has a cursor, and nowhere else', () => {
    const withLink = routes.filter(({ nome }) => 'Link' in (operacaoDe(nome)?.responses?.[200]?.headers ?? {}));
    expect(withLink).toEqual(routes.filter((route) => cursorOf(route) !== undefined));
    expect(withLink.map(({ nome }) => nome)).toContain('solicitacoes.doComercio');
  });

  it('have the end of a call that will go', () => {
    const route = routes.find(({ nome }) => nome === 'solicitacoes.doComercio');
    if (!route) throw new Error('no such call');
    const deprecated = { since: '2026-12-01', sunset: '2027-01-15', instead: null };
    const headersOf = (said: typeof deprecated | null) => {
      const operation: Operation = {};
      completeOperation({ operation, route: { ...route, deprecated: said }, keyed: false });
      return Object.keys(operation.responses?.[200]?.headers ?? {});
    };
    expect(headersOf(deprecated)).toEqual([...headersOf(null), 'Deprecation', 'Sunset']);
  });
});

// [eventos-ao-vivo]
it('the live stream is described as it is served, with the schema of its events', () => {
  const { get } = documento().paths[STREAM_PATH] ?? {};
  expect(`/api${STREAM_PATH}`).toBe(CLIENT_LIVE_PATH);
  const said = get?.responses?.[200]?.content?.[STREAM_HEADERS['Content-Type']];
  expect(eventoDeClienteSchema.parse(said?.example)).toEqual(said?.example);
  expect(named(said?.schema?.$ref, schemas)?.properties?.tipo).toBeDefined();
  for (const { $ref } of Object.values(get?.responses ?? {}).slice(1))
    expect(named($ref, documento().components.responses)).toBeDefined();
});

// [falhas]
it('every sentence of the error catalogue (ADR 0035) is of a procedure that exists', () => {
  expect(Object.keys(appRouter._def.procedures)).toEqual(expect.arrayContaining(Object.keys(FALHAS)));
});

it('the published description (docs/openapi.json) is up to date: npm run openapi writes it', () => {
  const published = readFileSync(new URL('../../../../../docs/openapi.json', import.meta.url), 'utf8');
  expect(JSON.parse(published)).toEqual(JSON.parse(JSON.stringify(documento())));
});
