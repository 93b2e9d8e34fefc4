import type { Em } from '@corre/db/orm.ts';
import type { Ator } from '../../base/ator.ts';
import { auditar } from '../auditoria/auditar.ts';
import { idsDe } from '../conta.queries.ts';
import { desativarFuncionario, trancarFuncionario } from '../contas/desativar-funcionario.ts';
import { avisarSessoes, encerrarTodas } from '../sessoes/sessoes.ts';

const contadas = (total: number) => `${total} ${total === 1 ? 'sessão encerrada' : 'sessões encerradas'}`;

/** Gives a staff account another name for people. The user name of the login stays. */
export async function renomear(em: Em, ator: Ator, id: number, nome: string): Promise<{ message: string }> {
  const { user_type } = await trancarFuncionario(em, id);
  await em.getKysely().updateTable('funcionario').set({ nome }).where('id', '=', id).execute();
  await auditar(em, ator, 'conta_renomeada', 'funcionario', id, { user_type });
  await avisarSessoes(em, idsDe({ user_type, id }));
  return { message: 'Nome mudado' };
}

/** Disables a staff account and ends its sessions at once [equipe]. */
export async function desativar(em: Em, ator: Ator, id: number): Promise<{ message: string }> {
  const encerradas = await desativarFuncionario(em, ator, id);
  if (encerradas === null) return { message: 'A conta já estava desativada' };
  return { message: encerradas === 0 ? 'Conta desativada' : `Conta desativada, ${contadas(encerradas)}` };
}

/** Enables a disabled staff account again. Its password and its second factor are the former ones. */
export async function ativar(em: Em, ator: Ator, id: number): Promise<{ message: string }> {
  const { user_type, ativo } = await trancarFuncionario(em, id);
  if (ativo) return { message: 'A conta já estava ativa' };
  const db = em.getKysely();
  await db.updateTable('funcionario').set({ ativo: true, encerrado_em: null }).where('id', '=', id).execute();
  await auditar(em, ator, 'conta_ativada', 'funcionario', id, { user_type });
  return { message: 'Conta ativada' };
}

/** Ends all sessions of a staff account. */
export async function encerrarSessoesDe(em: Em, ator: Ator, id: number): Promise<{ message: string }> {
  const { user_type } = await trancarFuncionario(em, id);
  const total = await encerrarTodas(em, { user_type, id });
  await auditar(em, ator, 'sessoes_encerradas', 'funcionario', id, { user_type, total });
  return { message: total === 0 ? 'Nenhuma sessão estava aberta' : contadas(total) };
}
