import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ProxySettings } from './settings.ts';

const folder = path.resolve(import.meta.dirname, '../../../../deploy');

/** The instance's name, except in the path of the scripts, which all instances share. */
const NAME = /(?<!\/usr\/local\/lib\/)\bcorre\b/g;

/** Returns systemd's units of an instance, by file name. They are the units in deploy/ with the instance's name. */
export function unitsOf({ instance, host }: Pick<ProxySettings, 'instance' | 'host'>): Map<string, string> {
  const named = (text: string) => text.replaceAll('corre.example', host).replaceAll(NAME, instance);
  const files = readdirSync(folder).filter((file) => /\.(service|timer)$/.test(file));
  return new Map(files.map((file) => [named(file), named(readFileSync(path.join(folder, file), 'utf8'))]));
}
