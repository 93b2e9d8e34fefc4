import { SECURITY_TXT_PATH } from '@corre/contract/web-paths.ts';
import type { RequestHandler } from 'express';
import { BusinessError } from '../base/business-error.ts';
import type { Config } from '../base/config.ts';
import { refuse } from '../transport/web/reject.ts';

/** The days until the file expires. RFC 9116, section 2.5.5 asks for less than a year. */
const EXPIRES_DAYS = 180;
const DAY_MS = 86_400_000;

/**
 * Returns the text of RFC 9116: the contact for security reports, and its expiry. Each start renews it, so that the
 * file of an abandoned deployment expires.
 */
export function securityText({ CONTATO_SEGURANCA, SITE_URL }: Config, from: Date): string | null {
  if (CONTATO_SEGURANCA === undefined) return null;
  const expires = new Date(from.getTime() + EXPIRES_DAYS * DAY_MS).toISOString().replace(/\.\d+Z$/, 'Z');
  const lines = [
    `Contact: ${CONTATO_SEGURANCA}`,
    `Expires: ${expires}`,
    'Preferred-Languages: pt, en',
    ...(SITE_URL === undefined ? [] : [`Canonical: ${SITE_URL}${SECURITY_TXT_PATH}`]),
  ];
  return `${lines.join('\n')}\n`;
}

/** Serves `GET /.well-known/security.txt`. Without `CONTATO_SEGURANCA` it is 404, not the public site's page. */
export function securityTxt(config: Config): RequestHandler {
  const text = securityText(config, new Date());
  return (req, res) => {
    if (text === null) return refuse(req, res, new BusinessError('SEM_CONTATO_DE_SEGURANCA'));
    res.setHeader('Cache-Control', 'public, max-age=86400');
    res.type('text/plain').send(text);
  };
}
