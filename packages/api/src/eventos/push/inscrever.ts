import type { InscricaoPush } from '@corre/contract/push/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { InscricaoPush as Inscricao } from '@corre/db/push/push.entity.ts';
import { agora, sql } from '@corre/db/sql.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Config } from '../../base/config.ts';

const LOCAIS = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Returns whether the server may call this endpoint. A browser sends the address, so a free choice would let anybody
 * direct the server's requests (docs/security.md).
 * Allowed are the push services in `hosts` (comma-separated; `*.` stands for any subdomain) over https. A listed local
 * address may use http.
 */
export function servicoConhecido(endpoint: string, hosts: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (protocol !== 'https:' && !(protocol === 'http:' && LOCAIS.has(hostname))) return false;
  return hosts
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : host === hostname));
}

/** Maximum number of browsers of one courier. A new one replaces the oldest. */
const INSCRICOES_MAX = 5;

/**
 * Subscribes this browser to pushes until its session ends. A known browser keeps its row, also when another courier
 * uses it now. Returns whether it was known: an address that the server let go may have ended at its push service.
 * Throws 400 for an address that is no known push service.
 */
export async function inscrever(
  em: Em,
  config: Config,
  ator: Ator,
  { endpoint, keys }: InscricaoPush,
): Promise<boolean> {
  if (!servicoConhecido(endpoint, config.PUSH_HOSTS)) {
    throw new BusinessError('NAVEGADOR_SEM_AVISOS');
  }
  const db = em.getKysely();
  const dele = {
    entregador_id: ator.id,
    sessao_hash: ator.token_hash,
    chave_p256dh: keys.p256dh,
    chave_auth: keys.auth,
  };
  const { conhecida } = await db
    // Reads what was there before the statement.
    .with('era', (cte) => cte.selectFrom('inscricao_push').select('id').where('endpoint', '=', endpoint))
    .insertInto('inscricao_push')
    .values({ endpoint, ...dele })
    .onConflict((conflito) => conflito.column('endpoint').doUpdateSet({ ...dele, criada_em: agora }))
    .returning(sql<boolean>`exists (select from era)`.as('conhecida'))
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('inscricao_push')
    .where('id', 'in', (sub) =>
      sub
        .selectFrom('inscricao_push')
        .select('id')
        .where('entregador_id', '=', ator.id)
        .orderBy('criada_em', 'desc')
        .orderBy('id', 'desc')
        .offset(INSCRICOES_MAX),
    )
    .execute();
  return conhecida;
}

/** Unsubscribes this browser, and returns whether it was known. Succeeds also for an unknown browser. */
export async function esquecer(em: Em, entregador_id: number, endpoint: string): Promise<boolean> {
  return (await em.nativeDelete(Inscricao, { entregador_id, endpoint })) > 0;
}
