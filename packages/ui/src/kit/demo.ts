import type { ReactNode } from 'react';

/**
 * One picture of the gallery. The default export of `x.demo.tsx` is an array of them: `export default [{ title, render
 * }] satisfies Demo[]`.
 * The gallery test opens each picture in both themes and in two widths.
 */
export type Demo = { title: string; render: () => ReactNode };
