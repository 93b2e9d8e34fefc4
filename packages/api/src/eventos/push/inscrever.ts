import type { InscricaoPush } from '@corre/contract/push/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import type { Ator } from '../../base/ator.ts';
import { ErroDeNegocio } from '../../base/business-error.ts';
import type { Config } from '../../base/config.ts';
import { servicoConhecido } from './services.ts';

/** Browsers of one courier; the oldest makes room. */
const INSCRICOES_MAX = 5;

/**
 * This browser may be woken with offers until its session ends. The same browser again is the same row, whoever had it
 * before. 400 for an address that is no known push service.
 */
export async function inscrever(em: Em, config: Config, ator: Ator, { endpoint, keys }: InscricaoPush): Promise<void> {
  if (!servicoConhecido(endpoint, config.PUSH_HOSTS)) {
    throw new ErroDeNegocio('BAD_REQUEST', 'Este navegador não permite avisos.');
  }
  await rows(
    em,
    sql`insert into inscricao_push (entregador_id, sessao_hash, endpoint, chave_p256dh, chave_auth)
        values (${ator.id}, ${ator.token_hash}, ${endpoint}, ${keys.p256dh}, ${keys.auth})
        on conflict (endpoint) do update
          set entregador_id = excluded.entregador_id, sessao_hash = excluded.sessao_hash,
              chave_p256dh = excluded.chave_p256dh, chave_auth = excluded.chave_auth, criada_em = agora()`,
  );
  await rows(
    em,
    sql`delete from inscricao_push where id in (
          select id from inscricao_push where entregador_id = ${ator.id}
           order by criada_em desc, id desc offset ${INSCRICOES_MAX})`,
  );
}

/** This browser is woken no more; one that was not known is as well forgotten. */
export async function esquecer(em: Em, entregador_id: number, endpoint: string): Promise<void> {
  await rows(em, sql`delete from inscricao_push where entregador_id = ${entregador_id} and endpoint = ${endpoint}`);
}
