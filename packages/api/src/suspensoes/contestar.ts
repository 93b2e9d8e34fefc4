import type { Em } from '@corre/db/orm.ts';
import { row, sql } from '@corre/db/sql.ts';
import { auditar } from '../auditoria/auditar.ts';
import { avisar } from '../eventos/avisar.ts';
import type { Ator } from '../trpc/ator.ts';
import { contestacaoNaoEncontrada, jaContestada, jaRespondida, semSuspensao } from './erros.ts';

/** A courier objects to his running suspension, once (decision record 0005). */
export async function contestarSuspensao(em: Em, entrada: { entregador_id: number; texto: string }) {
  const suspensao = await row(
    em,
    sql<{ id: number }>`
      select id from suspensao
       where entregador_id = ${entrada.entregador_id} and data_remocao is null and data_expiracao_suspensao > agora()`,
  );
  if (!suspensao) throw semSuspensao();
  const nova = await row(
    em,
    sql<{ id: number }>`
      insert into contestacao (suspensao_id, texto) values (${suspensao.id}, ${entrada.texto})
      on conflict (suspensao_id) do nothing returning id`,
  );
  if (!nova) throw jaContestada();
  await avisar(em, { tipo: 'suspensao', entregador_id: entrada.entregador_id });
  return { message: 'Contestação enviada. O suporte responde por aqui.' };
}

/** Support answers an objection, once; ending the suspension is a separate act. */
export async function responderContestacao(em: Em, ator: Ator, entrada: { contestacao_id: number; resposta: string }) {
  const respondida = await row(
    em,
    sql<{ entregador_id: number }>`
      update contestacao c set resposta = ${entrada.resposta}, respondida_em = agora(), respondida_por = ${ator.id}
        from suspensao s
       where c.id = ${entrada.contestacao_id} and c.resposta is null and s.id = c.suspensao_id
      returning s.entregador_id`,
  );
  if (!respondida) {
    const existe = await row(em, sql<{ id: number }>`select id from contestacao where id = ${entrada.contestacao_id}`);
    throw existe ? jaRespondida() : contestacaoNaoEncontrada();
  }
  await auditar(em, ator, 'responder-contestacao', 'contestacao', entrada.contestacao_id);
  await avisar(em, { tipo: 'suspensao', entregador_id: respondida.entregador_id });
  return { message: 'Resposta enviada' };
}
