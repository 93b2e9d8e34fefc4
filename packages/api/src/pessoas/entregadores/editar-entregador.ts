import { CAMPOS_DO_ENTREGADOR, type EditarEntregador } from '@corre/contract/entregadores/edicao-contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import { avisar } from '../../eventos/avisar.ts';
import { avisarDaEdicao } from '../avisar-da-edicao.ts';
import { camposMudados } from '../campos-mudados.ts';

type Edicao = Omit<EditarEntregador, 'antes'> & {
  entregador_id: number;
  antes?: EditarEntregador['antes'] | undefined;
};

/**
 * Changes a courier's telephone and vehicle, by the courier or by the administrator. The audit names the fields; of the
 * vehicle, which is no personal data, also both values. Throws 404, and 409 if somebody else changed a field meanwhile.
 */
export async function editarEntregador(em: Em, ator: Ator, { entregador_id, antes, ...novo }: Edicao) {
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
  const telefone_pessoal = novo.telefone_pessoal ?? atual.telefone_pessoal;
  const veiculo = novo.veiculo ?? atual.veiculo;
  await db.updateTable('entregador').set({ telefone_pessoal, veiculo }).where('id', '=', entregador_id).execute();
  await auditar(em, ator, 'entregador_editado', 'entregador', entregador_id, {
    campos,
    ...(veiculo !== atual.veiculo && { antes: atual.veiculo, depois: veiculo }),
  });
  await avisar(em, { tipo: 'cadastro', entregador_id });
  await avisarDaEdicao(em, ator, { user_type: 'entregador', id: entregador_id }, campos);
  return { message: 'Cadastro salvo', telefone_pessoal, veiculo };
}
