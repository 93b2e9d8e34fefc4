import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PANELS } from '@corre/contract/panels.ts';
import {
  CACHE_HASHED,
  CACHE_OTHER,
  HASHED_FOLDER,
  HOME_FILE,
  WORKER_FILE,
  WORKER_SCOPE,
} from '@corre/contract/web-paths.ts';
import express, { type Response, type Router } from 'express';

const cabecalhosDoArquivo = (res: Response, file: string) => {
  if (file.endsWith(`/${WORKER_FILE}`)) res.setHeader('Service-Worker-Allowed', WORKER_SCOPE);
  res.setHeader('Cache-Control', file.includes(`/${HASHED_FOLDER}/`) ? CACHE_HASHED : CACHE_OTHER);
};

/**
 * Serves the builds in `<raiz>/<app>/dist`, each under its path, as the production proxy does (deploy/). A path without
 * a file gets the app's page, whose router runs in the browser. The app's own path gets the page that the build drew,
 * if there is one. A missing asset is 404, so that an old page never runs HTML as a script.
 */
export function serveApps(raiz: string): Router {
  const apps = express.Router();
  for (const panel of PANELS) {
    const folder = join(raiz, panel.name, 'dist');
    if (!existsSync(join(folder, 'index.html'))) continue;
    const app = express.Router();
    app.use(express.static(folder, { index: false, redirect: false, setHeaders: cabecalhosDoArquivo }));
    app.get(
      `/${HASHED_FOLDER}/*arquivo`,
      (_req, res) => void res.status(404).type('text').send('Arquivo não encontrado'),
    );
    const inicio = existsSync(join(folder, HOME_FILE)) ? HOME_FILE : 'index.html';
    app.get('/{*resto}', ({ path }, res) => {
      res.setHeader('Cache-Control', CACHE_OTHER);
      res.sendFile(join(folder, path === '/' ? inicio : 'index.html'));
    });
    apps.use(panel.path, app);
  }
  return apps;
}
