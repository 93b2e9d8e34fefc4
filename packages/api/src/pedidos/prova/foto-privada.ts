import { idSchema } from '@corre/contract/fields.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import type { Request, RequestHandler, Response } from 'express';
import { hasBearer, keyHashOf } from '../../acesso/chaves/bearer.ts';
import { quemTemAChave } from '../../acesso/chaves/ler-chave.ts';
import { viewersOf } from '../../acesso/sessoes/cookies.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Deps } from '../../base/deps.ts';
import { unknownQuery } from '../../transport/web/query.ts';
import { refuse } from '../../transport/web/reject.ts';

type Foto = Pick<Row<'foto_prova'>, 'etag' | 'entregador_id'> & Pick<Row<'solicitacao'>, 'comercio_id'>;

/** Reads one kind of delivery photos: the data of a photo, and its bytes. */
export interface Album {
  /** the read of the same subject; a key of the API needs its permission */
  procedure: string;
  achar: (em: Em, id: number) => Promise<Foto | undefined>;
  ler: (em: Em, id: number) => Promise<Pick<Row<'foto_prova'>, 'bytes'> | undefined>;
}

/**
 * Returns whether the caller may see the photo: the shop, the courier who took it, support and the administrator. All
 * others get the same 404 as for a missing photo.
 */
function podeVer({ user_type, id, senha_inicial }: Ator, dono: Foto): boolean {
  if (senha_inicial) return false;
  if (user_type === 'comercio') return id === dono.comercio_id;
  return user_type !== 'entregador' || id === dono.entregador_id;
}

type FotoDeps = Pick<Deps, 'orm' | 'config' | 'brakes'>;

/**
 * Returns the callers of a photo: those of a browser's sessions, or that of a key. Throws 401, 403 or 429 for a refused
 * key.
 */
async function quemPede({ brakes, ...deps }: FotoDeps, em: Em, req: Request, procedure: string): Promise<Ator[]> {
  if (!hasBearer(req)) return viewersOf(deps, em, req);
  const { ator } = await quemTemAChave(em, brakes, { chave_hash: keyHashOf(req), ip: req.ip ?? '', procedure });
  return [ator];
}

function recusar(req: Request, res: Response, erro = new BusinessError('FOTO_NAO_ENCONTRADA')): void {
  res.set('cache-control', 'no-store');
  refuse(req, res, erro);
}

/** The names of the query. */
const CONSULTA: ReadonlySet<string> = new Set();

async function servir(deps: FotoDeps, { procedure, achar, ler }: Album, req: Request, res: Response): Promise<void> {
  const estranho = unknownQuery(req, CONSULTA);
  if (estranho) throw estranho;
  const em = deps.orm.em.fork();
  const atores = await quemPede(deps, em, req, procedure);
  const id = idSchema.safeParse(req.params.id);
  if (!id.success) return recusar(req, res);
  const foto = atores.length > 0 && (await achar(em, id.data));
  if (!foto || !atores.some((ator) => podeVer(ator, foto))) return recusar(req, res);
  res.set({ 'cache-control': 'private, no-cache', etag: `"${foto.etag}"` }).vary('Cookie, Authorization');
  if (req.fresh) return void res.status(304).end();
  const lida = await ler(em, id.data);
  if (!lida) return recusar(req, res);
  res.type('image/webp').send(lida.bytes);
}

/**
 * Serves an image source at `…/:id/foto` to accounts that may see it, and to a key of the delivery's shop, as WebP with
 * ETag and 304.
 */
export const fotoPrivada =
  (deps: FotoDeps, album: Album): RequestHandler =>
  async (req, res) => {
    try {
      await servir(deps, album, req, res);
    } catch (error) {
      if (!(error instanceof BusinessError)) throw error;
      recusar(req, res, error);
    }
  };
