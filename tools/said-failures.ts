import { FALHAS } from '@corre/contract/falhas.ts';
import type { Plugin } from 'vite';

const ONE = /\bFALHAS\[\s*'([\w.]+)'\s*\]/g;

/**
 * Writes the sentences of the catalogue (`FALHAS['fila.estado']`) where a screen says them: the whole catalogue would be 2 KB of every
 * first view, of which it needs a few lines.
 */
export const saidFailures: Plugin = {
  name: 'corre:said-failures',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: 'FALHAS[' },
    handler(code) {
      const said = code.replaceAll(ONE, (found, name: string) =>
        Object.hasOwn(FALHAS, name) ? JSON.stringify(FALHAS[name as keyof typeof FALHAS]) : found,
      );
      return said === code ? undefined : { code: said, map: null };
    },
  },
};
