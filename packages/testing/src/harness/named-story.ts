import { rows, sql } from '@corre/db/sql.ts';
import type { Conectado } from './builders.ts';
import type { ApiDeTeste } from './test-api.ts';

/** A finished delivery with everything around it that names people: the customer, and a courier called Delma. */
export async function contarHistoria({ orm }: ApiDeTeste, loja: Conectado, courier: Conectado): Promise<void> {
  const em = orm.em.fork();
  await rows(
    em,
    sql`
    with r as (insert into rota (comercio_id, aguardando) values (${loja.id}, false) returning id),
    s as (insert into solicitacao (rota_id, comercio_id, entregador_id, endereco, observacao, origem, valor_estimado, status)
          select id, ${loja.id}::int, ${courier.id}::int, 'Rua da Cliente, 7', 'Dona Zulmira', 'manual', 12.5, 'finalizada' from r
          returning id),
    e as (insert into entrega (comercio_id, entregador_id, solicitacao_id, quantidade, valor, endereco, tipo_pagamento, status,
                               data, data_entrega)
          select ${loja.id}::int, ${courier.id}::int, id, 1, 12.5, 'Rua da Cliente, 7', 'online', 'concluida', agora(), agora() from s),
    a as (insert into avaliacao (solicitacao_id, comercio_id, entregador_id, nota, comentario)
          select id, ${loja.id}::int, ${courier.id}::int, 5, 'Delma foi ótima' from s),
    m as (insert into mensagem (id, solicitacao_id, sequencia, remetente_tipo, mensagem, data_envio)
          select gen_random_uuid(), id, 1, 'comercio', 'Oi Delma Partida, já vem?', agora() from s
          union all select gen_random_uuid(), id, 2, 'entregador', 'Aqui é a Delma, chego já', agora() from s),
    p as (insert into suspensao (entregador_id, tipo_suspensao, motivo_suspensao, duracao_horas, data_suspensao,
                                 data_expiracao_suspensao)
          values (${courier.id}, 'manual', 'Delma atrasou', 1, agora(), agora() + interval '1 hour') returning id),
    c as (insert into contestacao (suspensao_id, texto, resposta, respondida_em)
          select id, 'Eu, Delma, discordo', 'Delma, fica assim', agora() from p),
    o as (insert into oferta (rota_id, entregador_id, posicao_fila, enviada_em, entregar_ate, expira_em, respondida_em, resultado)
          select id, ${courier.id}::int, 1, agora(), agora(), agora() + interval '15 s', agora(), 'aceita' from r returning id)
    insert into oferta_pulo (oferta_id, entregador_id, motivo, quando)
    select id, ${courier.id}::int, 'inalcancavel', agora() from o`,
  );
  await rows(
    em,
    sql`insert into foto (entregador_id, bytes, etag) values (${courier.id}, 'abc'::bytea, ${`e${courier.id}`})`,
  );
  await rows(em, sql`insert into turno (entregador_id, inicio, fim) values (${courier.id}, agora(), agora())`);
}
