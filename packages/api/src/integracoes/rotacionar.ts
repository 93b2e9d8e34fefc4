import type { SegredoNovo } from '@corre/contract/integracoes/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import { auditar } from '../acesso/auditoria/auditar.ts';
import { BusinessError } from '../base/business-error.ts';
import { newSecret, SOBREPOSICAO_DIAS } from '../saida/segredos.ts';
import type { Com } from './criar.ts';
import { type Escopo, travarIntegracao } from './escopo.ts';

/**
 * Creates a new secret and returns it once. The former secret still gets tokens, and signs messages until a token is
 * requested with the new one (saida/segredos.ts). A second change before the point of sale uses the new secret keeps
 * the older one. A double click therefore breaks nothing. A webhook's receiver never shows which secret it has, so its
 * former secret is always the previous one. Throws 404, and 409 for an ordering app, which issues its own secret.
 */
export async function rotacionarSegredo(
  em: Em,
  { deps: { vault }, ator }: Pick<Com, 'deps' | 'ator'>,
  escopo: Escopo,
  integracao_id: number,
): Promise<SegredoNovo> {
  const { tipo, segredo_usado_em, aplicativo_id } = await travarIntegracao(em, escopo, integracao_id);
  if (aplicativo_id !== null) throw new BusinessError('INTEGRACAO_DE_APLICATIVO');
  if (tipo === 'app_de_pedidos') throw new BusinessError('SO_PELO_APP');
  const client_secret = newSecret(tipo);
  const fica = sql`${tipo === 'opendelivery' && segredo_usado_em === null}::boolean and coalesce(anterior_ate > agora(), false)`;
  const { anterior_ate } = await em
    .getKysely()
    .updateTable('integracao')
    .set({
      segredo_anterior_cifrado: sql`case when ${fica} then segredo_anterior_cifrado else segredo_cifrado end`,
      anterior_ate: sql`agora() + make_interval(days => ${SOBREPOSICAO_DIAS}::int)`,
      segredo_cifrado: vault.seal(client_secret),
      segredo_usado_em: null,
    })
    .where('id', '=', integracao_id)
    .returning(sql<string>`anterior_ate`.as('anterior_ate'))
    .executeTakeFirstOrThrow();
  await auditar(em, ator, 'integracao_segredo_trocado', 'integracao', integracao_id);
  const message = `Segredo trocado. O anterior vale por mais ${SOBREPOSICAO_DIAS} dias.`;
  return { message, client_secret, anterior_ate };
}
