import type { Plugin } from 'vite';

/** Modules that only forms need: validation and the contract's schemas. */
const FORMS =
  /[\\/]node_modules[\\/](zod|react-hook-form|@hookform)[\\/]|[\\/]packages[\\/]contract[\\/]src[\\/](.+[\\/])?(\w*-?contrato|fields|names|money)\.ts$/;
/** Packages without side effects that do not declare this. */
const PURE = /[\\/]node_modules[\\/](@trpc[\\/](client|react-query)|react-hot-toast|wouter)[\\/]/;
const ZOD = /[\\/]node_modules[\\/]zod[\\/]/;

/**
 * Puts everything that a page runs at once into one file. Otherwise each module that a lazy part shares becomes a file
 * and a request of its own (ADR 0030). `together`: modules that lazy parts share get one file, and modules for forms
 * get another. This is for an app whose first view has no lazy part.
 */
export const firstChunk = (together: boolean): Plugin => ({
  name: 'corre:first-chunk',
  apply: 'build',
  config: () => ({
    // React has had this function since version 18, so the shim is not necessary.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
    build: {
      // Every browser that runs this script supports modulepreload.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        treeshake: { moduleSideEffects: [{ test: PURE, sideEffects: false }] },
        output: {
          // The first script names every part. One letter less of each name's hash leaves a chance of 1 in 10^12.
          chunkFileNames: 'assets/[name]-[hash:7].js',
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
