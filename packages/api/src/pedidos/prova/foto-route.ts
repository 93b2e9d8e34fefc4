import { idSchema } from '@corre/contract/fields.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em, Orm } from '@corre/db/orm.ts';
import type { Request, RequestHandler, Response } from 'express';
import { sessionHashOf } from '../../acesso/sessoes/cookies.ts';
import { readCaller } from '../../acesso/sessoes/sessoes.ts';
import type { Ator } from '../../base/ator.ts';

/** Who may see it: the shop, the courier who took it, support and the administrator; to everybody else it is as absent as one that never was. */
function podeVer(
  { user_type, id, senha_inicial }: Ator,
  dono: { comercio_id: number; entregador_id: number },
): boolean {
  if (senha_inicial) return false;
  if (user_type === 'comercio') return id === dono.comercio_id;
  return user_type !== 'entregador' || id === dono.entregador_id;
}

type Foto = Pick<Row<'foto_prova'>, 'etag' | 'entregador_id'> & Pick<Row<'solicitacao'>, 'comercio_id'>;

const lerFoto = (em: Em, solicitacao_id: number): Promise<Foto | undefined> =>
  em
    .getKysely()
    .selectFrom('foto_prova as f')
    .innerJoin('solicitacao as s', 's.id', 'f.solicitacao_id')
    .select(['f.etag', 'f.entregador_id', 's.comercio_id'])
    .where('f.solicitacao_id', '=', solicitacao_id)
    .executeTakeFirst();

const recusar = (res: Response) =>
  void res.status(404).set('cache-control', 'no-store').json({ detail: 'Foto não encontrada' });

/** `GET /api/solicitacao/:solicitacao_id/foto`, an image source: the photo of a delivery, WebP with ETag and 304. */
export function fotoDaProvaRoute({ orm }: { orm: Orm }): RequestHandler {
  return async (req: Request, res: Response) => {
    const id = idSchema.safeParse(req.params.solicitacao_id);
    const token_hash = sessionHashOf(req);
    if (!id.success || !token_hash) return recusar(res);
    const em = orm.em.fork();
    const caller = await readCaller(em, token_hash);
    const foto = caller && (await lerFoto(em, id.data));
    if (!foto || !podeVer(caller.ator, foto)) return recusar(res);
    res.set({ 'cache-control': 'private, no-cache', etag: `"${foto.etag}"` }).vary('Cookie');
    if (req.fresh) {
      res.status(304).end();
      return;
    }
    const lida = await em
      .getKysely()
      .selectFrom('foto_prova')
      .select('bytes')
      .where('solicitacao_id', '=', id.data)
      .executeTakeFirst();
    if (!lida) return recusar(res);
    res.type('image/webp').send(lida.bytes);
  };
}
