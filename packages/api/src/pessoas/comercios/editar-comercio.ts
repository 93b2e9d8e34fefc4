import type { CadastroDoComercio, EditarComercio } from '@corre/contract/comercios/edicao-contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { PedidoComSenha } from '../../acesso/senhas/conferir-senha-atual.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Vault } from '../../base/vault.ts';
import { avisarDaEdicao } from '../avisar-da-edicao.ts';
import { localDoComercio, salvarLocal } from './cadastro.ts';
import { dadosDeCobranca, salvarDadosDeCobranca } from './dados-de-cobranca.ts';

async function conferirAtivo(em: Em, comercio_id: number): Promise<void> {
  const ativo = await em
    .getKysely()
    .selectFrom('comercio')
    .select('id')
    .where('id', '=', comercio_id)
    .where('ativo', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!ativo) throw new BusinessError('COMERCIO_NAO_ENCONTRADO');
}

/**
 * Returns what the administrator may edit of a shop. The CNPJ or CPF is in clear text, so the access is audited before
 * the answer. Throws 404.
 */
export async function cadastroDoComercio(
  em: Em,
  vault: Vault,
  ator: Ator,
  comercio_id: number,
): Promise<CadastroDoComercio> {
  await conferirAtivo(em, comercio_id);
  const cobranca = await dadosDeCobranca(em, vault, comercio_id);
  if (cobranca.documento !== null) await auditar(em, ator, 'dados-de-cobranca-lidos', 'comercio', comercio_id);
  return { local: await localDoComercio(em, comercio_id), cobranca };
}

/**
 * Changes a shop's place, telephone, legal name and CNPJ or CPF for the administrator, and tells the shop. Throws 404,
 * and 409 if somebody else changed a field meanwhile.
 */
export async function editarComercio(
  pedido: PedidoComSenha,
  { comercio_id, antes, local, cobranca }: EditarComercio,
): Promise<{ message: string }> {
  const { em, ator } = pedido;
  await conferirAtivo(em, comercio_id);
  const doLocal = await salvarLocal(pedido, comercio_id, { ...local, antes: antes.local });
  const daFatura = { ...cobranca, antes: antes.cobranca };
  const daCobranca = await salvarDadosDeCobranca(em, pedido.deps.vault, ator, comercio_id, daFatura);
  const campos = [...doLocal.campos, ...daCobranca.campos];
  await avisarDaEdicao(em, ator, { user_type: 'comercio', id: comercio_id }, campos);
  return { message: 'Cadastro salvo' };
}
