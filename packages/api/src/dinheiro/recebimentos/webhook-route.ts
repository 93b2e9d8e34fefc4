import { createHash, timingSafeEqual } from 'node:crypto';
import { PIX_WEBHOOK_PATH } from '@corre/contract/web-paths.ts';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { z } from 'zod';
import { BusinessError } from '../../base/business-error.ts';
import type { Config } from '../../base/config.ts';
import type { Deps } from '../../base/deps.ts';
import { refuse } from '../../transport/web/reject.ts';
import { anotarAvisos } from './avisos.ts';

/** The largest callback, in bytes. */
const BODY_BYTES = 1_024 * 1_024;

/** Returns the public address that the bank calls. Returns null without a secret or a public base. */
export function enderecoDoWebhook({ PIX_WEBHOOK_SEGREDO, PIX_WEBHOOK_URL, SITE_URL }: Config): string | null {
  const base = PIX_WEBHOOK_URL ?? SITE_URL;
  return PIX_WEBHOOK_SEGREDO === undefined || base === undefined
    ? null
    : `${base}${PIX_WEBHOOK_PATH}/${PIX_WEBHOOK_SEGREDO}`;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in constant time. The digests have one length, whatever was sent. */
const same = (shown: string, secret: string): boolean => timingSafeEqual(digest(shown), digest(secret));

const callbackSchema = z.object({ pix: z.array(z.unknown()) });
const namedSchema = z.object({ endToEndId: z.string() });

/**
 * Returns the ids of a callback. Only they are read: what a callback says of the money is looked up at the bank. An
 * entry without an id takes no other one away.
 */
const idsOf = (callback: unknown): string[] =>
  (callbackSchema.safeParse(callback).data?.pix ?? []).flatMap(
    (entry) => namedSchema.safeParse(entry).data?.endToEndId ?? [],
  );

const notFound = (req: Request, res: Response) => refuse(req, res, new BusinessError('CAMINHO_NAO_ENCONTRADO'));

/**
 * Answers the bank's callback [pix-aviso]: `/pix/webhook/{segredo}`, with and without the `/pix` that the API Pix
 * appends. A callback proves nothing. The named Pix are written down before the answer, and the bank is asked about
 * each of them afterwards. Other JSON, such as a bank's trial call, is answered 200 and changes nothing.
 */
export function pixWebhook({
  orm,
  config: { PIX_URL, PIX_WEBHOOK_SEGREDO: segredo },
}: Pick<Deps, 'orm' | 'config'>): Router {
  const routes = express.Router({ caseSensitive: true, strict: true });
  const ofBank: RequestHandler<{ segredo: string }> = (req, res, next) =>
    PIX_URL !== undefined && segredo !== undefined && same(req.params.segredo, segredo) ? next() : notFound(req, res);
  const named: RequestHandler = async (req, res) => {
    await anotarAvisos(orm.em.fork(), idsOf(req.body));
    res.status(200).json({});
  };
  const body = express.json({ limit: BODY_BYTES, inflate: false });
  for (const path of ['/:segredo', '/:segredo/pix']) routes.post(path, ofBank, body, named);
  routes.use(notFound);
  return routes;
}
