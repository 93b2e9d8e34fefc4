import type { Em } from '@corre/db/orm.ts';
import { row, sql } from '@corre/db/sql.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import type { Config } from '../../base/config.ts';
import { avisar } from '../../eventos/avisar.ts';
import { comDespacho } from '../kernel/despachar.ts';
import { contestacaoNaoEncontrada, jaContestada, jaRespondida, semSuspensao, suspensaoTerminada } from './erros.ts';
import { encerrarSuspensaoEmCurso } from './remover-suspensao.ts';

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

type Resposta = { contestacao_id: number; resposta: string };

/** Writes the answer to an objection, once; returns whose suspension it is about. */
async function guardarResposta(em: Em, ator: Ator, entrada: Resposta) {
  const respondida = await row(
    em,
    sql<{ entregador_id: number; suspensao_id: number }>`
      update contestacao c set resposta = ${entrada.resposta}, respondida_em = agora(), respondida_por = ${ator.id}
        from suspensao s
       where c.id = ${entrada.contestacao_id} and c.resposta is null and s.id = c.suspensao_id
      returning s.entregador_id, s.id as suspensao_id`,
  );
  if (!respondida) {
    const existe = await row(em, sql<{ id: number }>`select id from contestacao where id = ${entrada.contestacao_id}`);
    throw existe ? jaRespondida() : contestacaoNaoEncontrada();
  }
  await auditar(em, ator, 'responder-contestacao', 'contestacao', entrada.contestacao_id);
  return respondida;
}

/** Support answers an objection; the suspension goes on. */
export async function responderContestacao(em: Em, ator: Ator, entrada: Resposta) {
  const { entregador_id } = await guardarResposta(em, ator, entrada);
  await avisar(em, { tipo: 'suspensao', entregador_id });
  return { message: 'Resposta enviada' };
}

/**
 * Support answers an objection and ends the suspension it is about, both or neither (decision record 0021). 409 when that
 * suspension is over already: then nothing is answered either.
 */
export const responderERemover = (em: Em, config: Config, ator: Ator, entrada: Resposta) =>
  comDespacho(em, config, async (agora) => {
    const { entregador_id, suspensao_id } = await guardarResposta(em, ator, entrada);
    const encerrada_id = await encerrarSuspensaoEmCurso(em, ator, entregador_id, agora);
    // The courier may stand under a later suspension than the one he objected to.
    if (encerrada_id !== suspensao_id) throw suspensaoTerminada();
    return { message: 'Resposta enviada e suspensão removida!' };
  });
