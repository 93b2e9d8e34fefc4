import type { ReactNode } from 'react';

/**
 * One picture of the gallery. A component's `x.demo.tsx` has a default export of them:
 * `export default [{ title, render }] satisfies Demo[]`. The gallery test opens each in both themes and two widths.
 */
export type Demo = { title: string; render: () => ReactNode };
