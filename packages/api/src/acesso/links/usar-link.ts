import type { LinkLido, usarLinkSchema } from '@corre/contract/links/contrato.ts';
import { SENHA_SALVA } from '@corre/contract/links/regras.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, type NotNull } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { BusinessError } from '../../base/business-error.ts';
import type { Context } from '../../transport/trpc/context.ts';
import { auditar } from '../auditoria/auditar.ts';
import { ACCOUNT_TABLES, COLUNAS, type Conta, contas } from '../conta.queries.ts';
import { trancarConta } from '../fatores/conta-trancada.ts';
import { gravarSenha, recusaDaSenhaNova, senhaPronta } from '../senhas/gravar-senha.ts';
import { encerrarTodas, resumoDoToken } from '../sessoes/sessoes.ts';

type Pedido = Pick<Context, 'em' | 'deps' | 'ip'>;

/** An open link, and the account whose password it sets. */
interface Aberto {
  id: number;
  conta: Conta;
  nome: string;
  usuario: string;
  expira_em: string;
}

type Estado = Pick<Row<'link_de_acesso'>, 'user_type' | 'usado_em' | 'trocado_em'> & { aberto: boolean };

/** Says whom the person asks for another link. Support makes none for staff. */
const quemDa = ({ user_type }: Pick<Estado, 'user_type'>): string =>
  user_type === 'admin' || user_type === 'suporte' ? 'ao administrador' : 'ao suporte da sua empresa';

/** Returns why a link does not work, or null for an open one. */
function recusaDoLink(link: Estado): BusinessError | null {
  const quem = quemDa(link);
  if (link.usado_em !== null) return new BusinessError('LINK_USADO', { quem });
  if (link.trocado_em !== null) return new BusinessError('LINK_TROCADO', { quem });
  return link.aberto ? null : new BusinessError('LINK_VENCIDO', { quem });
}

/** Returns the open link of a secret. Throws for every other one. Index `link_de_acesso_por_segredo`. */
async function acharAberto(em: Em, segredo_hash: Buffer): Promise<Aberto> {
  const link = await em
    .getKysely()
    .selectFrom('link_de_acesso')
    .select(['id', 'user_type', 'entregador_id', 'comercio_id', 'funcionario_id'])
    .select(['expira_em', 'usado_em', 'trocado_em'])
    .select((eb) => eb('expira_em', '>', agora).$castTo<boolean>().as('aberto'))
    .where('segredo_hash', '=', segredo_hash)
    .executeTakeFirst();
  if (!link) throw new BusinessError('LINK_DESCONHECIDO');
  const recusa = recusaDoLink(link);
  if (recusa) throw recusa;
  const conta = await contas(em)
    .select(['user_type', 'id', 'nome', 'usuario'])
    .where('user_type', '=', link.user_type)
    .where('id', '=', link[COLUNAS[link.user_type]])
    .where('ativo', '=', true)
    .$narrowType<{ id: NotNull }>()
    .executeTakeFirst();
  if (!conta) throw new BusinessError('LINK_DESCONHECIDO');
  const { user_type, id, nome, usuario } = conta;
  return { id: link.id, conta: { user_type, id }, nome, usuario, expira_em: link.expira_em };
}

/** Runs `ler` as a guess of this address. Only a guess of nothing counts, so that right links are never braked. */
async function semAdivinhar<T>({ deps: { limits }, ip }: Pedido, ler: () => Promise<T>): Promise<T> {
  await limits.beforeLink(ip);
  try {
    const lido = await ler();
    await limits.afterLink(ip);
    return lido;
  } catch (recusa) {
    const adivinhou = recusa instanceof BusinessError && recusa.codigo === 'LINK_DESCONHECIDO';
    if (!adivinhou) await limits.afterLink(ip);
    throw recusa;
  }
}

/** Returns whose password a link sets, for the page. Does not use the link up. */
export async function lerLink(pedido: Pedido, { segredo }: { segredo: string }): Promise<LinkLido> {
  const { conta, nome, usuario, expira_em } = await semAdivinhar(pedido, () =>
    acharAberto(pedido.em, resumoDoToken(segredo)),
  );
  return { user_type: conta.user_type, nome, usuario, expira_em };
}

/** Uses the link up. Returns whether this caller did: of two at once, one does. */
async function gastar(em: Em, id: number): Promise<boolean> {
  const { numUpdatedRows } = await em
    .getKysely()
    .updateTable('link_de_acesso')
    .set({ usado_em: agora })
    .where('id', '=', id)
    .where('usado_em', 'is', null)
    .where('trocado_em', 'is', null)
    .where('expira_em', '>', agora)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Sets the password of a link's account, uses the link up and ends all sessions of the account, in one transaction
 * [link-de-acesso]. A refused password leaves the link as it was. The second factor of the account stays
 * [segundo-fator]. No transaction is open while the password is hashed.
 */
export async function usarLink(
  pedido: Pedido,
  { segredo, nova_senha }: z.output<typeof usarLinkSchema>,
): Promise<{ message: string }> {
  const segredo_hash = resumoDoToken(segredo);
  const { id, conta, usuario } = await semAdivinhar(pedido, () => acharAberto(pedido.em, segredo_hash));
  const motivo = recusaDaSenhaNova(conta, usuario, nova_senha);
  if (motivo) throw motivo;
  const senha = await senhaPronta(nova_senha);
  await pedido.em.transactional(async (tx) => {
    // The account first: whoever makes a link, changes the password or ends the account takes the same lock.
    if (!(await trancarConta(tx, conta))) throw new BusinessError('LINK_DESCONHECIDO');
    if (!(await gastar(tx, id))) {
      await acharAberto(tx, segredo_hash);
      throw new BusinessError('LINK_VENCIDO', { quem: quemDa({ user_type: conta.user_type }) });
    }
    await gravarSenha(tx, conta, senha);
    const encerradas = await encerrarTodas(tx, conta);
    const detalhes = { user_type: conta.user_type, link_id: id, encerradas };
    await auditar(tx, null, 'senha_definida_por_link', ACCOUNT_TABLES[conta.user_type], conta.id, detalhes);
  });
  return { message: SENHA_SALVA };
}
