import type { MutationKey } from '@tanstack/react-query';

/** The part of a mutation that this file needs. */
interface Sent {
  options: { mutationKey?: MutationKey };
}

const acts = new WeakMap<object, string>();

const namesSomething = (field: string): boolean => field === 'comercio_nome' || /(^|_)ids?$/.test(field);

/**
 * Returns the key of an act: its procedure and the ids in its input. Returns null when the mutation has no key. A
 * corrected form is the same act. The same button of another row is another act.
 */
export function actOf({ options }: Sent, input: unknown): string | null {
  if (!options.mutationKey) return null;
  const about = typeof input === 'object' && input !== null ? Object.entries(input) : [];
  return JSON.stringify([options.mutationKey, about.filter(([field]) => namesSomething(field))]);
}

/** Stores the act of a failure for `actOfError`. */
export function noteFailure(error: unknown, act: string | null): void {
  if (typeof error === 'object' && error !== null && act !== null) acts.set(error, act);
}

/** Returns the act that failed with this error; undefined when no act of ours did. */
export const actOfError = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null ? acts.get(error) : undefined;
