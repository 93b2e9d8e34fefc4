import { sql } from '@corre/db/sql.ts';
import { DEPOIS_DAS_OFERTAS, evento, type Leitura } from './evento-do-historico.ts';

const depois = sql.lit(DEPOIS_DAS_OFERTAS);

/** Problems reported by the courier. */
const abertos = ({ selectFrom }: Leitura) =>
  selectFrom('problema as p')
    .innerJoin('alvo as a', 'a.id', 'p.solicitacao_id')
    .innerJoin('entregador as e', 'e.id', 'p.entregador_id')
    .leftJoin('foto_problema as f', 'f.problema_id', 'p.id')
    .select('p.aberto_em as quando')
    .select(({ ref }) =>
      evento(
        'problema',
        {
          motivo: ref('p.motivo'),
          mensagem: ref('p.mensagem'),
          nome_entregador: ref('e.nome_completo'),
          problema_id: ref('p.id'),
          foto_em: ref('f.registrada_em'),
        },
        depois,
        1,
      ),
    );

/** Answers to problems. */
const respondidos = ({ selectFrom }: Leitura) =>
  selectFrom('problema as p')
    .innerJoin('alvo as a', 'a.id', 'p.solicitacao_id')
    .innerJoin('entregador as e', 'e.id', 'p.entregador_id')
    .where('p.respondido_em', 'is not', null)
    .select(({ ref }) => [
      ref('p.respondido_em').$notNull().as('quando'),
      ...evento(
        'problema_respondido',
        {
          acao: ref('p.acao').$notNull(),
          resposta: ref('p.resposta'),
          endereco_anterior: ref('p.endereco_anterior'),
          endereco_novo: ref('p.endereco_novo'),
          respondido_por: ref('p.respondido_por').$notNull(),
          nome_entregador: ref('e.nome_completo'),
        },
        depois,
        2,
      ),
    ]);

/** Questions of the watchdog. */
const perguntas = ({ selectFrom }: Leitura) =>
  selectFrom('vigia as v')
    .innerJoin('alvo as a', 'a.id', 'v.solicitacao_id')
    .innerJoin('entregador as e', 'e.id', 'v.entregador_id')
    .select('v.aberta_em as quando')
    .select(({ ref }) => evento('vigia', { vigia: ref('v.tipo'), nome_entregador: ref('e.nome_completo') }, depois, 0));

const respostas = ({ selectFrom }: Leitura) =>
  selectFrom('vigia as v')
    .innerJoin('alvo as a', 'a.id', 'v.solicitacao_id')
    .innerJoin('entregador as e', 'e.id', 'v.entregador_id')
    .where('v.respondida_em', 'is not', null)
    .select(({ ref }) => [
      ref('v.respondida_em').$notNull().as('quando'),
      ...evento(
        'vigia_resposta',
        { resposta: ref('v.resposta').$notNull(), nome_entregador: ref('e.nome_completo') },
        depois,
        1,
      ),
    ]);

/** Questions that were escalated to support. */
const avisos = ({ selectFrom }: Leitura) =>
  selectFrom('vigia as v')
    .innerJoin('alvo as a', 'a.id', 'v.solicitacao_id')
    .innerJoin('entregador as e', 'e.id', 'v.entregador_id')
    .where('v.escalada_em', 'is not', null)
    .select(({ ref }) => [
      ref('v.escalada_em').$notNull().as('quando'),
      ...evento('vigia_suporte', { vigia: ref('v.tipo'), nome_entregador: ref('e.nome_completo') }, depois, 2),
    ]);

/** Ends of questions. An end by the courier's answer is left out, because the answer is an event of its own. */
const fins = ({ selectFrom }: Leitura) =>
  selectFrom('vigia as v')
    .innerJoin('alvo as a', 'a.id', 'v.solicitacao_id')
    .innerJoin('entregador as e', 'e.id', 'v.entregador_id')
    .where('v.encerrada_em', 'is not', null)
    .where('v.fim', 'not in', ['sigo', 'problema'])
    .select(({ ref }) => [
      ref('v.encerrada_em').$notNull().as('quando'),
      ...evento('vigia_fim', { fim: ref('v.fim').$notNull(), nome_entregador: ref('e.nome_completo') }, depois, 6),
    ]);

/** Selects problems with their answers, and all events of the watchdog's questions (ADR 0025). */
export const problemasDaLinha = (eb: Leitura) =>
  abertos(eb)
    .unionAll(respondidos(eb))
    .unionAll(perguntas(eb))
    .unionAll(respostas(eb))
    .unionAll(avisos(eb))
    .unionAll(fins(eb));
