import type { NewRow } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, rows, sql } from '@corre/db/sql.ts';
import { depois } from './schedule.ts';
import { type Conto, iso } from './story.ts';
import { ehBairroDificil } from './town.ts';
import { withId } from './write-rows.ts';

/** The id of support's account, by the order of the accounts. */
const SUPORTE_ID = 2;

const RESPOSTAS = [
  {
    motivo: 'ninguem_atende',
    mensagem: 'Toquei três vezes e ninguém desce',
    acao: 'tentar_de_novo',
    resposta: 'O interfone está quebrado, o cliente desce agora',
    por: 'comercio',
  },
  {
    motivo: 'ninguem_atende',
    mensagem: null,
    acao: 'tentar_de_novo',
    resposta: 'Liguei, já vai abrir',
    por: 'comercio',
  },
  {
    motivo: 'endereco_errado',
    mensagem: 'Neste número é uma oficina',
    acao: 'novo_endereco',
    resposta: null,
    por: 'comercio',
  },
  {
    motivo: 'outro',
    mensagem: 'Portaria só deixa subir com documento',
    acao: 'tentar_de_novo',
    resposta: 'Pode deixar na portaria, avisamos o cliente',
    por: 'suporte',
  },
] as const;

/** Nobody opens, which is what happens most where bells are broken. */
const [SEM_RESPOSTA, LIGUEI] = RESPOSTAS;

/** Adds a problem at the door. It is answered about a minute later, and the audit has the answer. */
export function countProblema({ linhas, draw }: Conto, pedido: NewRow<'solicitacao'>, aberto: Date): void {
  const { motivo, mensagem, acao, resposta, por } = draw.um<(typeof RESPOSTAS)[number]>(
    ehBairroDificil(pedido.endereco) && draw.chance(0.7) ? [SEM_RESPOSTA, LIGUEI] : RESPOSTAS,
  );
  const solicitacao_id = pedido.id ?? 0;
  const respondido_por_id = por === 'comercio' ? pedido.comercio_id : SUPORTE_ID;
  const respondido_em = iso(depois(aberto, 70 / 60));
  const mudou = acao === 'novo_endereco';
  const problema_id = withId(linhas.problema, {
    solicitacao_id,
    entregador_id: pedido.entregador_id ?? 0,
    motivo,
    mensagem,
    aberto_em: iso(aberto),
    acao,
    resposta,
    endereco_anterior: mudou ? pedido.endereco.replace(/\d+/, '18') : null,
    endereco_novo: mudou ? pedido.endereco : null,
    respondido_por: por,
    respondido_por_id,
    respondido_em,
    encerrado_em: respondido_em,
  });
  linhas.auditoria.push({
    quando: respondido_em,
    ator_tipo: por,
    ator_id: respondido_por_id,
    acao: 'responder-problema',
    alvo_tipo: 'solicitacao',
    alvo_id: solicitacao_id,
    detalhes: { problema_id, acao, motivo },
  });
}

/**
 * Adds two questions of the watchdog: a phone sent no signal for ten minutes, and its courier answered that all is
 * well (ADR 0025).
 */
export const countPerguntas = (em: Em) =>
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
