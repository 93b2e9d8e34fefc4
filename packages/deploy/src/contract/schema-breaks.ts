import { type Alternative, alternatives, isWithin } from './alternatives.ts';
import type { Schema } from './json-schema.ts';
import { limitBreaks } from './limit-breaks.ts';
import { type Meeting, may } from './meeting.ts';

const openOf = ({ additionalProperties: open }: Schema): Schema | null => (typeof open === 'object' ? open : null);

/** Returns the schema of a field. In a record (any name, one schema), every name has that schema. */
const fieldOf = (schema: Schema, name: string): Schema | null => schema.properties?.[name] ?? openOf(schema);

/** Returns fields that the former contract has and the present one does not. */
function lostFields({ way, where, sent, read }: Meeting<Schema>): string[] {
  const [before, now] = way === 'answer' ? [read, sent] : [sent, read];
  return Object.keys(before.properties ?? {})
    .filter((name) => !fieldOf(now, name))
    .map((name) => `${where}.${name}: ${way === 'answer' ? 'gone' : 'no longer accepted'}`);
}

/** Returns fields that the reader requires and the sender may omit. */
function missingFields({ way, where, sent, read }: Meeting<Schema>): string[] {
  const missing = (read.required ?? []).filter((name) => !sent.required?.includes(name));
  if (way === 'input') return missing.map((name) => `${where}.${name}: became required`);
  const isLost = (name: string) => read.properties?.[name] !== undefined && !fieldOf(sent, name);
  return missing.filter((name) => !isLost(name)).map((name) => `${where}.${name}: became optional`);
}

/** Compares records: the schema of the names that are not listed. */
function openBreaks({ way, where, sent, read }: Meeting<Schema>): string[] {
  const [now, known] = [openOf(sent), openOf(read)];
  if (!now) return way === 'answer' && known && !sent.properties ? [`${where}{}: gone`] : [];
  if (!known) return [`${where}{}: ${way === 'answer' ? 'may now have fields of any name' : 'no longer accepted'}`];
  const names = { way, where: `${where}{name}`, sent: sent.propertyNames ?? {}, read: read.propertyNames ?? {} };
  return [
    ...schemaBreaks({ way, where: `${where}{}`, sent: now, read: known }),
    ...(read.propertyNames && sent.propertyNames ? schemaBreaks(names) : []),
    ...(read.propertyNames && !sent.propertyNames ? [`${where}{name}: names are narrower`] : []),
  ];
}

/**
 * Returns the breaks inside an object. A new field of an answer and a new optional field of an input are allowed. An
 * input must not lose a field, because REST refuses fields that it does not know.
 */
function fieldBreaks(meeting: Meeting<Schema>): string[] {
  const { way, where, sent, read } = meeting;
  const common = Object.entries(sent.properties ?? {}).flatMap(([name, field]) => {
    const other = fieldOf(read, name);
    return other ? schemaBreaks({ way, where: `${where}.${name}`, sent: field, read: other }) : [];
  });
  return [...lostFields(meeting), ...missingFields(meeting), ...common, ...openBreaks(meeting)];
}

const named = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(', ');
const names = (list: readonly Alternative[]) => [...new Set(list.map(({ kind }) => kind))].join(' or ');

/** Returns the tag that tells the objects of a union apart: their constant fields, such as `tipo=oferta`. */
const tag = ({ schema }: Alternative): string =>
  Object.entries(schema.properties ?? {})
    .flatMap(([name, field]) => (field.const === undefined ? [] : [`${name}=${String(field.const)}`]))
    .join();

/**
 * Returns values of the sender that the reader does not list. Each value counts by itself, because alternatives may
 * share values.
 */
function valueBreaks({ way, where, sent, read }: Meeting<Alternative>): string[] {
  if (!read.values) return [];
  if (!sent.values) return [`${where}: ${may(way, `every ${sent.kind}, only ${named(read.values)}`)}`];
  const strange = sent.values.filter((value) => !read.values?.includes(value));
  return strange.length > 0 ? [`${where}: ${may(way, named(strange))}`] : [];
}

function pairBreaks(pair: Meeting<Alternative>): string[] {
  const { way, where, sent, read } = pair;
  if (read.kind === 'anything') return [];
  const items = { way, where: `${where}[]`, sent: sent.schema.items ?? {}, read: read.schema.items ?? {} };
  return [
    ...valueBreaks(pair),
    ...limitBreaks(pair),
    ...(read.kind === 'array' ? schemaBreaks(items) : []),
    ...(read.kind === 'object' ? fieldBreaks({ ...pair, sent: sent.schema, read: read.schema }) : []),
  ];
}

/**
 * Splits an alternative by its values, because several alternatives of the reader may share them: `'a'` in one, `'b'`
 * in another.
 */
const splitByValue = (list: Alternative[]): Alternative[] =>
  list.flatMap((one) => (one.values ? one.values.map((value) => ({ ...one, values: [value] })) : [one]));

/** Returns the breaks against the reader's best matching alternative. */
function alternativeBreaks(sent: Alternative, { way, where, read }: Meeting<Alternative[]>): string[] {
  const alike = read.filter(({ kind }) => isWithin(sent.kind, kind));
  if (alike.length === 0)
    return [`${where}: ${may(way, sent.kind)} (${way === 'answer' ? 'was' : 'takes'} ${names(read)})`];
  const own = tag(sent);
  const tagged = alike.filter((other) => tag(other) !== '');
  const same = own === '' || tagged.length === 0 ? alike : tagged.filter((other) => tag(other) === own);
  if (same.length === 0) return [`${where}: ${may(way, `one of (${own})`)}`];
  const place = own === '' || alike.length < 2 ? where : `${where}(${own})`;
  const all = same.map((other) => pairBreaks({ way, where: place, sent, read: other }));
  return all.reduce((least, one) => (one.length < least.length ? one : least));
}

/**
 * Returns the objects of an answer's union that are never sent any more. An old reader would wait for them (ADR 0033).
 */
const goneKinds = ({ way, where, sent, read }: Meeting<Alternative[]>): string[] =>
  way === 'input' || read.length < 2
    ? []
    : read
        .map(tag)
        .flatMap((own) => (own !== '' && !sent.some((one) => tag(one) === own) ? [`${where}(${own}): gone`] : []));

/**
 * Returns the breaks between sender and reader of one value; empty when the reader understands everything that may be
 * sent.
 */
export function schemaBreaks({ way, where, sent, read }: Meeting<Schema>): string[] {
  const sides = { way, where, sent: splitByValue(alternatives(sent)), read: alternatives(read) };
  const all = [...sides.sent.flatMap((one) => alternativeBreaks(one, sides)), ...goneKinds(sides)];
  return [...new Set(all)];
}
