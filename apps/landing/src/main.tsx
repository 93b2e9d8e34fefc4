import { calmAfterLoad } from '@corre/ui/shell/calm.ts';
import { startPage } from '@corre/ui/shell/page-root.tsx';
import type { ComponentType } from 'react';
import './app.css';
import { Site } from './site.tsx';

calmAfterLoad();

// Without the API's client: the landing page asks for two public answers, the forms send one each.
const start = (Inicio?: ComponentType) =>
  startPage({ density: 'comfortable', children: <Site loadedAt={location.pathname} Inicio={Inicio} /> });

if (location.pathname === '/') {
  // The page names this part too (drawn-page.ts), so that it comes with the script.
  import('./features/inicio/pagina.tsx').then(
    ({ Pagina }) => start(Pagina),
    () => start(),
  );
} else start();
