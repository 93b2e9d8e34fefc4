import { donoSchema } from '@corre/contract/fotos/contrato.ts';
import { FOTO_LADO, FOTO_LADO_MIN } from '@corre/contract/fotos/regras.ts';
import type { Request, RequestHandler, Response } from 'express';
import sharp from 'sharp';
import { viewersOf } from '../../acesso/sessoes/cookies.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Deps } from '../../base/deps.ts';
import { inputRefusal } from '../../base/input.ts';
import { unknownQuery } from '../../transport/web/query.ts';
import { refuse } from '../../transport/web/reject.ts';
import { bytesDaFoto, etagDaFoto, podeVerFoto } from './ler-foto.ts';

/** Available sizes in pixels. A requested size is rounded up to the next. */
const LADOS = [64, 128, 256, FOTO_LADO];
/** Maximum of small pictures in memory, about 4 KB each. */
const GUARDADAS_MAX = 500;
const GUARDAR_SEGUNDOS = 300;

/** The names of the query. The panels change `v` to pass by the browser's cache. */
const CONSULTA: ReadonlySet<string> = new Set(['tamanho', 'v']);

/**
 * Returns the size to serve. Without `?tamanho=` it is the full photo. Returns null unless the value is an integer from
 * 32 to 512.
 */
function ladoPedido(tamanho: unknown): number | null {
  if (tamanho === undefined) return FOTO_LADO;
  const pedido = Number(tamanho);
  if (!Number.isInteger(pedido) || pedido < FOTO_LADO_MIN || pedido > FOTO_LADO) return null;
  return LADOS.find((lado) => lado >= pedido) ?? FOTO_LADO;
}

/**
 * Returns a function that makes small pictures and caches the last ones used. It makes one at a time, so that logins
 * keep their threads.
 */
function criarRedutor() {
  const guardadas = new Map<string, Buffer>();
  let fila: Promise<unknown> = Promise.resolve();
  const fazer = (bytes: Buffer, lado: number): Promise<Buffer> => {
    const vez = fila.then(() => sharp(bytes).resize(lado, lado).webp({ quality: 80 }).toBuffer());
    fila = vez.catch(() => undefined);
    return vez;
  };
  return async (etag: string, lado: number, bytes: Buffer): Promise<Buffer> => {
    if (lado === FOTO_LADO) return bytes;
    const chave = `${etag}.${lado}`;
    const pequena = guardadas.get(chave) ?? (await fazer(bytes, lado));
    guardadas.delete(chave);
    guardadas.set(chave, pequena);
    const [antiga] = guardadas.keys();
    if (guardadas.size > GUARDADAS_MAX && antiga !== undefined) guardadas.delete(antiga);
    return pequena;
  };
}

function recusar(req: Request, res: Response, erro: BusinessError): void {
  res.set('cache-control', 'no-store');
  refuse(req, res, erro);
}

const naoEncontrada = () => new BusinessError('FOTO_NAO_ENCONTRADA');

/**
 * Serves `GET /foto/:user_type/:user_id`, an image source: WebP with ETag and 304, `?tamanho=32..512`. A photo that the
 * caller may not see gets the same 404 as a missing one. It is an Express route, because an image is not the JSON of a
 * procedure.
 */
export function fotoRoute(deps: Pick<Deps, 'orm' | 'config'>): RequestHandler {
  const reduzir = criarRedutor();
  return async (req: Request, res: Response) => {
    const estranho = unknownQuery(req, CONSULTA);
    if (estranho) return recusar(req, res, estranho);
    const dono = donoSchema.safeParse(req.params);
    const lado = ladoPedido(req.query.tamanho);
    if (!dono.success || lado === null || inputRefusal(dono.data) !== null)
      return recusar(req, res, new BusinessError('FOTO_PEDIDA_INVALIDA', { campo: lado === null ? 'tamanho' : null }));
    const em = deps.orm.em.fork();
    const atores = await viewersOf(deps, em, req);
    const etag = (await podeVerFoto(em, atores, dono.data)) ? await etagDaFoto(em, dono.data) : null;
    if (etag === null) return recusar(req, res, naoEncontrada());
    const quem = atores.length > 0 ? 'private' : 'public';
    res.set({ 'cache-control': `${quem}, max-age=${GUARDAR_SEGUNDOS}`, etag: `"${etag}.${lado}"` }).vary('Cookie');
    if (req.fresh) {
      res.status(304).end();
      return;
    }
    const bytes = await bytesDaFoto(em, dono.data);
    if (!bytes) return recusar(req, res, naoEncontrada());
    res.type('image/webp').send(await reduzir(etag, lado, bytes));
  };
}
