import type { Schema } from './json-schema.ts';
import type { Meeting } from './meeting.ts';

/**
 * Compares nested schemas. It is a parameter, because objects and schemas contain each other and imports would be
 * circular.
 */
type Compare = (meeting: Meeting<Schema>) => string[];

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
function openBreaks({ way, where, sent, read }: Meeting<Schema>, compare: Compare): string[] {
  const [now, known] = [openOf(sent), openOf(read)];
  if (!now) return way === 'answer' && known && !sent.properties ? [`${where}{}: gone`] : [];
  if (!known) return [`${where}{}: ${way === 'answer' ? 'may now have fields of any name' : 'no longer accepted'}`];
  const names = { way, where: `${where}{name}`, sent: sent.propertyNames ?? {}, read: read.propertyNames ?? {} };
  return [
    ...compare({ way, where: `${where}{}`, sent: now, read: known }),
    ...(read.propertyNames && sent.propertyNames ? compare(names) : []),
    ...(read.propertyNames && !sent.propertyNames ? [`${where}{name}: names are narrower`] : []),
  ];
}

/**
 * Returns the breaks inside an object. A new field of an answer and a new optional field of an input are allowed. An
 * input must not lose a field, because REST refuses fields that it does not know.
 */
export function fieldBreaks(meeting: Meeting<Schema>, compare: Compare): string[] {
  const { way, where, sent, read } = meeting;
  const common = Object.entries(sent.properties ?? {}).flatMap(([name, field]) => {
    const other = fieldOf(read, name);
    return other ? compare({ way, where: `${where}.${name}`, sent: field, read: other }) : [];
  });
  return [...lostFields(meeting), ...missingFields(meeting), ...common, ...openBreaks(meeting, compare)];
}
