import { EXEMPLOS } from '@corre/api/runtime/openapi/examples.ts';
import { appRouter } from '@corre/api/runtime/router.ts';
import { type RestRoute, restRoutes } from '@corre/api/transport/rest/rest-routes.ts';
import { drawnSeed } from '@corre/testing/harness/seed.ts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Call, restCalls } from '../calls.ts';
import { describe } from '../description.ts';
import type { Schema } from '../json-schema.ts';
import { type Caller, type Company, openCompany, PEOPLE } from './company.ts';
import { damage, damaged, valuesOf } from './values.ts';

const CALLS = Number(process.env.FUZZ_CHAMADAS ?? 10_000);
const MONDAY = Date.parse('2026-11-16T12:00:00Z');
const addWeeks = (from: number, weeks: number) => new Date(from + weeks * 7 * 86_400_000).toISOString().slice(0, 10);
const JSON_TYPE = 'application/json';
const STREAM_TYPE = 'text/event-stream';

const ajv = new Ajv2020({ strict: false, validateFormats: false });
const accepts = (schema: Schema, value: unknown) => ajv.validate(schema, value);
const routes = new Map(
  restRoutes(appRouter._def.procedures).map((route): [string, RestRoute] => [`${route.method} ${route.path}`, route]),
);
const { openapi, procedures } = describe();
const calls = restCalls(openapi);

let company: Company;
beforeAll(async () => {
  company = await openCompany();
});
afterAll(() => company?.close());

/** Ids that exist, ids of others and ids of nobody. */
const smallId = fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 1, max: 12 }) }, fc.constant(2_147_483_647));

const monday = fc.integer({ min: -60, max: 2 }).map((weeks) => addWeeks(MONDAY, weeks));

function parameterOf({ name, schema }: Call['parameters'][number]): fc.Arbitrary<unknown> {
  if (name === 'semana_inicio') return monday;
  return schema.type === 'integer' && name.endsWith('id') ? smallId : valuesOf(schema);
}

/** Returns whether a rule in code, which no schema says, is about this field or about the whole body. */
function ruled(name: string, field: string | undefined): boolean {
  const rules = Object.keys(procedures[routes.get(name)?.nome ?? '']?.input?.rules ?? {});
  return rules.some((rule) => rule === '' || rule.split(/[.[]/)[1] === field);
}

/** A call of the description with values for everything that it asks. */
const drawn = fc.oneof(
  ...calls.map((call) => {
    const callers = routes.get(call.name)?.callers;
    const own = PEOPLE.filter((person) => callers === null || callers === undefined || callers[person]);
    const body = call.body?.content[JSON_TYPE];
    const fields = call.parameters.filter(({ in: place }) => place !== 'header');
    return fc.record({
      call: fc.constant(call),
      caller: fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom<Caller[]>(...own) },
        fc.constantFrom<Caller[]>(...PEOPLE, 'ninguem'),
        fc.constant<Caller>('chave'),
      ),
      own: fc.nat(3).map((one) => one > 0),
      values: fc.record(Object.fromEntries(fields.map((one) => [one.name, parameterOf(one)])), {
        requiredKeys: fields.filter(({ required }) => required).map(({ name }) => name),
      }),
      body: body ? (valuesOf(body) as fc.Arbitrary<Record<string, unknown>>) : fc.constant(null),
      fromExample: fc.boolean(),
      change: fc.option(damage),
    });
  }),
);
type Drawn = typeof drawn extends fc.Arbitrary<infer One> ? One : never;

/** Returns the caller's own names and ids, which let most calls reach the act. */
const ownValues = ({ accounts }: Company): Record<string, unknown> => ({
  entregador_id: accounts.entregador.id,
  comercio_nome: accounts.comercio.nome,
  comercio_id: accounts.comercio.id,
});

/** The example with some of the drawn fields, or the drawn body alone. */
function bodyOf({ call, body, fromExample, change }: Drawn): Record<string, unknown> | undefined {
  if (body === null) return undefined;
  const nome = routes.get(call.name)?.nome ?? '';
  const example: Record<string, unknown> = Object(EXEMPLOS[nome]);
  const [some] = Object.entries(body).filter(([name]) => !(name in example));
  const sent = fromExample && nome in EXEMPLOS ? { ...example, ...(some && { [some[0]]: some[1] }) } : body;
  return change ? damaged(sent, change) : sent;
}

async function send(drawing: Drawn) {
  const { call, caller, own, values } = drawing;
  const [method = 'GET', path = ''] = call.name.split(' ');
  const sent = {
    ...values,
    ...(own ? Object.fromEntries(Object.entries(ownValues(company)).filter(([n]) => n in values)) : {}),
  };
  const query = new URLSearchParams(
    Object.entries(sent).flatMap(([name, value]): [string, string][] =>
      path.includes(`{${name}}`) || value === null ? [] : [[name, String(value)]],
    ),
  );
  const at = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(sent[name as keyof typeof sent]).toWellFormed()),
  );
  const body = bodyOf(drawing);
  const response = await fetch(`${company.api.base}/api${at}?${query}`, {
    method,
    headers: { ...company.headersOf(caller), ...(body && { 'content-type': JSON_TYPE }) },
    redirect: 'manual',
    ...(body && { body: JSON.stringify(body) }),
  });
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  // The live stream does not end, so its status and its type are all that is read.
  const text = type === STREAM_TYPE ? await response.body?.cancel() : await response.text();
  return { at, body, status: response.status, type, answer: type === JSON_TYPE ? JSON.parse(text ?? '') : null };
}

/** Returns what is wrong with the answer, or null. */
function faultOf(
  { call, change }: Drawn,
  { body, status, type, answer }: Awaited<ReturnType<typeof send>>,
): string | null {
  if (status >= 500) return 'a fault of the server';
  const described = call.answers[status];
  if (!described) return 'a status that is not described';
  const schema = described[type];
  if (!schema && Object.keys(described).length > 0) return `${type} is not described`;
  if (type === JSON_TYPE && schema && !accepts(schema, answer))
    return `an answer outside its schema: ${ajv.errorsText()}`;
  const asked = call.body?.content[JSON_TYPE];
  const good = !asked || accepts(asked, body ?? {});
  if (!good && status < 300) return `a bad body was accepted: ${ajv.errorsText()}`;
  if (good && !change && status === 400 && answer.codigo === 'DADOS_INVALIDOS' && !ruled(call.name, answer.campo))
    return `a good body was refused: ${answer.campo}`;
  return null;
}

it(`${CALLS} calls made from the description are answered as the description says`, async () => {
  const faults: string[] = [];
  const met = new Map<number, number>();
  for (const drawing of fc.sample(drawn, { seed: drawnSeed(), numRuns: CALLS })) {
    const done = await send(drawing);
    met.set(done.status, (met.get(done.status) ?? 0) + 1);
    const fault = faultOf(drawing, done);
    if (fault)
      faults.push(
        `${drawing.call.name} as ${drawing.caller}: ${fault}. ${done.at} ${JSON.stringify(done.body)?.slice(0, 300)} → ${done.status} ${JSON.stringify(done.answer)?.slice(0, 300)}`,
      );
    if (done.status === 401) await company.replace(drawing.caller);
  }
  console.info(
    [...met]
      .toSorted(([a], [b]) => a - b)
      .map(([status, times]) => `${status}: ${times}`)
      .join(', '),
  );
  expect(faults).toEqual([]);
}, 1_200_000);
