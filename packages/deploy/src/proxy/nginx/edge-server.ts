import type { Panel } from '@corre/contract/panels.ts';
import { type ProxySettings, panels, site } from '../settings.ts';
import { apiLocations, apiMaps, passing, upstream } from './api-locations.ts';
import { balancerMaps, realAddress } from './balancers.ts';
import { failures } from './configuration.ts';
import { addedHeaders, headerMaps } from './headers.ts';
import { alive, CONTAINER_PORT, madeBy } from './panel-server.ts';
import { block } from './text.ts';

/** The API's containers of compose.yaml. */
const API = ['api-1:3000', 'api-2:3000', 'api-3:3000'];
/**
 * The gateway address of compose.yaml's network. Calls to the published port come from it; only this machine can reach
 * the port.
 */
const HOST_OF_CONTAINERS = '172.30.77.1';

function panelPass({ name, path }: Panel): string[] {
  const pass = `proxy_pass http://${name}:${CONTAINER_PORT};`;
  if (path === '/') return block('location /', [pass]);
  return [`= ${path}`, `^~ ${path}/`].flatMap((where) => block(`location ${where}`, [pass]));
}

/** Returns the proxy configuration of compose.yaml. It passes each path to the container that serves it. */
export function edgeServer(settings: ProxySettings): string {
  const trusted = settings.trusted.length > 0 ? settings.trusted : [HOST_OF_CONTAINERS];
  const own: ProxySettings = { ...settings, mode: 'path', api: API, trusted };
  return [
    madeBy('edge'),
    ...upstream(own),
    ...apiMaps(own),
    ...balancerMaps(own),
    ...headerMaps(),
    '',
    ...block('server', [
      `listen ${CONTAINER_PORT};`,
      'server_tokens off;',
      'client_max_body_size 8m;',
      'limit_req_status 429;',
      'limit_conn_status 429;',
      ...addedHeaders(),
      ...realAddress(own),
      ...passing(own),
      ...failures(),
      ...alive(),
      ...apiLocations(own),
      ...[...panels, site].flatMap(panelPass),
    ]),
    '',
  ].join('\n');
}
