import { randomUUID } from 'node:crypto';
import { notifyLagSeconds } from '../base/measures.ts';

/** No event begins with this mark. Other processes ignore the probe, also with older releases. */
const MARK = 'pulso:';
/**
 * The beginning of a mark, from which all processes count events (recent.ts). Older releases take a mark for a probe.
 */
const COUNT_MARK = `${MARK}conta:`;
/** Maximum number of open probes. At this number all are forgotten, because a probe may never come back. */
const OUT_MAX = 20;

const sent = new Map<string, number>();

/** Returns a payload for the events' channel. With it the process measures the time until its own NOTIFY arrives. */
export function newProbe(): string {
  const probe = `${MARK}${randomUUID()}`;
  if (sent.size >= OUT_MAX) sent.clear();
  sent.set(probe, performance.now());
  return probe;
}

/** Returns the payload of a new mark. */
export const newMark = (): string => `${COUNT_MARK}${randomUUID().replaceAll('-', '').slice(-12)}`;

/** Returns the name of a mark; null for every other payload. */
export const markOf = (payload: string | undefined): string | null =>
  payload?.startsWith(COUNT_MARK) ? payload.slice(COUNT_MARK.length) : null;

/** Returns whether a payload is a probe. Measures the lag of this process's own probes. */
export function heardProbe(payload: string | undefined): boolean {
  if (!payload?.startsWith(MARK)) return false;
  const since = sent.get(payload);
  sent.delete(payload);
  if (since !== undefined) notifyLagSeconds.observe((performance.now() - since) / 1000);
  return true;
}
