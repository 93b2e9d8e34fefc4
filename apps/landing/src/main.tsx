import { startPage } from '@corre/ui/shell/page-root.tsx';
import './app.css';
import { Site } from './site.tsx';

// Without the API's client: the landing page asks for two public answers, the forms bring theirs along.
startPage({ density: 'comfortable', children: <Site loadedAt={location.pathname} /> });
