import type { Em } from '@corre/db/orm.ts';
import { agora, rows, sql } from '@corre/db/sql.ts';

/** The id of support's account, by the order of the accounts. */
const SUPORTE_ID = 2;

/** Adds reasons to some of the refusals. */
const countMotivos = (em: Em) =>
  rows(
    em,
    sql`update oferta set motivo_recusa = (array['chuva', 'longe', 'pneu', 'outro'])[1 + id % 4]
         where resultado = 'recusada' and id % 3 > 0`,
  );

/**
 * Adds problems to some of the newest deliveries, three minutes before their end. Each is answered about a minute
 * later, and the audit has the answer.
 */
const countProblemas = (em: Em) =>
  rows(
    em,
    sql`with respondido as (
        insert into problema (solicitacao_id, entregador_id, motivo, mensagem, aberto_em, acao, resposta, endereco_anterior,
                              endereco_novo, respondido_por, respondido_por_id, respondido_em, encerrado_em)
        select e.id, e.entregador_id, d.motivo, d.mensagem, e.quando, d.acao, d.resposta,
               case when d.acao = 'novo_endereco' then regexp_replace(e.endereco, '\\d+', '18') end,
               case when d.acao = 'novo_endereco' then e.endereco end, d.quem,
               case when d.quem = 'comercio' then e.comercio_id else ${SUPORTE_ID} end,
               e.quando + interval '70 seconds', e.quando + interval '70 seconds'
          from (select s.id, s.entregador_id, s.comercio_id, s.endereco, s.data_status - interval '3 minutes' as quando,
                       row_number() over (order by s.data_status desc, s.id desc) as n
                  from solicitacao s where s.status = 'finalizada' and s.endereco ~ '\\d') e
          join (values (2, 'ninguem_atende', 'Toquei três vezes e ninguém desce', 'tentar_de_novo', 'O interfone está quebrado, o cliente desce agora', 'comercio'),
                       (7, 'endereco_errado', 'Neste número é uma oficina', 'novo_endereco', null, 'comercio'),
                       (19, 'outro', 'Portaria só deixa subir com documento', 'tentar_de_novo', 'Pode deixar na portaria, avisamos o cliente', 'suporte'))
               as d (n, motivo, mensagem, acao, resposta, quem) on d.n = e.n
        returning *)
        insert into auditoria (quando, ator_tipo, ator_id, acao, alvo_tipo, alvo_id, detalhes)
        select respondido_em, respondido_por, respondido_por_id, 'responder-problema', 'solicitacao', solicitacao_id,
               jsonb_build_object('problema_id', id, 'acao', acao, 'motivo', motivo)
          from respondido order by id`,
  );

/**
 * Adds two questions of the watchdog: a phone sent no signal for ten minutes, and its courier answered that all is
 * well.
 */
const countPerguntas = (em: Em) =>
  rows(
    em,
    sql`insert into vigia (solicitacao_id, entregador_id, tipo, etapa, desde, limite_segundos, aberta_em, resposta, respondida_em,
                           encerrada_em, fim)
        select s.id, s.entregador_id, 'sem_sinal', 'em_entrega', a.quando, 600, a.quando + interval '612 seconds', 'sigo',
               a.quando + interval '650 seconds', a.quando + interval '650 seconds', 'sigo'
          from solicitacao s
          join solicitacao_historico a on a.solicitacao_id = s.id and a.status = 'aceita'
          join solicitacao_historico e on e.solicitacao_id = s.id and e.status = 'em_entrega'
         where s.status = 'finalizada' and e.quando < a.quando + interval '10 minutes'
           and s.data_status > a.quando + interval '11 minutes' and s.data_status < ${agora}
           and not exists (select from problema p where p.solicitacao_id = s.id)
         order by s.data_status desc, s.id desc limit 2`,
  );

/** Adds problems with answers, reasons of refusals, and questions of the watchdog (ADR 0025). */
export async function countProblemasEPerguntas(em: Em): Promise<void> {
  await countMotivos(em);
  await countProblemas(em);
  await countPerguntas(em);
}
