import { z } from 'zod';
import type { Schema } from './json-schema.ts';

/** Rules in code (`.refine`), which JSON Schema cannot express: by field, as the sentences of their refusals. */
export type Rules = Record<string, string[]>;

/** Stands for a rule without a sentence of its own, such as one over several fields. */
const NAMELESS = 'a rule in code';

/** Returns the field for a path in a schema: `.entregas[].valor`. */
function fieldOf(path: readonly (string | number)[]): string {
  return path
    .map((step, i) => {
      if (path[i - 1] === 'properties') return `.${step}`;
      return step === 'items' ? '[]' : '';
    })
    .join('');
}

/** Returns the sentence of a rule's refusal. */
function sentenceOf(check: z.core.$ZodCheck): string[] {
  if (check._zod.def.check !== 'custom') return [];
  if (!(check instanceof z.core.$ZodCustom)) return [NAMELESS];
  const said = check._zod.def.error?.({ code: 'custom', input: undefined, path: [] });
  const sentence = typeof said === 'object' ? said?.message : said;
  return [sentence ?? NAMELESS];
}

/** Returns a callback for `override` of `z.toJSONSchema` that collects the rules of a schema. */
export function gatherRules(into: Rules) {
  return ({ zodSchema, path }: { zodSchema: z.core.$ZodType; path: (string | number)[] }): void => {
    const found = (zodSchema._zod.def.checks ?? []).flatMap(sentenceOf);
    if (found.length === 0) return;
    const field = fieldOf(path);
    into[field] = [...new Set([...(into[field] ?? []), ...found])].sort();
  };
}

/** Returns every field of a schema, and '' for the whole schema. */
function fieldsOf(schema: Schema, at = ''): string[] {
  return [
    at,
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => fieldsOf(part, `${at}.${name}`)),
    ...(schema.items ? fieldsOf(schema.items, `${at}[]`) : []),
    ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => (list ?? []).flatMap((part) => fieldsOf(part, at))),
  ];
}

/** An input and its rules. Contracts that were kept before rules were collected have none. */
export interface RuledInput {
  schema: Schema;
  rules?: Rules | undefined;
}

/** Returns the new rules on fields that a client of the former contract sends without knowing them, one line each. */
export function newRules(where: string, before: RuledInput, now: RuledInput): string[] {
  const former = before.rules;
  if (former === undefined) return [];
  const sent = new Set(fieldsOf(before.schema));
  return Object.entries(now.rules ?? {})
    .filter(([field]) => sent.has(field))
    .flatMap(([field, sentences]) =>
      sentences
        .filter((sentence) => !former[field]?.includes(sentence))
        .map((sentence) => `${where}${field}: a rule more (${sentence})`),
    );
}
