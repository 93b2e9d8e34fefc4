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
const Pagina = () => <Inicio abaixo={abaixo} />;

/** The landing page as the browser's first drawing will have it, before any public answer: the build puts it into the HTML. */
export const drawHome = (): string => drawPage('/', { children: <Site loadedAt="/" Inicio={Pagina} /> });
