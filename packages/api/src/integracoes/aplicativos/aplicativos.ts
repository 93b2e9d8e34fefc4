import { randomUUID } from 'node:crypto';
import type {
  Aplicativo,
  AplicativoCriado,
  criarAplicativoSchema,
  EditarAplicativo,
} from '@corre/contract/integracoes/aplicativos-contrato.ts';
import type { SegredoNovo } from '@corre/contract/integracoes/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, onlyRow, rows, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Vault } from '../../base/vault.ts';
import { adiantar } from '../../saida/envio/adiantar.ts';
import { appId } from '../../saida/identidade.ts';
import { removerIntegracoes } from '../../saida/remover-integracoes.ts';
import { newSecret, SOBREPOSICAO_DIAS } from '../../saida/segredos.ts';
import type { Com } from '../criar.ts';
import { enderecosDaCorre } from '../enderecos.ts';

/** Returns the application, locked until the transaction ends. Throws 404 if it is removed. */
async function travar(em: Em, aplicativo_id: number) {
  const achado = await em
    .getKysely()
    .selectFrom('aplicativo')
    .selectAll()
    .where('id', '=', aplicativo_id)
    .where('removido_em', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!achado) throw new BusinessError('APLICATIVO_NAO_ENCONTRADO');
  return achado;
}

const derrubarTokens = (em: Em, aplicativo_id: number) =>
  em.getKysely().deleteFrom('integracao_token').where('aplicativo_id', '=', aplicativo_id).execute();

