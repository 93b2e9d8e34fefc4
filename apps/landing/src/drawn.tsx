import { drawPage } from '@corre/ui/shell/draw-page.ts';
import { Site } from './site.tsx';

/** The landing page as the browser's first drawing will have it, before any public answer: the build puts it into the HTML. */
export const drawHome = (): string => drawPage('/', { children: <Site loadedAt="/" /> });
