import { assertKnown, type Definitions, resolved, type Schema } from './json-schema.ts';
import type { Procedure } from './procedures.ts';
import type { RuledInput } from './rules.ts';

/** Schemas by media type: `application/json`. */
export type Content = Record<string, Schema>;

export interface Parameter {
  in: string;
  name: string;
  required: boolean;
  schema: Schema;
}

/** One call of REST or tRPC, without descriptions that only people read. */
export interface Call {
  /** `POST /login` or `trpc sessao.entrar` */
  name: string;
  /** query, mutation or subscription; null for REST, where the name contains the method */
  kind: string | null;
  /**
   * the account types that may call it, null for everybody; absent for REST (see its procedures) and in older kept
   * contracts
   */
  callers?: readonly string[] | null | undefined;
  parameters: Parameter[];
  /** `ruled` holds the rules of the body that its schema does not express */
  body: { required: boolean; content: Content; ruled?: RuledInput } | null;
  /** by status; every status that is not 2xx is a refusal */
  answers: Record<string, Content>;
}

type Media = Record<string, { schema?: Schema }>;
interface WrittenParameter {
  in: string;
  name: string;
  required?: boolean;
  schema?: Schema;
}
interface Answer {
  content?: Media;
}
interface Operation {
  parameters?: (WrittenParameter | Reference)[];
  requestBody?: { required?: boolean; content?: Media };
  responses?: Record<string, Answer | Reference>;
}
interface Reference {
  $ref: string;
}
/** The parts of an OpenAPI description that a client depends on. */
export interface OpenApi {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components?: {
    schemas?: Definitions;
    parameters?: Record<string, WrittenParameter>;
    responses?: Record<string, Answer>;
  };
}

/** Returns what a reference leads to: a named parameter or response. Everything else is returned as it is. */
export function named<Part extends object>(part: Part | Reference, parts: Record<string, Part> = {}): Part {
  if (!('$ref' in part) || typeof part.$ref !== 'string') return part as Part;
  const target = parts[part.$ref.split('/').at(-1) ?? ''];
  if (!target) throw new Error(`${part.$ref} leads nowhere`);
  return target;
}

/**
 * Returns every operation of an OpenAPI description as a call, with references replaced. Schemas that are written alike
 * are one object.
 */
export function restCalls({ paths, components }: OpenApi): Call[] {
  const known = new Map<string, Schema>();
  const read = (schema: Schema | undefined, where: string): Schema => {
    const written = JSON.stringify(schema ?? {});
    const before = known.get(written);
    if (before) return before;
    const whole = resolved(schema ?? {}, components?.schemas ?? {});
    assertKnown(whole, where);
    known.set(written, whole);
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
        parameters: parameters.map((one): Parameter => {
          const { in: place, name: field, required = false, schema } = named(one, components?.parameters);
          return { in: place, name: field, required, schema: read(schema, `${name} ${place}.${field}`) };
        }),
        body: requestBody
          ? { required: requestBody.required ?? false, content: contentOf(requestBody.content, `${name} input`) }
          : null,
        answers: Object.fromEntries(
          Object.entries(responses).map(([status, answer]) => {
            const { content } = named(answer, components?.responses);
            return [status, contentOf(content, `${name} ${status}`)];
          }),
        ),
      };
    }),
  );
}

const JSON_TYPE = 'application/json';

/** Returns every tRPC procedure as a call. */
export function trpcCalls(procedures: Record<string, Procedure>): Call[] {
  return Object.entries(procedures).map(([procedure, { type, input, output, callers }]): Call => {
    const name = `trpc ${procedure}`;
    const answer = resolved(output, {});
    const schema = input && resolved(input.schema, {});
    assertKnown(answer, `${name} answer`);
    if (schema) assertKnown(schema, `${name} input`);
    return {
      name,
      kind: type,
      callers,
      parameters: [],
      body: input && schema ? { required: input.required, content: { [JSON_TYPE]: schema }, ruled: input } : null,
      answers: { 200: { [type === 'subscription' ? 'text/event-stream' : JSON_TYPE]: answer } },
    };
  });
}
