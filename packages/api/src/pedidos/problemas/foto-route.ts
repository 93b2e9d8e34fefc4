import type { RequestHandler } from 'express';
import type { Deps } from '../../base/deps.ts';
import { type Album, fotoPrivada } from '../prova/foto-privada.ts';

const problemas: Album = {
  procedure: 'problemas.doComercio',
  achar: (em, id) =>
    em
      .getKysely()
      .selectFrom('foto_problema as f')
      .innerJoin('problema as p', 'p.id', 'f.problema_id')
      .innerJoin('solicitacao as s', 's.id', 'p.solicitacao_id')
      .select(['f.etag', 'p.entregador_id', 's.comercio_id'])
      .where('f.problema_id', '=', id)
      .executeTakeFirst(),
  ler: (em, id) =>
    em.getKysely().selectFrom('foto_problema').select('bytes').where('problema_id', '=', id).executeTakeFirst(),
};

/** Serves `GET /api/problema/:id/foto`, an image source: the photo of a problem. */
export const fotoDoProblemaRoute = (deps: Pick<Deps, 'orm' | 'config' | 'brakes'>): RequestHandler =>
  fotoPrivada(deps, problemas);
