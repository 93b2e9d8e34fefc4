import type { Funcionario } from '@corre/contract/equipe/contrato.ts';
import type { SessaoListada } from '@corre/contract/sessao/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, porNome, sql } from '@corre/db/sql.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import { auditar } from '../auditoria/auditar.ts';
import type { Conta } from '../conta.queries.ts';
import { APAGADO } from '../contas/apagado.ts';
import { encerrarSessao } from '../sessoes/sessoes.ts';
import { sessoesDe, vivasDe } from '../sessoes/vivas-de-uma-conta.queries.ts';

/** Returns all staff accounts: active ones first, administrators before support, then by name. */
export function listarEquipe(em: Em, { id: minha }: Pick<Ator, 'id'>): Promise<Funcionario[]> {
  return em
    .getKysely()
    .selectFrom('funcionario as f')
    .select(['f.id', 'f.user_type', 'f.usuario', 'f.nome', 'f.ativo', 'f.data_cadastro', 'f.encerrado_em'])
    .select((eb) => {
      const vivas = eb
        .selectFrom('sessao as s')
        .whereRef('s.funcionario_id', '=', 'f.id')
        .where('s.expira_em', '>', agora)
        .where('s.limite_em', '>', agora);
      const aberto = eb
        .selectFrom('link_de_acesso as l')
        .whereRef('l.funcionario_id', '=', 'f.id')
        .where('l.usado_em', 'is', null)
        .where('l.trocado_em', 'is', null)
        .where('l.expira_em', '>', agora);
      return [
        vivas.select(sql<number>`count(*)::int`.as('n')).$asScalar().$notNull().as('sessoes'),
        vivas.select(sql<string | null>`max(s.usada_em)`.as('usada_em')).$asScalar().as('usada_em'),
        aberto.select('l.expira_em').$asScalar().as('link_ate'),
        eb('f.id', '=', minha).$castTo<boolean>().as('voce'),
      ];
    })
    .where('f.senha_hash', '<>', APAGADO)
    .orderBy('f.ativo', 'desc')
    .orderBy('f.user_type')
    .orderBy(porNome('f.nome'))
    .orderBy('f.id')
    .execute();
}

/** Returns the staff account of an id. An anonymised account is nobody any more. */
export async function contaDaEquipe(em: Em, id: number): Promise<Conta> {
  const achado = await em
    .getKysely()
    .selectFrom('funcionario')
    .select(['user_type', 'id'])
    .where('id', '=', id)
    .where('senha_hash', '<>', APAGADO)
    .executeTakeFirst();
  if (!achado) throw new BusinessError('FUNCIONARIO_NAO_ENCONTRADO');
  return achado;
}

/** Returns the sessions of a staff account, newest first. `atual` marks the session of the request. */
export const sessoesDaEquipe = async (em: Em, ator: Ator, id: number): Promise<SessaoListada[]> =>
  sessoesDe(em, await contaDaEquipe(em, id), ator);

/** Ends one session of a staff account. */
export async function encerrarSessaoDe(
  em: Em,
  ator: Ator,
  { funcionario_id, sessao_id }: { funcionario_id: number; sessao_id: string },
): Promise<{ message: string }> {
  const conta = await contaDaEquipe(em, funcionario_id);
  const sessao = await vivasDe(em, conta).select('token_hash').where('id', '=', sessao_id).executeTakeFirst();
  if (!sessao) throw new BusinessError('SESSAO_NAO_ENCONTRADA');
  await encerrarSessao(em, sessao.token_hash);
  await auditar(em, ator, 'sessoes_encerradas', 'funcionario', conta.id, { user_type: conta.user_type, total: 1 });
  return { message: 'Sessão encerrada' };
}
