import { idSchema } from '@corre/contract/fields.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em, Orm } from '@corre/db/orm.ts';
import type { Request, RequestHandler, Response } from 'express';
import { sessionHashOf } from '../../acesso/sessoes/cookies.ts';
import { readCaller } from '../../acesso/sessoes/sessoes.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import { unknownQuery } from '../../transport/web/query.ts';
import { refuse } from '../../transport/web/reject.ts';

type Foto = Pick<Row<'foto_prova'>, 'etag' | 'entregador_id'> & Pick<Row<'solicitacao'>, 'comercio_id'>;

/** Reads one kind of delivery photos: the data of a photo, and its bytes. */
export interface Album {
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

function recusar(req: Request, res: Response, erro = new BusinessError('FOTO_NAO_ENCONTRADA')): void {
  res.set('cache-control', 'no-store');
  refuse(req, res, erro);
}

/** The names of the query. */
const CONSULTA: ReadonlySet<string> = new Set();

/** Serves an image source at `…/:id/foto` to accounts that may see it, as WebP with ETag and 304. */
export function fotoPrivada({ orm }: { orm: Orm }, { achar, ler }: Album): RequestHandler {
  return async (req: Request, res: Response) => {
    const estranho = unknownQuery(req, CONSULTA);
    if (estranho) return recusar(req, res, estranho);
    const id = idSchema.safeParse(req.params.id);
    const token_hash = sessionHashOf(req);
    if (!id.success || !token_hash) return recusar(req, res);
    const em = orm.em.fork();
    const caller = await readCaller(em, token_hash);
    const foto = caller && (await achar(em, id.data));
    if (!foto || !podeVer(caller.ator, foto)) return recusar(req, res);
    res.set({ 'cache-control': 'private, no-cache', etag: `"${foto.etag}"` }).vary('Cookie');
    if (req.fresh) {
      res.status(304).end();
      return;
    }
    const lida = await ler(em, id.data);
    if (!lida) return recusar(req, res);
    res.type('image/webp').send(lida.bytes);
  };
}
