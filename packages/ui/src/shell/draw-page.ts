import { renderToString } from 'react-dom/server';
import { type PageProps, pageOf } from './page-root.tsx';

/**
 * Returns the first HTML of a page at `path`, the same that `startPage` renders. For a build, which has no browser
 * (ADR 0030).
 */
export const drawPage = (path: string, { children }: Pick<PageProps, 'children'>): string =>
  renderToString(pageOf({ drawnAt: path, children }));
