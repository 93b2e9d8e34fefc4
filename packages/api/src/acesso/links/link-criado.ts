import type { LinkCriado } from '@corre/contract/links/contrato.ts';
import { enderecoDoLink } from '@corre/contract/links/regras.ts';
import type { Em } from '@corre/db/orm.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Context } from '../../transport/trpc/context.ts';
import { type Conta, contas } from '../conta.queries.ts';
import { criarLinkDeAcesso } from './criar-link.ts';
import { telefoneMudouEm } from './telefone-mudou.ts';

/** Returns how the account signs in and its telephone. Staff have none. */
async function quemRecebe(
  em: Em,
  { user_type, id }: Conta,
): Promise<Pick<LinkCriado, 'nome' | 'usuario' | 'telefone'>> {
  const conta = await contas(em)
    .select(['nome', 'usuario'])
    .where('user_type', '=', user_type)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (user_type === 'admin' || user_type === 'suporte') return { ...conta, telefone: null };
  const db = em.getKysely();
  const { telefone } =
    user_type === 'entregador'
      ? await db
          .selectFrom('entregador')
          .select('telefone_pessoal as telefone')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      : await db.selectFrom('comercio').select('telefone').where('id', '=', id).executeTakeFirstOrThrow();
  return { ...conta, telefone };
}

/** Returns the address of the public site, where the page of a link stands. Panels may have hosts of their own. */
function siteDe({ deps: { config }, origin }: Pick<Context, 'deps' | 'origin'>): string {
  const { SITE_URL, COOKIE_DOMINIO } = config;
  return SITE_URL ?? (COOKIE_DOMINIO === undefined ? origin : `https://${COOKIE_DOMINIO}`);
}

/**
 * Makes a one-time link for another account, as a call of support or of the administrator answers it
 * [link-de-acesso].
 * @throws BusinessError PROPRIO_LINK for the caller's own account: a link would change the password without the present
 *   one
 */
export async function linkPara(
  pedido: Pick<Context, 'em' | 'deps' | 'origin'> & { ator: Ator },
  conta: Conta,
): Promise<LinkCriado> {
  const { em, ator } = pedido;
  if (conta.user_type === ator.user_type && conta.id === ator.id) throw new BusinessError('PROPRIO_LINK');
  const { segredo, ...novo } = await criarLinkDeAcesso(em, conta, { ator });
  return {
    link: enderecoDoLink(siteDe(pedido), segredo),
    user_type: conta.user_type,
    ...(await quemRecebe(em, conta)),
    telefone_mudou_em: await telefoneMudouEm(em, conta),
    ...novo,
  };
}
