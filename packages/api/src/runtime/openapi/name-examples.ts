import { restRoutes } from '../../transport/rest/rest-routes.ts';
import { appRouter } from '../router.ts';
import answers from './answers.json' with { type: 'json' };
import { EXEMPLOS } from './examples.ts';
import type { Media, Operation } from './operation.ts';
import { pascal } from './schema-node.ts';

/** A named example of the document (OpenAPI 3.1, Example Object). */
export interface Example {
  value: unknown;
}

/** The answers of the running product by procedure, which a test plays again (docs/testing.md). */
const ANSWERS: Record<string, unknown> = answers;

const refer = (media: Media, name: string) => {
  media.examples = { exemplo: { $ref: `#/components/examples/${name}` } };
};

/**
 * Gives every call the example of its body and of its answer. The examples stand in one place of the document, so that
 * generators do not copy them into their comments. Returns them by name.
 */
export function nameExamples(paths: Record<string, Record<string, Operation>>): Record<string, Example> {
  const named: Record<string, Example> = {};
  const add = (media: Media | undefined, name: string, value: unknown) => {
    if (!media || value === undefined) return;
    named[name] = { value };
    refer(media, name);
  };
  for (const { nome, method, path } of restRoutes(appRouter._def.procedures)) {
    const { operationId = '', requestBody, responses } = paths[path]?.[method.toLowerCase()] ?? {};
    add(requestBody?.content?.['application/json'], `${pascal(operationId)}Pedido`, EXEMPLOS[nome]);
    add(responses?.['200']?.content?.['application/json'], `${pascal(operationId)}Resposta`, ANSWERS[nome]);
  }
  return named;
}
