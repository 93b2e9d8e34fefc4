import { expect, it } from 'vitest';
import { z } from 'zod';
import { appRouter } from '../router.ts';

/** An input's field with the format of an instant or a day, named after its procedure. */
type Field = [name: string, schema: z.ZodType, format: 'datetime' | 'date'];

/** Returns the inner fields of a schema with their names. */
function inside(schema: z.ZodType): [string, z.ZodType][] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape) as [string, z.ZodType][];
  if (schema instanceof z.ZodArray) return [['[]', schema.element as z.ZodType]];
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => ['', option as z.ZodType]);
  if (schema instanceof z.ZodPipe) return [schema.in, schema.out].map((step) => ['', step as z.ZodType]);
  const wraps = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return wraps ? [['', schema.unwrap() as z.ZodType]] : [];
}

function fieldsOf(name: string, schema: z.ZodType): Field[] {
  const text = schema instanceof z.ZodString || schema instanceof z.ZodStringFormat;
  const format = text && schema.meta()?.format === 'date-time' ? 'datetime' : text ? schema.format : null;
  const own: Field[] = format === 'datetime' || format === 'date' ? [[name, schema, format]] : [];
  return [...own, ...inside(schema).flatMap(([more, one]) => fieldsOf(more === '' ? name : `${name}.${more}`, one))];
}

const inputsOf = (procedure: unknown) =>
  typeof procedure === 'function' && '_def' in procedure
    ? ((procedure._def as { inputs?: z.ZodType[] }).inputs ?? [])
    : [];
const procedures: object = appRouter._def.procedures;
const fields = Object.entries(procedures).flatMap(([name, procedure]: [string, unknown]) =>
  inputsOf(procedure).flatMap((schema) => fieldsOf(name, schema)),
);
const of = (format: Field[2]) => fields.filter(([, , own]) => own === format);
const taken = (schema: z.ZodType, texts: readonly string[]) => texts.filter((text) => schema.safeParse(text).success);

const NO_DAYS = ['0000-01-01', '1899-12-31', '2026-02-30', '2025-02-29', '2026-13-01', '9999-12-31', '99999-01-01'];
const NO_INSTANTS = [
  ...NO_DAYS.map((day) => `${day}T12:00:00Z`),
  '2026-11-22T19:40:00+14:01',
  '2026-11-22T19:40:00-15:00',
  '2026-11-22T19:40:00+23:59',
  '2026-11-22T19:40:00+24:00',
  '2026-11-22T19:40:00+99:99',
  `2026-11-22T19:40:00.${'1'.repeat(300)}Z`,
  '2026-12-31T23:59:60Z',
  '2026-11-22T24:00:00Z',
  '+012026-11-22T19:40:00Z',
  'infinity',
];

it('there are instants and days among the inputs', () => {
  expect(of('datetime').map(([name]) => name)).toEqual(
    expect.arrayContaining(['solicitacoes.criar.pronto_em', 'solicitacoes.criar.multiplas_entregas.[].pronto_em']),
  );
  expect(of('date').length).toBeGreaterThan(3);
});

it.each(of('datetime'))('%s takes no instant that PostgreSQL or JavaScript could not read', (_, schema) => {
  expect(taken(schema, NO_INSTANTS)).toEqual([]);
});

it.each(of('datetime'))('%s takes instants of every zone, to the nanosecond', (_, schema) => {
  const instants = ['2026-11-22T19:40:00Z', '2026-11-22T19:40:00.123456789-03:00', '2026-11-22T19:40:00+14:00'];
  expect(taken(schema, instants)).toEqual(instants);
});

it.each(of('date'))('%s takes no day that there is not, and none of another age', (_, schema) => {
  expect(taken(schema, NO_DAYS)).toEqual([]);
  // A Monday, because some of the inputs need one.
  expect(taken(schema, ['2026-11-23'])).toHaveLength(1);
});
