import express, { type Router } from 'express';
import type { Config } from '../../base/config.ts';
import { documento } from './document.ts';
import { type Kept, keep, sendKept } from './kept-page.ts';
import { apiPage } from './page.ts';
import { NO_SITE, quickStart } from './quick-start.ts';

/**
 * Returns the routes of the API description, as JSON and as a page. They are public and the same for everybody, so each
 * is generated once.
 */
export function descriptionRoutes({ SITE_URL = NO_SITE }: Pick<Config, 'SITE_URL'>): Router {
  const routes = express.Router({ caseSensitive: true });
  let [json, page]: [Promise<Kept> | undefined, Promise<Kept> | undefined] = [undefined, undefined];
  routes.get('/openapi.json', async (req, res) => {
    json ??= keep('json', JSON.stringify(documento()));
    sendKept(req, res, await json);
  });
  routes.get('/docs', async (req, res) => {
    page ??= keep('html', apiPage(documento(), quickStart(SITE_URL)));
    sendKept(req, res, await page);
  });
  return routes;
}
