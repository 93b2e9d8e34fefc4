import { renderToString } from 'react-dom/server';
import { type PageProps, pageOf } from './page-root.tsx';

/** What `startPage` draws first at `path`, as HTML: for a build, where there is no browser (docs/decisions/0086-drawn-at-the-build.md). */
export const drawPage = (path: string, { children }: Pick<PageProps, 'children'>): string =>
  renderToString(pageOf({ drawnAt: path, children }));
