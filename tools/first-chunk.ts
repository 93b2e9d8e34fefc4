import type { Plugin } from 'vite';

/** What only a form needs: validation, and the contract's schemas. */
const FORMS =
  /[\\/]node_modules[\\/](zod|react-hook-form|@hookform)[\\/]|[\\/]packages[\\/]contract[\\/]src[\\/](.+[\\/])?(\w*-?contrato|fields|names|money)\.ts$/;
/** Their packages do not say that importing them does nothing by itself. */
const PURE = /[\\/]node_modules[\\/](@trpc[\\/](client|react-query)|react-hot-toast|wouter)[\\/]/;
const ZOD = /[\\/]node_modules[\\/]zod[\\/]/;

/**
 * What a page runs at once comes in one file, whoever else imports a piece of it. Left alone, every piece that a part shares with it is a
 * file, and a request, of its own (docs/decisions/0098-the-first-view-comes-first.md). `together`: so does what the parts share, beside
 * each part's own, and what only forms need; for an app whose first view has no part.
 */
export const firstChunk = (together: boolean): Plugin => ({
  name: 'corre:first-chunk',
  apply: 'build',
  config: () => ({
    // what the shim is for, React has had since 18
    resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
    build: {
      // every browser that runs this script knows the link
      modulePreload: { polyfill: false },
      rolldownOptions: {
        treeshake: { moduleSideEffects: [{ test: PURE, sideEffects: false }] },
        output: {
          codeSplitting: {
            groups: [
              { name: 'inicio', test: (id: string) => !ZOD.test(id), tags: ['$initial'], priority: 2 },
              ...(together
                ? [
                    { name: 'formularios', test: FORMS, priority: 1 },
                    { name: 'comum', minShareCount: 2 },
                  ]
                : []),
            ],
          },
        },
      },
    },
  }),
});
