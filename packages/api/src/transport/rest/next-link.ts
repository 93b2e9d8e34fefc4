import type { Request } from 'express';
import type { Page } from '../../base/page.ts';
import { queryOf } from '../web/query.ts';
import type { RestRoute } from './rest-routes.ts';

/** The names of cursors. A list has one of them. */
const CURSORS = ['encerradas_antes_de', 'antes_de'] as const;

/**
 * Returns the origin that the caller used. If `SITE_URL` has the same host, its scheme is used, because a proxy may
 * hide https from this process. Returns null for a `Host` that is none.
 */
function originOf(req: Request, siteUrl: string | undefined): string | null {
  const asked = `${req.protocol}://${req.get('host') ?? ''}`;
  if (!URL.canParse(asked)) return null;
  const { host, origin } = new URL(asked);
  const site = siteUrl === undefined ? null : new URL(siteUrl);
  return site?.host === host ? site.origin : origin;
}

/** Returns the name of a list's cursor. Returns undefined for a call without pages. */
export const cursorOf = ({ campos }: Pick<RestRoute, 'campos'>) => CURSORS.find((name) => campos.has(name));

/**
 * Returns the value of `Link` for the next page of a list (RFC 8288): the same address with the cursor of the next
 * page. Returns null for the last page, and for a call without pages.
 */
export function nextLink(
  req: Request,
  route: Pick<RestRoute, 'campos'>,
  { next }: Page,
  siteUrl: string | undefined,
): string | null {
  const cursor = cursorOf(route);
  const origin = originOf(req, siteUrl);
  if (next === null || cursor === undefined || origin === null) return null;
  const address = new URL(origin + req.baseUrl + req.path);
  for (const [name, value] of Object.entries(queryOf(req))) address.searchParams.set(name, String(value));
  address.searchParams.set(cursor, String(next));
  return `<${address.href}>; rel="next"`;
}
