import { z } from 'zod';
import type { Schema } from './json-schema.ts';

/** What no JSON Schema says: rules in code (`.refine`), by the field that they are about, each by the sentence of its refusal. */
export type Rules = Record<string, string[]>;

/** A rule that says no sentence of its own, as those that look at several fields. */
const NAMELESS = 'a rule in code';

/** `.entregas[].valor`: the fields and lists on the way to a place of a schema. */
function fieldOf(path: readonly (string | number)[]): string {
  return path
    .map((step, i) => {
      if (path[i - 1] === 'properties') return `.${step}`;
      return step === 'items' ? '[]' : '';
    })
    .join('');
}

/** The sentence of a rule, as whoever breaks it reads it. */
function sentenceOf(check: z.core.$ZodCheck): string[] {
  if (check._zod.def.check !== 'custom') return [];
  if (!(check instanceof z.core.$ZodCustom)) return [NAMELESS];
  const said = check._zod.def.error?.({ code: 'custom', input: undefined, path: [] });
  const sentence = typeof said === 'object' ? said?.message : said;
  return [sentence ?? NAMELESS];
}

/** Gathers the rules of a schema while zod goes through it: for `override` of `z.toJSONSchema`. */
export function gatherRules(into: Rules) {
  return ({ zodSchema, path }: { zodSchema: z.core.$ZodType; path: (string | number)[] }): void => {
    const found = (zodSchema._zod.def.checks ?? []).flatMap(sentenceOf);
    if (found.length === 0) return;
    const field = fieldOf(path);
    into[field] = [...new Set([...(into[field] ?? []), ...found])].sort();
  };
}

/** Every field that a schema has, and the whole of it. */
function fieldsOf(schema: Schema, at = ''): string[] {
  return [
    at,
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => fieldsOf(part, `${at}.${name}`)),
    ...(schema.items ? fieldsOf(schema.items, `${at}[]`) : []),
    ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => (list ?? []).flatMap((part) => fieldsOf(part, at))),
  ];
}

/** An input and its rules; those of a contract that was kept before they were gathered are not known. */
export interface RuledInput {
  schema: Schema;
  rules?: Rules | undefined;
}

/** The rules that fields have now which a client of the former contract sends without knowing them, a line each. */
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
