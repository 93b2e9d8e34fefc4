import type { MutationKey } from '@tanstack/react-query';

/** A mutation as the cache of mutations knows it. */
interface Sent {
  options: { mutationKey?: MutationKey };
}

const acts = new WeakMap<object, string>();

const namesSomething = (field: string): boolean => field === 'comercio_nome' || /(^|_)ids?$/.test(field);

/**
 * What an act is: its procedure and what it is about, by the ids it was given. A form that is sent again corrected is the same act; the
 * same button of another row is another one. Null for what has no name.
 */
export function actOf({ options }: Sent, input: unknown): string | null {
  if (!options.mutationKey) return null;
  const about = typeof input === 'object' && input !== null ? Object.entries(input) : [];
  return JSON.stringify([options.mutationKey, about.filter(([field]) => namesSomething(field))]);
}

/** Remembers whose failure this is; whoever shows it asks `actOfError`. */
export function noteFailure(error: unknown, act: string | null): void {
  if (typeof error === 'object' && error !== null && act !== null) acts.set(error, act);
}

/** The act that failed with this error; undefined when none of ours did. */
export const actOfError = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null ? acts.get(error) : undefined;
