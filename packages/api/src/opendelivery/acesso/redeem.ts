import { randomUUID } from 'node:crypto';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import { Problem } from '../formato/problem.ts';
import { codeHash } from './authorization-code.ts';
import type { Redeemed } from './credentials.ts';

type Application = Row<'aplicativo'>;

const invalid = () =>
  new Problem(400, 'code: código errado, usado ou vencido. Peça outro à loja.', { code: 'invalid_grant' });
const notAnApplication = () =>
  new Problem(400, 'grant_type: este client_id é de uma loja só. Use client_credentials.', {
    code: 'unauthorized_client',
  });
const taken = () => new Problem(400, 'merchantId: outra loja deste aplicativo já tem este id');

/** Takes the code, so that it works once. Returns the shop that gave it, or undefined. */
async function takeCode(em: Em, aplicativo_id: number, code: string): Promise<number | undefined> {
  const row = await em
    .getKysely()
    .deleteFrom('aplicativo_codigo')
    .where('codigo_hash', '=', codeHash(code))
    .where('aplicativo_id', '=', aplicativo_id)
    .where('expira_em', '>', agora)
    .returning('comercio_id')
    .executeTakeFirst();
  return row?.comercio_id;
}

/** Locks the application and the active shop: both stay, and two shops cannot take one merchant id together. */
async function hold(em: Em, aplicativo_id: number, comercio_id: number): Promise<Application | undefined> {
  const db = em.getKysely();
  const application = await db
    .selectFrom('aplicativo')
    .selectAll()
    .where('id', '=', aplicativo_id)
    .where(({ ref }) => ref('ativo'))
    .forNoKeyUpdate()
    .executeTakeFirst();
  const shop = await db
    .selectFrom('comercio')
    .select('id')
    .where('id', '=', comercio_id)
    .where('ativo', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return shop && application;
}

/** The application's authorisation by a shop, if it has one. Index `integracao_do_aplicativo`. */
const authorised = (em: Em, aplicativo_id: number, comercio_id: number) =>
  em
    .getKysely()
    .selectFrom('integracao')
    .select(['id', 'merchant_id'])
    .where('aplicativo_id', '=', aplicativo_id)
    .where('comercio_id', '=', comercio_id)
    .where('removida_em', 'is', null)
    .executeTakeFirst();

async function demandFree(em: Em, aplicativo_id: number, merchantId: string): Promise<void> {
  const other = await em
    .getKysely()
    .selectFrom('integracao')
    .select('id')
    .where('aplicativo_id', '=', aplicativo_id)
    .where('merchant_id', '=', merchantId)
    .where('removida_em', 'is', null)
    .executeTakeFirst();
  if (other) throw taken();
}

/** Writes the shop's authorisation: an integration with the application's secret and addresses. */
async function authorise(em: Em, app: Application, comercio_id: number, merchantId: string): Promise<number> {
  const { id } = await em
    .getKysely()
    .insertInto('integracao')
    .values({
      comercio_id,
      aplicativo_id: app.id,
      tipo: 'opendelivery',
      nome: app.nome,
      ambiente: app.ambiente,
      segredo_cifrado: app.segredo_cifrado,
      segredo_usado_em: app.segredo_usado_em,
      segredo_anterior_cifrado: app.segredo_anterior_cifrado,
      anterior_ate: app.anterior_ate,
      url_eventos: app.url_eventos,
      url_codigo: app.url_codigo,
      merchant_id: merchantId,
      criada_por_tipo: 'comercio',
      criada_por_id: comercio_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ator = { user_type: 'comercio' as const, id: comercio_id };
  await auditar(em, ator, 'aplicativo_autorizado', 'integracao', id, { aplicativo_id: app.id });
  return id;
}

interface Means {
  /** counts a wrong code as a wrong secret */
  onRefused(): void;
  /** stores the token; false if the application was switched off meanwhile */
  give(em: Em, reach: { integracao_id: number; aplicativo_id: number }): Promise<boolean>;
}

/**
 * Redeems a shop's code (ADR 0045): the shop has authorised the application, and the token is for that shop. A shop
 * that had authorised it keeps its id. The code and the authorisation are one transaction. Throws 400 `invalid_grant`,
 * and 400 for an id that another shop of the application has.
 */
export async function redeem(
  em: Em,
  { aplicativo_id }: { aplicativo_id: number | null },
  { code, merchantId }: Redeemed,
  { onRefused, give }: Means,
): Promise<boolean> {
  if (aplicativo_id === null) throw notAnApplication();
  return em.transactional(async (tx) => {
    const comercio_id = await takeCode(tx, aplicativo_id, code);
    const app = comercio_id === undefined ? undefined : await hold(tx, aplicativo_id, comercio_id);
    if (comercio_id === undefined || !app) {
      onRefused();
      throw invalid();
    }
    const before = await authorised(tx, aplicativo_id, comercio_id);
    if (!before && merchantId !== undefined) await demandFree(tx, aplicativo_id, merchantId);
    const integracao_id = before?.id ?? (await authorise(tx, app, comercio_id, merchantId ?? randomUUID()));
    return give(tx, { integracao_id, aplicativo_id });
  });
}