/** Creates an application with its credential (ADR 0045). This answer is the only one with the secret. */
export async function criarAplicativo(
  em: Em,
  { deps: { config, vault }, ator, origin }: Com,
  { nome, url_eventos, url_codigo, ambiente }: z.output<typeof criarAplicativoSchema>,
): Promise<AplicativoCriado> {
  const client_secret = newSecret('opendelivery');
  const client_id = randomUUID();
  const segredo_cifrado = vault.seal(client_secret);
  const { id } = await em
    .getKysely()
    .insertInto('aplicativo')
    .values({ nome, ambiente, client_id, segredo_cifrado, url_eventos, url_codigo, criado_por_id: ator.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await auditar(em, ator, 'aplicativo_criado', null, null, { aplicativo_id: id, ambiente });
  return {
    message: 'Aplicativo criado. Copie o segredo agora: ele não aparece de novo.',
    id,
    nome,
    ambiente,
    client_id,
    client_secret,
    app_id: await appId(em, config),
    ...enderecosDaCorre(config, origin),
  };
}

/** Returns all applications, newest first. They are few. Counts shops by the index `integracao_do_aplicativo`. */
export const listarAplicativos = (em: Em): Promise<Aplicativo[]> =>
  rows(
    em,
    sql<Aplicativo>`
      select a.id, a.nome, a.ambiente, a.client_id, a.ativo, a.url_eventos, a.url_codigo, a.criado_em,
             (select count(*)::int from integracao i
               where i.aplicativo_id = a.id and i.removida_em is null) as lojas,
             case when a.anterior_ate > agora() then a.anterior_ate end as anterior_ate,
             a.segredo_usado_em is not null as segredo_em_uso
        from aplicativo a
       where a.removido_em is null
       order by a.id desc`,
  );

/** Writes name and addresses to every authorisation, and sends the waiting messages to a new address at once. */
async function espalhar(em: Em, { aplicativo_id, ativo: _, ...novo }: EditarAplicativo): Promise<void> {
  if (Object.values(novo).every((valor) => valor === undefined)) return;
  const mudadas = await em
    .getKysely()
    .updateTable('integracao')
    .set({ ...novo, ...(novo.url_eventos && { falhas: 0, pausada_ate: null }) })
    .where('aplicativo_id', '=', aplicativo_id)
    .where('removida_em', 'is', null)
    .returning('id')
    .execute();
  if (!novo.url_eventos) return;
  for (const { id } of mudadas) await adiantar(em, id);
}

/**
 * Changes an application. Switching off deletes its tokens at once; messages about running deliveries go on. The caller
 * has checked the addresses. Throws 404.
 */
export async function editarAplicativo(em: Em, ator: Ator, pedido: EditarAplicativo): Promise<{ message: string }> {
  const { aplicativo_id, ...campos } = pedido;
  await travar(em, aplicativo_id);
  const novo = Object.fromEntries(Object.entries(campos).filter(([, valor]) => valor !== undefined));
  if (Object.keys(novo).length === 0) return { message: 'Aplicativo salvo' };
  await em.getKysely().updateTable('aplicativo').set(novo).where('id', '=', aplicativo_id).execute();
  await espalhar(em, pedido);
  if (campos.ativo === false) await derrubarTokens(em, aplicativo_id);
  const detalhes = { aplicativo_id, campos: Object.keys(novo).sort() };
  await auditar(em, ator, 'aplicativo_editado', null, null, detalhes);
  if (campos.ativo === undefined) return { message: 'Aplicativo salvo' };
  return { message: campos.ativo ? 'Aplicativo ligado' : 'Aplicativo desligado. Os acessos dele terminaram.' };
}

/**
 * Creates a new secret and returns it once. The former one overlaps as that of an integration (`rotacionarSegredo`).
 * The authorisations get the same secrets, because they sign the messages. Throws 404.
 */
export async function rotacionarAplicativo(
  em: Em,
  vault: Vault,
  ator: Ator,
  aplicativo_id: number,
): Promise<SegredoNovo> {
  await travar(em, aplicativo_id);
  const client_secret = newSecret('opendelivery');
  const { anterior_ate } = await onlyRow(
    em,
    sql<{ anterior_ate: string }>`
      with novo as (
        update aplicativo
           set segredo_anterior_cifrado =
                 case when segredo_usado_em is null and coalesce(anterior_ate > agora(), false)
                      then segredo_anterior_cifrado else segredo_cifrado end,
               anterior_ate = agora() + make_interval(days => ${SOBREPOSICAO_DIAS}::int),
               segredo_cifrado = ${vault.seal(client_secret)}, segredo_usado_em = null
         where id = ${aplicativo_id}::int
        returning segredo_cifrado, segredo_anterior_cifrado, anterior_ate),
      iguais as (
        update integracao i
           set segredo_cifrado = n.segredo_cifrado, segredo_anterior_cifrado = n.segredo_anterior_cifrado,
               anterior_ate = n.anterior_ate, segredo_usado_em = null
          from novo n
         where i.aplicativo_id = ${aplicativo_id}::int and i.removida_em is null)
      select anterior_ate from novo`,
  );
  await auditar(em, ator, 'aplicativo_segredo_trocado', null, null, { aplicativo_id });
  const message = `Segredo trocado. O anterior vale por mais ${SOBREPOSICAO_DIAS} dias.`;
  return { message, client_secret, anterior_ate };
}

/** Removes an application and every authorisation of it for good. A repeat gives the same answer. Throws 404. */
export async function removerAplicativo(
  em: Em,
  vault: Vault,
  ator: Ator,
  aplicativo_id: number,
): Promise<{ message: string }> {
  const db = em.getKysely();
  const message = 'Aplicativo removido. Os acessos dele terminaram em todas as lojas.';
  const removido = await db
    .updateTable('aplicativo')
    .set({
      removido_em: agora,
      ativo: false,
      url_eventos: null,
      url_codigo: null,
      segredo_cifrado: vault.seal(''),
      segredo_anterior_cifrado: null,
      anterior_ate: null,
    })
    .where('id', '=', aplicativo_id)
    .where('removido_em', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!removido) {
    const antes = await db.selectFrom('aplicativo').select('id').where('id', '=', aplicativo_id).executeTakeFirst();
    if (!antes) throw new BusinessError('APLICATIVO_NAO_ENCONTRADO');
    return { message };
  }
  await removerIntegracoes(em, vault, { aplicativo_id });
  await derrubarTokens(em, aplicativo_id);
  await db.deleteFrom('aplicativo_codigo').where('aplicativo_id', '=', aplicativo_id).execute();
  await auditar(em, ator, 'aplicativo_removido', null, null, { aplicativo_id });
  return { message };
}
