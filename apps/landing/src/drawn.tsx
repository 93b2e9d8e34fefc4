import { pageOf } from '@corre/ui/shell/page-root.tsx';
import { renderToString } from 'react-dom/server';
import { Site } from './site.tsx';

/** The landing page as the browser's first drawing will have it, before any public answer: the build puts it into the HTML. */
export const drawHome = (): string => renderToString(pageOf({ drawnAt: '/', children: <Site loadedAt="/" /> }));
