import type { Em } from '@corre/db/orm.ts';
import { agora, rows, sql } from '@corre/db/sql.ts';

/**
 * Returns those of these keys (hashes in base64) that may no longer read, each with the code of its refusal. Unique
 * index `chave_api_hash`.
 */
export const keysAmiss = (em: Em, keys: string[]) =>
  rows(
    em,
    sql<{ session: string; codigo: 'CHAVE_DESCONHECIDA' | 'CHAVE_REVOGADA' | 'CHAVE_VENCIDA' }>`
      select a.session,
             case when c.id is null then 'CHAVE_DESCONHECIDA'
                  when k.revogada_em is not null then 'CHAVE_REVOGADA'
                  else 'CHAVE_VENCIDA' end as codigo
        from unnest(${keys}::text[]) as a (session)
        left join chave_api k on k.chave_hash = decode(a.session, 'base64')
        left join comercio c on c.id = k.comercio_id and c.ativo
       where c.id is null or k.revogada_em is not null or k.expira_em <= ${agora}`,
  );
