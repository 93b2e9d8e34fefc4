import { randomUUID } from 'node:crypto';
import { notifyLagSeconds } from '../base/measures.ts';

/** No event begins like this: other processes, older ones too, pass over it. */
const MARK = 'pulso:';
/** Probes that may be out; one that never comes back is forgotten. */
const OUT_MAX = 20;

const sent = new Map<string, number>();

/** A payload to be sent on the events' channel, so that this process measures how long it takes to hear it. */
export function newProbe(): string {
  const probe = `${MARK}${randomUUID()}`;
  if (sent.size >= OUT_MAX) sent.clear();
  sent.set(probe, performance.now());
  return probe;
}

/** Whether a payload is a probe; the lag of this process's own is measured. */
export function heardProbe(payload: string | undefined): boolean {
  if (!payload?.startsWith(MARK)) return false;
  const since = sent.get(payload);
  sent.delete(payload);
  if (since !== undefined) notifyLagSeconds.observe((performance.now() - since) / 1000);
  return true;
}
