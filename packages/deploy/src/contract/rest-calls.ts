import type { Call, Content, Parameter } from './call.ts';
import { assertKnown, type Definitions, resolved, type Schema } from './json-schema.ts';

type Media = Record<string, { schema?: Schema }>;
interface Operation {
  parameters?: { in: string; name: string; required?: boolean; schema?: Schema }[];
  requestBody?: { required?: boolean; content?: Media };
  responses?: Record<string, { content?: Media }>;
}
/** The parts of an OpenAPI description that a client depends on. */
export interface OpenApi {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Definitions };
}

/** Returns every operation of an OpenAPI description as a call, with references replaced. */
export function restCalls({ paths, components }: OpenApi): Call[] {
  const read = (schema: Schema | undefined, where: string): Schema => {
    const whole = resolved(schema ?? {}, components?.schemas ?? {});
    assertKnown(whole, where);
    return whole;
  };
  const contentOf = (media: Media | undefined, where: string): Content =>
    Object.fromEntries(Object.entries(media ?? {}).map(([type, { schema }]) => [type, read(schema, where)]));
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => {
      const name = `${method.toUpperCase()} ${path}`;
      const { parameters = [], requestBody, responses = {} } = operation;
      return {
        name,
        kind: null,
        parameters: parameters.map(({ required = false, schema, ...rest }): Parameter => {
          return { ...rest, required, schema: read(schema, `${name} ${rest.in}.${rest.name}`) };
        }),
        body: requestBody
          ? { required: requestBody.required ?? false, content: contentOf(requestBody.content, `${name} input`) }
          : null,
        answers: Object.fromEntries(
          Object.entries(responses).map(([status, { content }]) => [status, contentOf(content, `${name} ${status}`)]),
        ),
      };
    }),
  );
}
