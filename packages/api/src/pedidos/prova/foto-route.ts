import type { RequestHandler } from 'express';
import type { Deps } from '../../base/deps.ts';
import { type Album, fotoPrivada } from './foto-privada.ts';

const provas: Album = {
  procedure: 'prova.doComercio',
  achar: (em, id) =>
    em
      .getKysely()
      .selectFrom('foto_prova as f')
      .innerJoin('solicitacao as s', 's.id', 'f.solicitacao_id')
      .select(['f.etag', 'f.entregador_id', 's.comercio_id'])
      .where('f.solicitacao_id', '=', id)
      .executeTakeFirst(),
  ler: (em, id) =>
    em.getKysely().selectFrom('foto_prova').select('bytes').where('solicitacao_id', '=', id).executeTakeFirst(),
};

/** Serves `GET /api/solicitacao/:id/foto`, an image source: the photo of a delivery. */
export const fotoDaProvaRoute = (deps: Pick<Deps, 'orm' | 'config' | 'brakes'>): RequestHandler =>
  fotoPrivada(deps, provas);
