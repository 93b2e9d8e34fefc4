import express, { type Request, type RequestHandler } from 'express';
import { DEPTH_MAX } from '../../base/input.ts';
import { recusar } from './reject.ts';

/** Largest body of a call, in bytes: a route of twenty stops with long notes has a third of it. */
const CORPO_BYTES = 64 * 1024;
/** A 5 MB photo in base64 is 7 MB of JSON; a bank's answer to the largest batch is 5 MB. */
const CORPO_ARQUIVO_BYTES = 8 * 1024 * 1024;
/** How long a body may take to arrive, in milliseconds; a photo from a slow phone gets what the server allows at most. */
const PRAZO_DO_CORPO_MS = 30_000;

const caminho = (req: Request): string => req.originalUrl.split('?', 1)[0] ?? '';

/** The addresses of the calls that send a photo: of an account, of a delivery, and of a problem with one. */
export const ehFoto = (req: Request) =>
  /^\/(api\/upload\/foto|trpc\/(fotos\.enviar|(prova|problemas)\.enviarFoto)|api\/entregador\/(solicitacao|problema)\/\d+\/foto)$/.test(
    caminho(req),
  );

/** The same of the call that sends a bank's return file. */
const ehRetorno = (req: Request) => /^\/(trpc\/lotes\.retorno|api\/admin\/lotes\/\d+\/retorno)$/.test(caminho(req));

/** Nothing follows the headers. */
const ends = ({ headers }: Request) =>
  headers['content-length'] === undefined && headers['transfer-encoding'] === undefined;

/** What `falhaDeTransporte` turns into an answer. */
const falha = (status: number, type: string) => Object.assign(new Error(type), { status, type });

const [ABRE_LISTA, ABRE_OBJETO, FECHA_LISTA, FECHA_OBJETO] = Buffer.from('[{]}');
const [ASPAS, BARRA] = Buffer.from('"\\');

/** How deep a JSON text nests, by its bytes: counted before it is parsed, because the depth is the sender's choice. */
export function profundidade(json: Buffer): number {
  let [fundo, maior, emTexto] = [0, 0, false];
  for (let i = 0; i < json.length; i += 1) {
    const byte = json[i];
    if (emTexto && byte === BARRA) i += 1;
    else if (byte === ASPAS) emTexto = !emTexto;
    else if (emTexto) continue;
    else if (byte === ABRE_LISTA || byte === ABRE_OBJETO) maior = Math.max(maior, ++fundo);
    else if (byte === FECHA_LISTA || byte === FECHA_OBJETO) fundo -= 1;
  }
  return maior;
}

function conferir(_req: unknown, _res: unknown, corpo: Buffer, charset: string): void {
  if (charset !== 'utf-8') throw falha(415, 'charset.unsupported');
  // a batch adds one level
  if (profundidade(corpo) > DEPTH_MAX + 1) throw falha(400, 'entity.too.deep');
}

const leitor = (limit: number) => express.json({ limit, inflate: false, verify: conferir });
const [lerPequeno, lerArquivo] = [leitor(CORPO_BYTES), leitor(CORPO_ARQUIVO_BYTES)];

/** Reads the JSON body: bounded, not compressed, UTF-8, not deeper than any call needs. The same for both transports. */
export const readBody =
  (prazoMs = PRAZO_DO_CORPO_MS): RequestHandler =>
  (req, res, next) => {
    if (ends(req)) {
      // said, so that nobody below waits for one
      req.body = undefined;
      return next();
    }
    if (ehFoto(req) || ehRetorno(req)) return lerArquivo(req, res, next);
    const prazo = setTimeout(() => {
      res.setHeader('Connection', 'close');
      recusar(req, res, 408, 'O pedido demorou demais para chegar');
    }, prazoMs);
    return lerPequeno(req, res, (erro?: unknown) => {
      clearTimeout(prazo);
      if (!res.headersSent) next(erro);
    });
  };
