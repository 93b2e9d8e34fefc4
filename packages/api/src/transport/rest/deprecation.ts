import type { Response } from 'express';
import type { Deprecated } from '../trpc/init.ts';

const SECOND_MS = 1000;

/** Sets the headers of a call that will go: `Deprecation` (RFC 9745) and `Sunset` (RFC 8594). */
export function setDeprecation(res: Response, { since, sunset }: Deprecated): void {
  res.setHeader('Deprecation', `@${Date.parse(since) / SECOND_MS}`);
  res.setHeader('Sunset', new Date(sunset).toUTCString());
}

/** Returns the Portuguese sentence of the API description for a call that will go. */
export function deprecationSentence({ sunset, instead }: Deprecated): string {
  const [year, month, day] = sunset.split('-');
  const use = instead === null ? '' : ` Use ${instead}.`;
  return `Deixa de existir em ${day}/${month}/${year}.${use}`;
}
