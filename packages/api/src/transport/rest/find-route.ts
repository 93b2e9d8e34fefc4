import type { RestRoute } from './rest-routes.ts';

/** A route whose path matches, with its decoded parameters. */
export interface FoundRoute {
  rota: RestRoute;
  params: Record<string, string>;
}

interface Pattern {
  rota: RestRoute;
  /** the fixed text of a segment, or the name of a parameter */
  parts: readonly { literal: string | null; param: string }[];
}

const segmentsOf = (path: string) => path.replace(/\/$/, '').split('/').slice(1);

const patternOf = (rota: RestRoute): Pattern => ({
  rota,
  parts: segmentsOf(rota.path).map((part) => {
    const [, param] = /^\{(\w+)\}$/.exec(part) ?? [];
    return param === undefined ? { literal: part, param: '' } : { literal: null, param };
  }),
});

function match({ rota, parts }: Pattern, segments: readonly string[]): FoundRoute | null {
  const params: Record<string, string> = {};
  const fits = parts.every(({ literal, param }, i) => {
    const segment = segments[i] ?? '';
    if (literal !== null) return literal === segment;
    params[param] = decodeURIComponent(segment);
    return segment !== '';
  });
  return fits ? { rota, params } : null;
}

/**
 * The key of the routes with this method and number of segments. A few comparisons find a route, instead of Express's
 * hundred regular expressions.
 */
const slot = (method: string, segments: number) => `${method} ${segments}`;

/** Finds the route of a method and a path below `/api`, and the methods of a path. */
export interface RouteFinder {
  find: (method: string, path: string) => FoundRoute | null;
  /** the value of `Allow`; empty for an unknown path */
  methodsOf: (path: string) => string[];
}

/** The methods of routes, in the order of `Allow`. */
const METODOS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/**
 * Returns the finder of these routes. Express's rules apply: case-sensitive, with an optional slash at the end. A HEAD
 * is a GET. `routes` are sorted, fixed segments first. The caller knows that the path decodes (web/request.ts).
 */
export function routeFinder(routes: readonly RestRoute[]): RouteFinder {
  const bySlot = new Map<string, Pattern[]>();
  for (const pattern of routes.map(patternOf)) {
    const key = slot(pattern.rota.method, pattern.parts.length);
    bySlot.set(key, [...(bySlot.get(key) ?? []), pattern]);
  }
  const find = (method: string, path: string) => {
    const segments = segmentsOf(path);
    for (const pattern of bySlot.get(slot(method === 'HEAD' ? 'GET' : method, segments.length)) ?? []) {
      const found = match(pattern, segments);
      if (found) return found;
    }
    return null;
  };
  const methodsOf = (path: string) => {
    const methods: string[] = METODOS.filter((metodo) => find(metodo, path));
    return methods.length > 0 ? [...methods, 'OPTIONS'] : [];
  };
  return { find, methodsOf };
}
