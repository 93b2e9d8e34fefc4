import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import { Problem } from '../formato/problem.ts';
import { tokenHash } from './token.ts';

/** The integration that calls, and whether its shop is still active. */
export type Caller = Pick<
  Row<'integracao'>,
  'id' | 'comercio_id' | 'ambiente' | 'nome' | 'merchant_id' | 'merchant_id_novo' | 'retorno' | 'url_codigo'
> & { loja_ativa: boolean };

const refused = () => new Problem(401, 'Token ausente, vencido ou revogado: peça outro em /od/oauth/token');

/** Returns the integration of a token. Throws 401 if the token is missing or expired, or if the integration is off. */
export async function callerOf(em: Em, authorization: string | undefined): Promise<Caller> {
  const [, token] = /^Bearer\s+(\S{1,200})$/i.exec(authorization ?? '') ?? [];
  if (token === undefined) throw refused();
  const caller = await em
    .getKysely()
    .selectFrom('integracao_token as t')
    .innerJoin('integracao as i', 'i.id', 't.integracao_id')
    .innerJoin('comercio as c', 'c.id', 'i.comercio_id')
    .select(['i.id', 'i.comercio_id', 'i.ambiente', 'i.nome', 'i.merchant_id', 'i.merchant_id_novo', 'i.retorno'])
    .select(['c.ativo as loja_ativa', 'i.url_codigo'])
    .where('t.token_hash', '=', tokenHash(token))
    .where('t.expira_em', '>', agora)
    .where('i.tipo', '=', 'opendelivery')
    .where(({ ref }) => ref('i.ativa'))
    .where('i.removida_em', 'is', null)
    .executeTakeFirst();
  if (!caller) throw refused();
  return caller;
}

/** Throws 403 if the integration's shop is removed. */
export function demandShop({ loja_ativa }: Caller): void {
  if (!loja_ativa) throw new Problem(403, 'Esta loja não está mais ativa');
}
