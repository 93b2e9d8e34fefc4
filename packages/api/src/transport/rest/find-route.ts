import type { RestRoute } from './rest-routes.ts';

/** A route whose path fits, and what stands in the place of its parameters, decoded. */
export interface FoundRoute {
  rota: RestRoute;
  params: Record<string, string>;
}

interface Pattern {
  rota: RestRoute;
  /** a text that must stand there, or the name of a parameter */
  parts: readonly { literal: string | null; param: string }[];
}

const segmentsOf = (path: string) => path.replace(/\/$/, '').split('/').slice(1);

const patternOf = (rota: RestRoute): Pattern => ({
  rota,
  parts: segmentsOf(rota.caminho).map((part) => {
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

/** A list per method and number of segments: a few comparisons find a call, where Express asks a hundred expressions. */
const slot = (method: string, segments: number) => `${method} ${segments}`;

/**
 * Finds the route of a method and a path below `/api`, as Express would: case matters, a slash at the end does not, and
 * `routes` come in order, fixed segments first. The path is known to decode (web/request.ts).
 */
export function routeFinder(routes: readonly RestRoute[]): (method: string, path: string) => FoundRoute | null {
  const bySlot = new Map<string, Pattern[]>();
  for (const pattern of routes.map(patternOf)) {
    const key = slot(pattern.rota.metodo, pattern.parts.length);
    bySlot.set(key, [...(bySlot.get(key) ?? []), pattern]);
  }
  return (method, path) => {
    const segments = segmentsOf(path);
    for (const pattern of bySlot.get(slot(method, segments.length)) ?? []) {
      const found = match(pattern, segments);
      if (found) return found;
    }
    return null;
  };
}
