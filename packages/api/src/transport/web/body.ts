import { isUtf8 } from 'node:buffer';
import { setImmediate } from 'node:timers/promises';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { BusinessError } from '../../base/business-error.ts';
import { DEPTH_MAX } from '../../base/input.ts';
import { type FileRoute, fileRouteOf, isFile } from './file-routes.ts';
import { shapeOf } from './json-shape.ts';
import { OneAtATime } from './one-at-a-time.ts';
import { refusalHead, refuse } from './reject.ts';

/** How much of a refused body is still read, in bytes, and for how long, in milliseconds. */
const DISCARD_BYTES = 16 * 1024 * 1024;
const DISCARD_MS = 5_000;

/**
 * Refuses a request without reading its body. Answers at once and closes the connection afterwards. Discards incoming
 * data for a while, because a connection that closes on a writing client loses the answer.
 */
function refuseUnread(req: Request, res: Response, error: BusinessError): void {
  res.setHeader('Connection', 'close');
  res.write(refusalHead(req, res, error));
  const end = () => void res.end();
  const late = setTimeout(end, DISCARD_MS);
  res.once('close', () => clearTimeout(late));
  let discarded = 0;
  req.on('data', (part: Buffer) => {
    discarded += part.length;
    if (discarded > DISCARD_BYTES) end();
  });
  for (const over of ['end', 'error', 'close'] as const) req.once(over, end);
}

/** The largest body of a usual call, in bytes. A route of twenty stops with long notes needs a third of it. */
const CORPO_BYTES = 64 * 1024;
/**
 * The largest body with a file, in bytes. A 5 MB photo is 7 MB of JSON in base64. A bank's answer to the largest batch
 * is 5 MB.
 */
const CORPO_ARQUIVO_BYTES = 8 * 1024 * 1024;
/** The most keys, values and brackets of JSON with a file, because a file is one field among a few. */
const PARTES_ARQUIVO_MAX = 200;
/** The longest time for a body to arrive, in milliseconds. A file has the server's own limit. */
const PRAZO_DO_CORPO_MS = 30_000;

/** Returns the account that sends a large body, or a refusal. Runs before the body is read. */
export type SenderOf = (req: Request) => Promise<string | BusinessError>;

/** Returns whether the request has no body. */
const ends = ({ headers }: Request) =>
  headers['content-length'] === undefined && headers['transfer-encoding'] === undefined;

/** Returns the announced length of a body. Returns Infinity for a chunked one. */
const lengthOf = ({ headers }: Request): number => Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);

/** Returns an error that `transportFailure` turns into an answer. */
const failure = (status: number, type: string) => Object.assign(new Error(type), { status, type });

/**
 * Checks encoding and shape of a body before it is parsed. Bytes of another encoding would be stored as question marks.
 * @throws an error that `transportFailure` turns into an answer
 */
function check(body: Buffer, partesMax = Number.POSITIVE_INFINITY): void {
  if (!isUtf8(body)) throw failure(415, 'charset.unsupported');
  const { depth, parts } = shapeOf(body, partesMax);
  // A batch adds one level.
  if (depth > DEPTH_MAX + 1) throw failure(400, 'entity.too.deep');
  if (parts > partesMax) throw failure(400, 'entity.too.many');
}

const readSmallBody = express.json({
  limit: CORPO_BYTES,
  inflate: false,
  verify: (_req, _res, body, charset) => {
    if (charset !== 'utf-8') throw failure(415, 'charset.unsupported');
    check(body);
  },
});

const readBytes = express.raw({ type: 'application/json', limit: CORPO_ARQUIVO_BYTES, inflate: false });
const CHARSET = /;\s*charset="?([^";\s]+)/i;

/** Writes `charset=utf8`, as many clients say it, in the spelling that the parsers know. */
function nameUtf8({ headers }: Request): void {
  const type = headers['content-type'];
  if (type !== undefined) headers['content-type'] = type.replace(/(;\s*charset=)"?utf8"?(?=\s*(?:;|$))/i, '$1utf-8');
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw failure(400, 'entity.parse.failed');
  }
};

