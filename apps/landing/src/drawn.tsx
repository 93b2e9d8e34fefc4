import { drawPage } from '@corre/ui/shell/draw-page.ts';
import { Suspense } from 'react';
import { Abaixo } from './features/inicio/abaixo.tsx';
import { Inicio } from './features/inicio/inicio.tsx';
import { Site } from './site.tsx';

const abaixo = (
  <Suspense>
    <Abaixo />
  </Suspense>
);
const Page = () => <Inicio abaixo={abaixo} />;

/**
 * Returns the landing page as HTML, as the browser renders it before any public answer. The build puts it into the
 * page.
 */
export const drawHome = (): string => drawPage('/', { children: <Site loadedAt="/" Inicio={Page} /> });
