import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import { Problem } from '../formato/problem.ts';
import { tokenHash } from './token.ts';

/** The integration that calls, and whether its shop is still active. */
export type Caller = Pick<
  Row<'integracao'>,
  | 'id'
  | 'comercio_id'
  | 'aplicativo_id'
  | 'ambiente'
  | 'nome'
  | 'merchant_id'
  | 'merchant_id_novo'
  | 'retorno'
  | 'url_codigo'
> & { loja_ativa: boolean };

/** The owner of a token: one shop's integration, or an application, whose calls each name their shop (ADR 0045). */
export type Bearer = { caller: Caller } | { aplicativo_id: number };

const refused = () => new Problem(401, 'Token ausente, vencido ou revogado: peça outro em /od/oauth/token');

/** The active Open Delivery integrations, as callers. */
export const callers = (em: Em) =>
  em
    .getKysely()
    .selectFrom('integracao as i')
    .innerJoin('comercio as c', 'c.id', 'i.comercio_id')
    .select(['i.id', 'i.comercio_id', 'i.ambiente', 'i.nome', 'i.merchant_id', 'i.merchant_id_novo', 'i.retorno'])
    .select(['c.ativo as loja_ativa', 'i.url_codigo', 'i.aplicativo_id'])
    .where('i.tipo', '=', 'opendelivery')
    .where(({ ref }) => ref('i.ativa'))
    .where('i.removida_em', 'is', null);

/** An application's token by its hash. A token of a code names its shop as well, and `callers` finds that shop. */
const applicationOf = (em: Em, hash: Buffer): Promise<{ aplicativo_id: number } | undefined> =>
  em
    .getKysely()
    .selectFrom('integracao_token as t')
    .innerJoin('aplicativo as a', 'a.id', 't.aplicativo_id')
    .select('a.id as aplicativo_id')
    .where('t.token_hash', '=', hash)
    .where('t.integracao_id', 'is', null)
    .where('t.expira_em', '>', agora)
    .where(({ ref }) => ref('a.ativo'))
    .executeTakeFirst();

/**
 * Returns the owner of a token. Throws 401 if the token is missing or expired, or if its integration or application is
 * off.
 */
export async function bearerOf(em: Em, authorization: string | undefined): Promise<Bearer> {
  const [, token] = /^Bearer\s+(\S{1,200})$/i.exec(authorization ?? '') ?? [];
  if (token === undefined) throw refused();
  const hash = tokenHash(token);
  const caller = await callers(em)
    .innerJoin('integracao_token as t', 't.integracao_id', 'i.id')
    .leftJoin('aplicativo as a', 'a.id', 'i.aplicativo_id')
    .where('t.token_hash', '=', hash)
    .where('t.expira_em', '>', agora)
    .where(({ or, eb, ref }) => or([eb('i.aplicativo_id', 'is', null), ref('a.ativo').$castTo<boolean>()]))
    .executeTakeFirst();
  if (caller) return { caller };
  const application = await applicationOf(em, hash);
  if (!application) throw refused();
  return application;
}

/** Throws 403 if the integration's shop is removed. */
export function demandShop({ loja_ativa }: Caller): void {
  if (!loja_ativa) throw new Problem(403, 'Esta loja não está mais ativa');
}
