import path from 'node:path';
import { nginxConfiguration } from '../proxy/nginx/configuration.ts';
import { EXAMPLE } from '../proxy/settings.ts';

/** The folder of what an operator copies. */
export const deploy = path.resolve(import.meta.dirname, '../../../../deploy');

/** Returns the files of `deploy/` that follow from the product's table, by their names there. */
export const exampleFiles = (): Record<string, string> => ({ 'nginx.conf': nginxConfiguration(EXAMPLE) });
