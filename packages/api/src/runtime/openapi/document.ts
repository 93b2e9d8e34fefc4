import { CONTRACT_VERSION } from '@corre/contract/contract-version.ts';
import { generateOpenApiDocument } from 'trpc-to-openapi';
import { restRoutes } from '../../transport/rest/rest-routes.ts';
import { appRouter } from '../router.ts';
import { completeOperation, ENSAIO } from './complete-operation.ts';
import {
  closeBodies,
  IDEMPOTENCY_KEY,
  nameBodies,
  nameParameters,
  openAnswers,
  refTo,
  withoutSafeLimits,
  withoutUnused,
} from './components.ts';
import { nameEnums } from './enums.ts';
import { takesIdempotencyKey } from './idempotent.ts';
import { LAST_EVENT_ID, STREAM_PATH, STREAM_TAG, streamOperation, streamSchemas } from './live-stream.ts';
import { type Example, nameExamples } from './name-examples.ts';
import { HEADERS } from './named-headers.ts';
import type { DescribedResponse, Operation, Parameter } from './operation.ts';
import { photoPaths } from './photos.ts';
import { CODIGO, ERRO, namedRefusals } from './refusals.ts';
import { type SchemaNode, walk } from './schema-node.ts';
import { type Tag, tagGroupsOf } from './tags.ts';
import { WEBHOOKS_TAG, webhookParameters, webhookSchemas, webhooks } from './webhooks.ts';

/** The API description as plain JSON. */
export interface Documento {
  info: { title: string; description?: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  tags: Tag[];
  'x-tagGroups': { name: string; tags: string[] }[];
  components: {
    schemas: Record<string, SchemaNode>;
    parameters: Record<string, Parameter>;
    responses: Record<string, DescribedResponse>;
    headers: Record<string, unknown>;
    examples: Record<string, Example>;
    securitySchemes: Record<string, unknown>;
  };
}

const DESCRIPTION =
  'API da Corre. A sessão é um cookie HttpOnly aberto por /login ou /login/comercio. O sistema de um comércio chama com uma ' +
  'chave da API, em `Authorization: Bearer`, no que a chave permite. Erros trazem `detail`, em português, e ' +
  '`codigo`, para programas. Pedidos que mudam algo aceitam o cabeçalho Idempotency-Key. ' +
  'Uma versão nova pode trazer campos novos nas respostas e valores novos nas listas: ignore os que não conhece.';

let generated: Documento | undefined;

const schemasOf = (one: Operation, part: 'body' | 'answer'): SchemaNode[] => {
  const media = part === 'body' ? one.requestBody?.content : one.responses?.['200']?.content;
  const schema = media?.['application/json']?.schema;
  return schema ? [schema] : [];
};

/** Completes every operation of the REST side. Returns their tags, each once, in alphabetical order. */
function completeAll(doc: Documento): Tag[] {
  const tags = restRoutes(appRouter._def.procedures).flatMap((route) => {
    const operation = doc.paths[route.path]?.[route.method.toLowerCase()];
    if (!operation) return [];
    const keyed = takesIdempotencyKey(appRouter._def.procedures, route.nome);
    return [completeOperation({ operation, route, keyed })];
  });
  return [...new Map([...tags, WEBHOOKS_TAG, STREAM_TAG].map((tag) => [tag.name, tag])).values()].sort((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  );
}

/** Returns the named headers. Those of calls that will go are left out while there is no such call. */
function headersOf(operations: readonly Operation[]): Record<string, unknown> {
  const { Deprecation: _, Sunset: __, ...always } = HEADERS;
  return operations.some(({ deprecated }) => deprecated) ? HEADERS : always;
}

/**
 * Removes the suffix that the generator gives to the answer's form of a schema. Bodies are named after their calls, so
 * no schema has two forms.
 */
const withPlainNames = (text: string) => text.replaceAll(/\b([A-Z]\w*)Output"/g, '$1"');

function generate(): Documento {
  const cru = generateOpenApiDocument(appRouter, {
    title: 'Corre',
    description: DESCRIPTION,
    version: CONTRACT_VERSION,
    baseUrl: '/api',
    defs: { ...webhookSchemas(), ...streamSchemas() },
    license: { name: 'MIT', identifier: 'MIT' },
    securitySchemes: {
      sessao: { type: 'apiKey', in: 'cookie', name: 'corre_sessao' },
      chave: { type: 'http', scheme: 'bearer', bearerFormat: 'corre_live_… ou corre_teste_…' },
    },
  });
  const doc: Documento = JSON.parse(withPlainNames(JSON.stringify(cru)));
  const tags = completeAll(doc);
  doc.webhooks = webhooks();
  doc.paths[STREAM_PATH] = { get: streamOperation() };
  Object.assign(doc.paths, photoPaths());
  const operations = Object.values(doc.paths).flatMap((one) => Object.values(one));
  const incoming = Object.values(doc.webhooks).map(({ post }) => post);
  const parameters = nameParameters(operations);
  const named = { ...(doc.components.schemas ?? {}), Ensaio: ENSAIO, Erro: ERRO, CodigoDeErro: CODIGO };
  const bodies = nameBodies(operations, named);
  const schemas: Record<string, SchemaNode> = { ...named, ...bodies };
  const answered = [...operations.flatMap((one) => schemasOf(one, 'answer'))];
  const sent = [...incoming.flatMap((one) => schemasOf(one, 'body')), refTo('Evento')];
  const given = Object.values(parameters).flatMap(({ schema }) => (schema ? [schema] : []));
  openAnswers([...answered, ...sent], Object.values(bodies), schemas);
  closeBodies(
    operations.flatMap((one) => schemasOf(one, 'body')),
    schemas,
  );
  for (const schema of [...Object.values(schemas), ...answered]) walk(schema, withoutSafeLimits);
  Object.assign(schemas, nameEnums([...Object.values(schemas), ...answered, ...sent, ...given]));
  const roots = [...operations.flatMap((one) => schemasOf(one, 'body')), ...answered, ...sent, ...given, ERRO];
  doc.components = {
    securitySchemes: doc.components.securitySchemes,
    schemas: withoutUnused([...roots, { $ref: '#/components/schemas/Erro' }], schemas),
    parameters: { ...parameters, ...webhookParameters(), IdempotencyKey: IDEMPOTENCY_KEY, LastEventId: LAST_EVENT_ID },
    responses: namedRefusals(),
    headers: headersOf(operations),
    examples: nameExamples(doc.paths),
  };
  doc.tags = tags;
  doc['x-tagGroups'] = tagGroupsOf(tags);
  return doc;
}

/** Returns the OpenAPI description of the REST side, generated once from the schemas of the procedures. */
export function documento(): Documento {
  generated ??= generate();
  return generated;
}
