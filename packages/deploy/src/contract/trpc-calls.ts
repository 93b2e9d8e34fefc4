import type { Call } from './call.ts';
import { assertKnown, resolved } from './json-schema.ts';
import type { Procedure } from './procedures.ts';

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
