import type { ChaveListada } from '@corre/contract/chaves/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, sql } from '@corre/db/sql.ts';

/** Selects what lists show of a key. */
export const chaveVista = (em: Em) =>
  em
    .getKysely()
    .selectFrom('chave_api')
    .select(['id', 'nome', 'ambiente', 'final', 'escopos', 'criada_em', 'expira_em', 'usada_em', 'revogada_em'])
    .select(
      sql<ChaveListada['situacao']>`case when revogada_em is not null then 'revogada'
        when expira_em <= ${agora} then 'vencida' else 'ativa' end`.as('situacao'),
    );

/**
 * Returns a shop's keys, newest first. The creation of keys limits their number (criar-chave.ts). Index
 * `chave_api_do_comercio`.
 */
export const listarChaves = (em: Em, comercio_id: number): Promise<ChaveListada[]> =>
  chaveVista(em).where('comercio_id', '=', comercio_id).orderBy('id', 'desc').execute();
