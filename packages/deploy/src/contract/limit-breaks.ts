import type { Alternative } from './alternatives.ts';
import { type Meeting, may } from './meeting.ts';

const length = (value: unknown): number => (typeof value === 'string' ? [...value].length : 0);

const hasForm = (value: unknown, { patterns }: Alternative): boolean =>
  typeof value !== 'string' || patterns.every((pattern) => new RegExp(pattern, 'u').test(value));

/** Whether a value of the sender is within the reader's limits for texts and numbers. */
function keepsLimits(value: unknown, { schema }: Alternative): boolean {
  const { minLength = 0, maxLength = Infinity } = schema;
  if (typeof value === 'string') return length(value) >= minLength && length(value) <= maxLength;
  if (typeof value !== 'number') return true;
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = schema;
  return value >= minimum && value <= maximum && value > exclusiveMinimum && value < exclusiveMaximum;
}

/** Returns changes of a text's format. A reader parses dates or addresses, so their format must not change. */
function formBreaks({ where, sent, read }: Meeting<Alternative>): string[] {
  const [now, known] = [sent.schema.format, read.schema.format];
  if (known !== undefined && now !== known) return [`${where}: another format (${known})`];
  // The library may rewrite its pattern of a known format, so patterns count only without a format.
  if (known !== undefined) return [];
  const strange = read.patterns.filter((pattern) => !sent.patterns.includes(pattern));
  return strange.length > 0 ? [`${where}: another pattern`] : [];
}

/** `[keyword, whether a higher value is stricter]` */
const BOUNDS = [
  ['minLength', true],
  ['maxLength', false],
  ['minItems', true],
  ['maxItems', false],
] as const;

function sizeBreaks({ where, sent, read }: Meeting<Alternative>): string[] {
  return BOUNDS.flatMap(([keyword, isLower]) => {
    const [now, allowed] = [sent.schema[keyword], read.schema[keyword]];
    if (allowed === undefined || (isLower && allowed === 0)) return [];
    if (now !== undefined && (isLower ? now >= allowed : now <= allowed)) return [];
    return [`${where}: ${keyword} ${allowed} is stricter`];
  });
}

interface Edge {
  at: number;
  open: boolean;
}
/** Returns the tighter of an inclusive and an exclusive bound. `sign` is -1 for upper bounds. */
function edge(inclusive: number | undefined, exclusive: number | undefined, sign: 1 | -1): Edge | null {
  const edges = [
    ...(inclusive === undefined ? [] : [{ at: inclusive, open: false }]),
    ...(exclusive === undefined ? [] : [{ at: exclusive, open: true }]),
  ];
  const [tightest = null] = edges.toSorted((a, b) => sign * (b.at - a.at) || Number(b.open) - Number(a.open));
  return tightest;
}
const covers = (allowed: Edge | null, now: Edge | null, sign: 1 | -1): boolean =>
  !allowed ||
  (now !== null && (sign * (now.at - allowed.at) > 0 || (now.at === allowed.at && (now.open || !allowed.open))));

function rangeBreaks({ where, sent: { schema: now }, read: { schema: allowed } }: Meeting<Alternative>): string[] {
  const low = [edge(allowed.minimum, allowed.exclusiveMinimum, 1), edge(now.minimum, now.exclusiveMinimum, 1)] as const;
  const high = [
    edge(allowed.maximum, allowed.exclusiveMaximum, -1),
    edge(now.maximum, now.exclusiveMaximum, -1),
  ] as const;
  const step = allowed.multipleOf;
  return [
    ...(covers(...low, 1) ? [] : [`${where}: minimum ${low[0]?.at} is stricter`]),
    ...(covers(...high, -1) ? [] : [`${where}: maximum ${high[0]?.at} is stricter`]),
    ...(step === undefined || (now.multipleOf ?? 0.1) % step === 0 ? [] : [`${where}: multipleOf ${step} is stricter`]),
  ];
}

/**
 * Returns the limits that the sender may exceed. For an answer only the format counts. Panels do not depend on
 * `maxLength`, and a wider limit of an input also widens the answers.
 */
export function limitBreaks(pair: Meeting<Alternative>): string[] {
  const { way, where, sent, read } = pair;
  if (read.values) return [];
  if (sent.values) {
    const fits = (value: unknown) => hasForm(value, read) && (way === 'answer' || keepsLimits(value, read));
    return sent.values.filter((value) => !fits(value)).map((value) => `${where}: ${may(way, JSON.stringify(value))}`);
  }
  const form = read.kind === 'string' ? formBreaks(pair) : [];
  return way === 'answer' ? form : [...form, ...sizeBreaks(pair), ...rangeBreaks(pair)];
}
