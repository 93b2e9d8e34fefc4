import { Problem } from '../formato/problem.ts';
import { ENDPOINTS } from './routes.ts';

/** The token endpoint, with and without a version. */
export const TOKEN = /^(\/v[12])?\/oauth\/token$/;
/** The authorisation endpoint of the standard's third model (ADR 0045). */
export const AUTHORIZE = /^(\/v[12])?\/oauth\/authorize$/;
/** `listMerchants` of version 2, in the merchant capability. */
export const MERCHANTS = /^\/v2\/merchants$/;
/** The discovery manifest of version 2. */
export const MANIFEST = /^\/v2\/\.well-known\/opendelivery$/;
/** The OpenAPI description of all endpoints. */
export const DESCRIPTION = /^\/openapi\.json$/;
/** The endpoints of version 1 and 2: the version, and the path below it. */
export const VERSIONED = /^\/(v[12])(\/.*)$/;

const READ = ['GET', 'HEAD'];

function calledBy(path: string): readonly string[] {
  if (TOKEN.test(path)) return ['POST'];
  if ([MANIFEST, AUTHORIZE, MERCHANTS, DESCRIPTION].some((place) => place.test(path))) return READ;
  const [, , rest = ''] = VERSIONED.exec(path) ?? [];
  return ENDPOINTS.filter((endpoint) => endpoint.path.test(rest)).flatMap(({ method }) =>
    method === 'GET' ? READ : [method],
  );
}

/** Returns the methods of an address below `/od`, with OPTIONS. Throws 404, and 405 with the methods. */
export function methodsAt(method: string, path: string): readonly string[] {
  const methods = calledBy(path);
  if (methods.length === 0) throw new Problem(404, 'Endereço não encontrado');
  const allow = [...methods, 'OPTIONS'];
  if (!allow.includes(method)) throw new Problem(405, 'Método não suportado neste endereço', { allow });
  return allow;
}
