import { FALHAS } from '@corre/contract/falhas.ts';
import type { Plugin } from 'vite';

const ONE = /\bFALHAS\[\s*'([\w.]+)'\s*\]/g;

/**
 * Replaces references to the catalogue (`FALHAS['fila.estado']`) by their sentences at build time. The whole catalogue
 * would add 2 KB to every first view, which needs only a few lines of it.
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
