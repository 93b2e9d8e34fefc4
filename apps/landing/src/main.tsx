import { calmAfterLoad } from '@corre/ui/shell/calm.ts';
import { startPage } from '@corre/ui/shell/page-root.tsx';
import type { ComponentType } from 'react';
import './app.css';
import { Site } from './site.tsx';

calmAfterLoad();

// No API client: the landing page reads public answers by REST, and the forms send one request each.
const start = (Inicio?: ComponentType) =>
  startPage({ density: 'comfortable', children: <Site loadedAt={location.pathname} Inicio={Inicio} /> });

if (location.pathname === '/') {
  // The page preloads this part too (drawn-page.ts), so that it arrives with the script.
  import('./features/inicio/page.tsx').then(
    ({ Page }) => start(Page),
    () => start(),
  );
} else start();
