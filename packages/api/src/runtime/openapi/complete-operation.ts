import { escopoDe, permite } from '../../acesso/chaves/escopos.ts';
import { deprecationSentence } from '../../transport/rest/deprecation.ts';
import { cursorOf } from '../../transport/rest/next-link.ts';
import type { RestRoute } from '../../transport/rest/rest-routes.ts';
import { LINKS } from './links.ts';
import { ENDING, LIMITS, NEXT_PAGE } from './named-headers.ts';
import type { DescribedResponse, Operation } from './operation.ts';
import { operationIdOf } from './operation-ids.ts';
import { refusalsOf } from './refusals.ts';
import { type SchemaNode, schemaRef } from './schema-node.ts';
import { type Tag, tagOf } from './tags.ts';

/** Fields that the REST side takes from the query of a POST or PUT, not from the body. */
const NA_CONSULTA: Record<string, string> = {
  'entregas.lancar': 'comercio_nome',
  'entregas.liberar': 'comercio_nome',
  'senhas.comercio': 'comercio_nome',
  'avaliacoes.avaliar': 'solicitacao_id',
};

/** Returns a sentence that says who may call. */
function quemChama({ callers }: RestRoute): string {
  if (callers === null) return 'Quem chama: qualquer pessoa, com ou sem sessão.';
  const nomes = (['entregador', 'comercio', 'admin', 'suporte'] as const)
    .filter((tipo) => callers[tipo])
    .map((tipo) => (callers[tipo] === 'any' ? tipo : `${tipo} (só o que é seu)`));
  return `Quem chama: ${nomes.join(', ')}.`;
}

/** Returns whether some API key permits the call. */
function forKeys(procedure: string): boolean {
  const escopo = escopoDe(procedure);
  return permite(escopo === null ? [] : [escopo], procedure);
}

/** Returns the session's cookie, and an API key if one permits the call; nothing for a call of everybody. */
function abertoPor({ nome, callers }: RestRoute): unknown[] {
  if (callers === null) return [];
  return [{ sessao: [] }, ...(forKeys(nome) ? [{ chave: [] }] : [])];
}

/** Moves a field from the described body to the query. */
function moveToQuery(operation: Operation, campo: string): void {
  const scheme = operation.requestBody?.content?.['application/json']?.schema;
  const schema = scheme?.properties?.[campo];
  if (!scheme?.properties || !schema) return;
  delete scheme.properties[campo];
  scheme.required = (scheme.required ?? []).filter((nome) => nome !== campo);
  operation.parameters = [...(operation.parameters ?? []), { in: 'query', name: campo, required: true, schema }];
}

/** Closes the body, because the server refuses a field that it does not know. Removes an empty body. */
function completeBody(operation: Operation): void {
  const corpo = operation.requestBody?.content?.['application/json'];
  if (!corpo?.schema) return;
  if (Object.keys(corpo.schema.properties ?? {}).length === 0) {
    delete operation.requestBody;
    return;
  }
  corpo.schema.additionalProperties = false;
}

/** Returns the successful answer with its links. A test key's answer also says that nothing was kept (ADR 0039). */
function successOf(operation: Operation, route: RestRoute): DescribedResponse {
  const { nome, method, deprecated } = route;
  const links = LINKS[nome];
  const schema = operation.responses?.['200']?.content?.['application/json']?.schema ?? {};
  const tried = escopoDe(nome) !== null && method !== 'GET';
  const whole = tried ? { allOf: [schema, { $ref: schemaRef('Ensaio') }] } : schema;
  return {
    description: 'Feito.',
    headers: { ...LIMITS, ...(cursorOf(route) ? NEXT_PAGE : {}), ...(deprecated ? ENDING : {}) },
    ...(links ? { links } : {}),
    content: { 'application/json': { schema: whole } },
  };
}

/** The additional field of an answer to a test key, whose effects are rolled back. */
export const ENSAIO: SchemaNode = {
  type: 'object',
  properties: {
    teste: { type: 'boolean', const: true, description: 'Só com uma chave de teste: nada de verdade ficou guardado.' },
  },
};

/** A call of the document and the facts about it that its schemas do not contain. */
export interface Chamada {
  operation: Operation;
  route: RestRoute;
  /** the call takes an Idempotency-Key */
  keyed: boolean;
}

/**
 * Adds to an operation what its schemas do not contain: its name, who may call, the real refusals. Returns its tag.
 */
export function completeOperation({ operation, route, keyed }: Chamada): Tag {
  const { nome: procedure } = route;
  const escopo = escopoDe(procedure);
  const comChave = escopo === null ? null : `Chave da API: com a permissão ${escopo}.`;
  const tag = tagOf(route, operation.tags?.[0] ?? 'Outros', forKeys(procedure));
  const many = operation.responses?.['200']?.content?.['application/json']?.schema?.type === 'array';
  operation.operationId = operationIdOf(procedure, many);
  operation.tags = [tag.name];
  const said = operation.description ?? `${operation.summary}.`;
  operation.description = [said, quemChama(route), comChave].filter(Boolean).join(' ');
  if (route.deprecated) {
    operation.deprecated = true;
    operation.description += ` ${deprecationSentence(route.deprecated)}`;
  }
  operation.security = abertoPor(route);
  // zod-openapi takes a schema that begins with a transform for an optional one
  for (const one of operation.parameters ?? []) if (one.in === 'path') one.required = true;
  const campo = NA_CONSULTA[procedure];
  if (campo) moveToQuery(operation, campo);
  completeBody(operation);
  if (keyed) {
    operation.parameters = [...(operation.parameters ?? []), { $ref: '#/components/parameters/IdempotencyKey' }];
  }
  operation.responses = {
    200: successOf(operation, route),
    ...refusalsOf({ operation, route, keyed, forKeys: forKeys(procedure) }),
  };
  return tag;
}
