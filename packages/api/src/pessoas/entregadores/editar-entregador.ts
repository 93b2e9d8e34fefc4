import { CAMPOS_DO_ENTREGADOR, type EditarEntregador } from '@corre/contract/entregadores/edicao-contrato.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { PedidoComSenha } from '../../acesso/senhas/conferir-senha-atual.ts';
import { BusinessError } from '../../base/business-error.ts';
import { avisar } from '../../eventos/avisar.ts';
import { avisarDaEdicao, avisarDoTelefone } from '../avisar-da-edicao.ts';
import { camposMudados } from '../campos-mudados.ts';
import { conferirDono } from '../conferir-dono.ts';

type Edicao = Omit<EditarEntregador, 'antes' | 'senha_atual'> & {
  entregador_id: number;
  antes?: EditarEntregador['antes'] | undefined;
  senha_atual?: string | undefined;
};

/**
 * Changes a courier's telephone and vehicle, by the courier or by the administrator. The audit names the fields; of the
 * vehicle, which is no personal data, also both values. The courier gives the present password with a change
 * [senha-confirma]. Throws 404, 409 if somebody else changed a field meanwhile, and 400 or 429 for the password.
 */
export async function editarEntregador(pedido: PedidoComSenha, { entregador_id, antes, senha_atual, ...novo }: Edicao) {
  const { em, ator } = pedido;
  const db = em.getKysely();
  const atual = await db
    .selectFrom('entregador')
    .select(['telefone_pessoal', 'veiculo'])
    .where('id', '=', entregador_id)
    .where('ativo', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!atual) throw new BusinessError('ENTREGADOR_NAO_ENCONTRADO');
  const campos = camposMudados(CAMPOS_DO_ENTREGADOR, { atual, novo, antes });
  if (campos.length === 0) return { message: 'Cadastro salvo', ...atual };
  const conta = { user_type: 'entregador', id: entregador_id } as const;
  await conferirDono(pedido, conta, campos, senha_atual);
  const telefone_pessoal = novo.telefone_pessoal ?? atual.telefone_pessoal;
  const veiculo = novo.veiculo ?? atual.veiculo;
  await db.updateTable('entregador').set({ telefone_pessoal, veiculo }).where('id', '=', entregador_id).execute();
  await auditar(em, ator, 'entregador_editado', 'entregador', entregador_id, {
    campos,
    ...(veiculo !== atual.veiculo && { antes: atual.veiculo, depois: veiculo }),
  });
  await avisar(em, { tipo: 'cadastro', entregador_id });
  await avisarDaEdicao(em, ator, conta, campos);
  await avisarDoTelefone(em, ator, conta, { antes: atual.telefone_pessoal, depois: telefone_pessoal });
  return { message: 'Cadastro salvo', telefone_pessoal, veiculo };
}
