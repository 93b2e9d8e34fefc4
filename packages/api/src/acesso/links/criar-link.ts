import { randomBytes } from 'node:crypto';
import { LINK_MINUTOS } from '@corre/contract/links/regras.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, secondsAfter } from '@corre/db/sql.ts';
import { BusinessError } from '../../base/business-error.ts';
import { type Autor, auditar } from '../auditoria/auditar.ts';
import { ACCOUNT_TABLES, type Conta, contas, idsDe } from '../conta.queries.ts';
import { avisarAcesso } from '../fatores/avisos.ts';
import { trancarConta } from '../fatores/conta-trancada.ts';
import { trocarLinks } from '../links-abertos.queries.ts';
import { resumoDoToken } from '../sessoes/sessoes.ts';

const SEGREDO_BYTES = 32;

/** Who makes a link, and how long it works. */
interface Feitio {
  ator: Autor;
  minutos?: number;
  /** the link of the installation's first administrator */
  primeiro?: boolean;
}

/** A new link: its secret, which is not stored, and its end. */
export interface LinkNovo {
  segredo: string;
  expira_em: string;
  minutos: number;
}

/** Throws unless the account exists with this type and is active: not removed, not disabled, not waiting. */
async function conferirConta(em: Em, { user_type, id }: Conta): Promise<void> {
  const conta = await contas(em)
    .select('ativo')
    .where('user_type', '=', user_type)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!conta) throw new BusinessError('CONTA_NAO_ENCONTRADA');
  if (!conta.ativo) throw new BusinessError('CONTA_INATIVA');
}

/** Says to the account's devices who made a link. */
function porQuem(ator: Autor): string {
  if (ator?.user_type === 'suporte') return 'Criado pelo suporte';
  return ator?.user_type === 'admin' ? 'Criado pela administração' : 'Criado no servidor';
}

/**
 * Makes a one-time link for a new password, in the caller's transaction [link-de-acesso]. The link replaces an older
 * one of the account. Only the caller has the secret; `enderecoDoLink` of the contract makes the address of it. The
 * account's open sessions are told. Checks no permission.
 * @throws BusinessError CONTA_NAO_ENCONTRADA, or CONTA_INATIVA for a removed, a disabled and a not approved account
 */
export async function criarLinkDeAcesso(
  em: Em,
  conta: Conta,
  { ator, minutos = LINK_MINUTOS, primeiro = false }: Feitio,
): Promise<LinkNovo> {
  await trancarConta(em, conta);
  await conferirConta(em, conta);
  await trocarLinks(em, conta);
  const segredo = randomBytes(SEGREDO_BYTES).toString('base64url');
  const { id, expira_em } = await em
    .getKysely()
    .insertInto('link_de_acesso')
    .values({
      segredo_hash: resumoDoToken(segredo),
      user_type: conta.user_type,
      ...idsDe(conta),
      criado_por: ator && ['admin', 'suporte'].includes(ator.user_type) ? ator.id : null,
      expira_em: secondsAfter(agora, minutos * 60),
      primeiro,
    })
    .returning(['id', 'expira_em'])
    .executeTakeFirstOrThrow();
  const detalhes = { user_type: conta.user_type, link_id: id, minutos };
  await auditar(em, ator, 'link_de_acesso_criado', ACCOUNT_TABLES[conta.user_type], conta.id, detalhes);
  await avisarAcesso(em, conta, { tipo: 'link_criado', aparelho: porQuem(ator) });
  return { segredo, expira_em, minutos };
}
