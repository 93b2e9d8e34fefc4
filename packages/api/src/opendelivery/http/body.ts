import express, { type Request, type Response } from 'express';
import { DEPTH_MAX } from '../../base/input.ts';
import { shapeOf } from '../../transport/web/json-shape.ts';
import { Problem } from '../formato/problem.ts';

/** The largest body, in bytes. An order of a hundred items needs a quarter of it. */
const BODY_BYTES = 64 * 1024;
/** The longest time for a body to arrive, in milliseconds. */
const BODY_MS = 30_000;

const readRaw = express.raw({ limit: BODY_BYTES, inflate: false, type: () => true });

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPES = ['application/json', 'application/*+json'];

/** Returns the bytes of a body. Throws 413, 415 for a compressed body, and 408 for a slow one. */
const bytesOf = (req: Request, res: Response): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      res.setHeader('Connection', 'close');
      reject(new Problem(408, 'O pedido demorou demais para chegar'));
    }, BODY_MS);
    readRaw(req, res, (error?: unknown) => {
      clearTimeout(late);
      if (error) reject(error);
      else resolve(Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0));
    });
  });

const decode = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Problem(400, 'Envie o corpo em UTF-8');
  }
};

function parseJson(bytes: Buffer): unknown {
  // Check the depth before the parser runs, because the sender chooses it.
  if (shapeOf(bytes).depth > DEPTH_MAX) throw new Problem(400, 'Dados aninhados demais');
  try {
    return JSON.parse(decode(bytes));
  } catch (error) {
    throw error instanceof Problem ? error : new Problem(400, 'JSON inválido');
  }
}

/** Reads a body; undefined if there is none. `form` also accepts a form, for version 1's token endpoint. */
export async function readBody(req: Request, res: Response, { form = false } = {}): Promise<unknown> {
  const bytes = await bytesOf(req, res);
  if (bytes.length === 0) return undefined;
  const charset = /;\s*charset="?([^";\s]+)/i.exec(req.headers['content-type'] ?? '')?.[1]?.toLowerCase();
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8')
    throw new Problem(415, 'Envie o corpo em UTF-8');
  if (form && req.is(FORM)) return Object.fromEntries(new URLSearchParams(decode(bytes)));
  if (!req.is(JSON_TYPES)) throw new Problem(415, form ? 'Envie JSON ou um formulário' : 'Envie o corpo em JSON');
  return parseJson(bytes);
}