/** Parses a large JSON body in steps of milliseconds, so that other requests are answered in between. */
async function parseLarge(req: Request): Promise<unknown> {
  const [, charset = 'utf-8'] = CHARSET.exec(req.headers['content-type'] ?? '') ?? [];
  if (!/^utf-?8$/i.test(charset)) throw failure(415, 'charset.unsupported');
  const body: Buffer = req.body;
  await setImmediate();
  check(body, PARTES_ARQUIVO_MAX);
  await setImmediate();
  const text = body.toString();
  await setImmediate();
  // tRPC parses a text by itself.
  return req.originalUrl.startsWith('/trpc') ? text : parse(text);
}

const readFileInJson: RequestHandler = (req, res, next) =>
  readBytes(req, res, (cause?: unknown) => {
    if (cause || !Buffer.isBuffer(req.body)) return next(cause);
    parseLarge(req).then((body) => {
      req.body = body;
      next();
    }, next);
  });

/** Reads a small body within a short time. */
function readSmall(
  { ler, prazoMs }: { ler: RequestHandler; prazoMs: number },
  req: Request,
  res: Response,
  next: (cause?: unknown) => void,
): void {
  const length = lengthOf(req);
  if (Number.isFinite(length) && length > CORPO_BYTES) {
    refuseUnread(req, res, new BusinessError('DADOS_GRANDES_DEMAIS'));
    return;
  }
  const prazo = setTimeout(() => {
    res.setHeader('Connection', 'close');
    refuse(req, res, new BusinessError('PEDIDO_DEMOROU'));
  }, prazoMs);
  void ler(req, res, (cause?: unknown) => {
    clearTimeout(prazo);
    if (!res.headersSent) next(cause);
  });
}

/** Returns a reader that puts a raw file into the field that JSON would use. */
const rawReader = (route: FileRoute): RequestHandler => {
  const read = express.raw({ type: [...route.types], limit: route.maxBytes, inflate: false });
  return (req, res, next) =>
    read(req, res, (cause?: unknown) => {
      if (!cause && Buffer.isBuffer(req.body)) req.body = { [route.field]: route.toText(req.body) };
      next(cause);
    });
};

interface LargeReader {
  route: FileRoute;
  senderOf: SenderOf;
  turns: OneAtATime;
}

/** Reads a large file of a signed-in caller, one at a time for each account. */
async function readLarge(
  { route, senderOf, turns }: LargeReader,
  req: Request,
  res: Response,
  next: (cause?: unknown) => void,
): Promise<unknown> {
  const sender = await senderOf(req);
  if (typeof sender !== 'string') return refuseUnread(req, res, sender);
  const raw = isFile(req, route);
  const length = lengthOf(req);
  if (Number.isFinite(length) && length > (raw ? route.maxBytes : CORPO_ARQUIVO_BYTES))
    return refuseUnread(req, res, new BusinessError(route.tooLarge));
  const turn = await turns.turn(sender, res);
  if (turn === 'gone') return;
  if (turn === 'late') return refuseUnread(req, res, new BusinessError('ARQUIVOS_DEMAIS', { espera: 10 }));
  if (raw) return rawReader(route)(req, res, next);
  readFileInJson(req, res, next);
}

/**
 * Reads the body for both transports: limited, not compressed, UTF-8, and not deeper than any call needs. Accepts more
 * than 64 KB for a file only, from a caller that `senderOf` names. Otherwise anybody could make the process parse large
 * bodies.
 */
export function readBody(senderOf: SenderOf, prazoMs = PRAZO_DO_CORPO_MS): RequestHandler {
  const turns = new OneAtATime();
  return (req, res, next) => {
    if (ends(req)) {
      // Set explicitly, so that no later handler waits for a body.
      req.body = undefined;
      return next();
    }
    nameUtf8(req);
    const route = fileRouteOf(req);
    if (route && lengthOf(req) > CORPO_BYTES) return readLarge({ route, senderOf, turns }, req, res, next);
    const ler = route && isFile(req, route) ? rawReader(route) : readSmallBody;
    return readSmall({ ler, prazoMs }, req, res, next);
  };
}
