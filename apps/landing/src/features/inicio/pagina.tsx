import { fetchPart } from '@corre/ui/kit/lazy/fetch-part.ts';
import { lazy, Suspense } from 'react';
import { Inicio } from './inicio.tsx';
import { perto } from './perto.ts';

const Abaixo = lazy(async () => {
  await perto();
  return fetchPart(async () => ({ default: (await import('./abaixo.tsx')).Abaixo }));
});
const abaixo = (
  <Suspense>
    <Abaixo />
  </Suspense>
);

/** The landing page in a browser. The part below the first screen becomes interactive when a visitor comes near it. */
export const Pagina = () => <Inicio abaixo={abaixo} />;
