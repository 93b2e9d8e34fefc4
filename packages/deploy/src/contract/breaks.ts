import { type Call, type Content, type Parameter, restCalls, trpcCalls } from './calls.ts';
import type { Description } from './description.ts';
import type { Schema } from './json-schema.ts';
import type { Meeting } from './meeting.ts';
import { newRules } from './rules.ts';
import { schemaBreaks } from './schema-breaks.ts';

/** The same part of a call in the former and in the present contract. */
interface Change<Part> {
  where: string;
  before: Part;
  now: Part;
}

const goneTypes = ({ where, before, now }: Change<Content>): string[] =>
  Object.keys(before)
    .filter((type) => !now[type])
    .map((type) => `${where}: ${type} gone`);

/** The lines of pairs that were compared, at the sender's and the reader's schema. */
const compared = {
  input: new WeakMap<Schema, Map<Schema, string[]>>(),
  answer: new WeakMap<Schema, Map<Schema, string[]>>(),
};

/** Compares two schemas. The calls of a contract share the schemas of their errors: each pair is compared once. */
function breaksAt({ way, where, sent, read }: Meeting<Schema>): string[] {
  const ofSender = compared[way].get(sent) ?? new Map<Schema, string[]>();
  const lines = ofSender.get(read) ?? schemaBreaks({ way, where: '', sent, read });
  compared[way].set(sent, ofSender.set(read, lines));
  return lines.map((line) => `${where}${line}`);
}

function contentBreaks(change: Change<Content>, way: Meeting<unknown>['way']): string[] {
  const { where, before, now } = change;
  const schemas = Object.entries(before).flatMap(([type, former]) => {
    const present = now[type];
    if (!present) return [];
    const [sent, read] = way === 'answer' ? [present, former] : [former, present];
    return breaksAt({ way, where, sent, read });
  });
  return [...goneTypes(change), ...schemas];
}

/** Whether the call fails without a body. */
const demands = (body: Call['body']): boolean => body?.required ?? false;

function bodyBreaks({ where, before, now }: Change<Call['body']>): string[] {
  if (!before) return demands(now) ? [`${where}: became required`] : [];
  if (!now) return [`${where}: no longer accepted`];
  const demanded = demands(now) && !demands(before) ? [`${where}: became required`] : [];
  const ruled = before.ruled && now.ruled ? newRules(where, before.ruled, now.ruled) : [];
  return [...demanded, ...contentBreaks({ where, before: before.content, now: now.content }, 'input'), ...ruled];
}

const place = (parameter: Parameter) => `${parameter.in}.${parameter.name}`;
const found = (list: Parameter[], one: Parameter) => list.find((other) => place(other) === place(one));

function parameterBreaks({ where, before, now }: Change<Parameter[]>): string[] {
  const kept = before.flatMap((former) => {
    const present = found(now, former);
    const at = `${where} ${place(former)}`;
    if (!present) return [`${at}: no longer accepted`];
    const demanded = present.required && !former.required ? [`${at}: became required`] : [];
    return [...demanded, ...breaksAt({ way: 'input', where: at, sent: former.schema, read: present.schema })];
  });
  const added = now.filter((parameter) => parameter.required && !found(before, parameter));
  return [...kept, ...added.map((parameter) => `${where} ${place(parameter)}: became required`)];
}

const isSuccess = (status: string) => status.startsWith('2');

/** Whether the line is about a new code of an error. Clients treat an unknown code by the status (docs/errors.md). */
const isNewCode = (line: string): boolean => /\.codigo: may now be "/.test(line);

function answerBreaks({ where, before, now }: Change<Call['answers']>): string[] {
  const gone = Object.keys(before).filter((status) => isSuccess(status) && !now[status]);
  const added = Object.keys(now).filter((status) => isSuccess(status) && !before[status]);
  const kept = Object.entries(before).flatMap(([status, former]) => {
    const present = now[status];
    if (!present) return [];
    const at = `${where} ${isSuccess(status) ? 'answer' : status}`;
    const more = Object.keys(present).filter((type) => isSuccess(status) && !former[type]);
    const types = more.map((type) => `${at}: may now be ${type}`);
    const content = contentBreaks({ where: at, before: former, now: present }, 'answer');
    return [...types, ...content.filter((line) => isSuccess(status) || !isNewCode(line))];
  });
  return [
    ...gone.map((status) => `${where}: status ${status} gone`),
    ...added.map((status) => `${where}: may now answer with status ${status}`),
    ...kept,
  ];
}

/** Returns the callers that are refused now and were allowed before. */
function callerBreaks({ where, before, now }: Change<Call['callers']>): string[] {
  if (before === undefined || now === undefined || now === null) return [];
  if (before === null) return [`${where}: no longer for everybody (only ${now.join(', ')})`];
  return before.filter((caller) => !now.includes(caller)).map((caller) => `${where}: no longer for ${caller}`);
}

function callBreaks(before: Call, now: Call | undefined): string[] {
  if (!now) return [`${before.name}: gone`];
  const where = before.name;
  if (before.kind !== now.kind) return [`${where}: was a ${before.kind}, is a ${now.kind}`];
  return [
    ...callerBreaks({ where, before: before.callers, now: now.callers }),
    ...parameterBreaks({ where, before: before.parameters, now: now.parameters }),
    ...bodyBreaks({ where: `${where} input`, before: before.body, now: now.body }),
    ...answerBreaks({ where, before: before.answers, now: now.answers }),
  ];
}

const readCalls = new WeakMap<Description, Call[]>();

/** Returns the calls of a contract. The present one is compared with many: its calls are read once. */
function callsOf(contract: Description): Call[] {
  const calls = readCalls.get(contract) ?? [...restCalls(contract.openapi), ...trpcCalls(contract.procedures)];
  readCalls.set(contract, calls);
  return calls;
}

/**
 * Returns what breaks for a client made for `before` when the API serves `now`: one line each, empty when nothing
 * breaks. Panels are released apart from the API, so old panels call new APIs (ADR 0004).
 */
export function breaks(before: Description, now: Description): string[] {
  const present = new Map(callsOf(now).map((call) => [call.name, call]));
  return callsOf(before).flatMap((call) => callBreaks(call, present.get(call.name)));
}
