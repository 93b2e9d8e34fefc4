import type { Config } from '@corre/api/base/config.ts';
import { DEVOLVER_MINUTOS, URGENTES_JANELA_MINUTOS, URGENTES_POR_LOJA } from '@corre/contract/constants.ts';
import { TENTATIVAS_DO_CODIGO } from '@corre/contract/prova/regras.ts';
import type { Em } from '@corre/db/orm.ts';
import { type RawBuilder, sql } from '@corre/db/sql.ts';
import { QUEBRAS_DA_CUSTODIA } from './custody-invariants.ts';
import { FATOS_DERIVADOS, type Pauses, pausesAreKept } from './derived-facts.ts';
import { rowsPrepared } from './state.ts';

/** Invariants: the dispatch never crosses from one place (`praca`) to another (ADR 0011). */
const QUEBRAS_DAS_PRACAS = {
  'what a shop has open is of its place': sql`
    select r.id from rota r join comercio c on c.id = r.comercio_id where r.praca_id <> c.praca_id and exists (
      select 1 from solicitacao s where s.rota_id = r.id and s.status in ('aguardando', 'aceita', 'em_retirada', 'em_entrega'))`,
  'an offer is of its route’s place, and while it is open of its courier’s': sql`
    select o.id from oferta o join rota r on r.id = o.rota_id join fila_entregador f on f.entregador_id = o.entregador_id
     where o.praca_id <> r.praca_id or (o.resultado is null and o.praca_id <> f.praca_id)`,
  'a pause is of its route’s place': sql`
    select p.rota_id from pausa p join rota r on r.id = p.rota_id where p.praca_id <> r.praca_id`,
  'who has a delivery under way is of its place': sql`
    select s.id from solicitacao s join rota r on r.id = s.rota_id join fila_entregador f on f.entregador_id = s.entregador_id
     where s.status in ('aceita', 'em_retirada', 'em_entrega') and r.praca_id <> f.praca_id`,
} as const;

/** Invariants of milestones and proofs (ADR 0024). */
const QUEBRAS_DA_PROVA = {
  'what asks for its code ends with it, unless support let it go or finished it, or it went back': sql`
    select s.id from solicitacao s where s.exige_codigo and s.status = 'finalizada' and not s.a_devolver
       and not exists (select 1 from marco m where m.solicitacao_id = s.id and m.tipo in ('codigo_ok', 'codigo_dispensado'))
       and not exists (select 1 from intervencao i where i.solicitacao_id = s.id and i.acao = 'finalizar')`,
  'a right code is of a finished delivery': sql`
    select m.solicitacao_id from marco m join solicitacao s on s.id = m.solicitacao_id
     where m.tipo = 'codigo_ok' and s.status <> 'finalizada'`,
  'whoever asks for a code has one, and it is tried so often at most': sql`
    select s.id from solicitacao s left join codigo_entrega c on c.solicitacao_id = s.id
     where s.exige_codigo <> (c.solicitacao_id is not null) or c.tentativas > ${TENTATIVAS_DO_CODIGO}`,
  // A request that ended before it left the shop may still be returned.
  'what a courier notes comes after somebody left the shop with it, and is not told from the future': sql`
    select m.solicitacao_id from marco m join solicitacao s on s.id = m.solicitacao_id
      cross join lateral (select min(h.quando) as saiu from solicitacao_historico h
                           where h.solicitacao_id = m.solicitacao_id and h.status = 'em_entrega') h
     where m.ator_tipo = 'entregador' and (m.quando > m.registrado_em or m.quando < h.saiu - interval '1 millisecond'
        or h.saiu is null and (m.tipo <> 'devolvido' or s.status not in ('finalizada', 'cancelada')))`,
};

/** Invariants of open problems and of the watchdog (ADR 0025). */
const QUEBRAS_DOS_PROBLEMAS = {
  'an open problem is of a delivery under way, and of whoever has it': sql`
    select p.id from problema p join solicitacao s on s.id = p.solicitacao_id
     where p.encerrado_em is null
       and (s.status not in ('aceita', 'em_retirada', 'em_entrega') or s.entregador_id <> p.entregador_id)`,
  'an open question is of the step in which the delivery is, and of whoever has it': sql`
    select v.id from vigia v join solicitacao s on s.id = v.solicitacao_id
     where v.encerrada_em is null and (s.status <> v.etapa or s.entregador_id <> v.entregador_id)`,
  'whoever has a problem open is not asked': sql`
    select v.id from vigia v join problema p on p.solicitacao_id = v.solicitacao_id
     where v.encerrada_em is null and p.encerrado_em is null`,
};

/** Invariants of the answers to problems (ADR 0025). */
const QUEBRAS_DAS_RESPOSTAS = {
  'an answer stands in the audit once': sql`
    select p.id from problema p
      left join (select (detalhes ->> 'problema_id')::int as id, count(*) as vezes from auditoria
                  where acao = 'responder-problema' group by 1) a on a.id = p.id
     where coalesce(a.vezes, 0) <> (p.acao is not null)::int`,
  'what was answered with a cancellation is cancelled, and nothing is said of it afterwards': sql`
    select p.id from problema p join solicitacao s on s.id = p.solicitacao_id
     where p.acao = 'cancelar' and (s.status <> 'cancelada'
        or exists (select 1 from problema q where q.solicitacao_id = p.solicitacao_id and q.id > p.id))`,
  'a delivery goes where the last answer with an address says': sql`
    select s.id from solicitacao s join lateral (
      select endereco_novo from problema where solicitacao_id = s.id and acao = 'novo_endereco' order by id desc limit 1) p on true
     where s.endereco <> p.endereco_novo`,
};

const JANELA = sql.lit(`${URGENTES_JANELA_MINUTOS} minutes`);

/** Finds urgent routes without priority that had fewer than three of their shop before them. */
const goesAsNormal = (which: RawBuilder<boolean>) => sql`
    select r.id from rota r where ${which} and r.urgente and not r.prioritaria and not r.retida
       and (r.antecedencia_segundos is null or r.aguardando) and ${URGENTES_POR_LOJA} > (
      select count(*) from rota b where b.comercio_id = r.comercio_id and b.prioritaria and (
         b.liberada_em > r.liberada_em - interval ${JANELA} or exists (
           select 1 from solicitacao s where s.rota_id = b.id and not exists (
             select 1 from solicitacao_historico h
              where h.solicitacao_id = s.id and h.status <> 'aguardando' and h.quando < r.liberada_em))))`;

/**
 * States that the database must never have (docs/reliability.md). Each statement finds the rows that break its
 * sentence, and none may find any. These are about the present. The next act may hide a break, so a test checks them
 * after each act.
 */
const QUEBRAS_DE_AGORA = {
  'a route has one live offer at most': sql`
    select rota_id from oferta where resultado is null group by rota_id having count(*) > 1`,
  'a courier has one live offer at most': sql`
    select entregador_id from oferta where resultado is null group by entregador_id having count(*) > 1`,
  'who is offline or suspended holds no live offer': sql`
    select o.id from oferta o join fila_entregador f using (entregador_id)
     where o.resultado is null and o.expira_em > agora() and (not f.online or f.suspenso_ate > agora())`,
  'a busy courier gets no offer': sql`
    select o.id from oferta o where o.resultado is null and exists (
      select 1 from solicitacao s where s.entregador_id = o.entregador_id and s.status in ('aceita', 'em_retirada', 'em_entrega'))
      or o.resultado is null and exists (select 1 from volta_a_loja v where v.entregador_id = o.entregador_id)`,
  'what goes back to the shop was cancelled in hand, goes back for half an hour at most, and is not there yet': sql`
    select v.solicitacao_id from volta_a_loja v join solicitacao s on s.id = v.solicitacao_id join rota r on r.id = s.rota_id
     where s.status <> 'cancelada' or s.entregador_id <> v.entregador_id or r.praca_id <> v.praca_id
        or v.ate <> s.data_status + make_interval(mins => ${DEVOLVER_MINUTOS})
        or not exists (select 1 from solicitacao_historico h where h.solicitacao_id = s.id and h.status = 'em_entrega')
        or exists (select 1 from marco m where m.solicitacao_id = s.id and m.tipo = 'devolvido' and m.ator_id = v.entregador_id)`,
  'a route waits exactly as long as one of its stops does': sql`
    select r.id from rota r where r.aguardando <> exists (
      select 1 from solicitacao s where s.rota_id = r.id and s.status = 'aguardando')`,
  'no more than three waiting routes of a shop go first': sql`
    select comercio_id from rota where aguardando and prioritaria group by comercio_id having count(*) > ${URGENTES_POR_LOJA}`,
  'the open stops of a route are one courier’s, and stand together': sql`
    select s.rota_id from solicitacao s where s.status in ('aceita', 'em_retirada', 'em_entrega')
     group by s.rota_id having count(distinct s.entregador_id) > 1 or count(distinct s.status) > 1`,
  'one suspension runs at most': sql`
    select entregador_id from suspensao where data_remocao is null group by entregador_id having count(*) > 1`,
  // With an announced time only a waiting route can be judged.
  'an urgent route that waits as a normal one had three of its shop before it': goesAsNormal(sql`r.aguardando`),
  ...QUEBRAS_DOS_PROBLEMAS,
  ...QUEBRAS_DAS_PRACAS,
  ...FATOS_DERIVADOS,
} as const;

/**
 * The sentences about everything that ever happened. No act corrects the past, so a break stays. Each statement reads
 * all rows.
 */
const QUEBRAS_DO_PASSADO = {
  'a route is accepted once': sql`
    select rota_id from oferta where resultado = 'aceita' group by rota_id having count(*) > 1`,
  'nothing is accepted after its deadline': sql`
    select id from oferta where resultado = 'aceita' and respondida_em > expira_em`,
  'every status of a request is in its history': sql`
    select s.id from solicitacao s where not exists (
      select 1 from solicitacao_historico h where h.solicitacao_id = s.id and h.status = s.status)`,
  'steps are taken in the order of the table': sql`
    select solicitacao_id from (
      select solicitacao_id, status, quando, lag(quando) over (partition by solicitacao_id
        order by array_position(array['aguardando', 'aceita', 'em_retirada', 'em_entrega', 'finalizada'], status)) as antes
        from solicitacao_historico where status <> 'cancelada') h where quando < antes`,
  'only aguardando and aceita are cancelled, unless support intervened': sql`
    select c.solicitacao_id from solicitacao_historico c join solicitacao_historico h using (solicitacao_id)
     where c.status = 'cancelada' and c.ator_tipo <> 'sistema' and h.status in ('em_retirada', 'em_entrega', 'finalizada')
       and (h.status = 'finalizada' or not exists (
         select 1 from intervencao i where i.solicitacao_id = c.solicitacao_id and i.acao = 'cancelar'))`,
  'a finished request is one entrega of its value': sql`
    select s.id from solicitacao s left join entrega e on e.solicitacao_id = s.id
     where (s.status = 'finalizada') <> (e.id is not null) or e.valor <> s.valor_estimado or e.entregador_id <> s.entregador_id
        or e.tipo_pagamento <> case when s.a_devolver then 'online' else s.pagamento end
        or (e.tipo_pagamento = 'online' and e.status <> 'concluida')`,
  'the weekly sums are the deliveries, to the cent': sql`
    select 1 from (select semana_inicio, entregador_id, comercio_id, count(*)::int as n, sum(valor) as v from entrega
                    where status = 'concluida' group by 1, 2, 3) e
      full join resumo_semanal r using (semana_inicio, entregador_id, comercio_id)
     where e.n is distinct from r.total_entregas or e.v is distinct from r.total_valor`,
  'no more than three urgent routes of a shop go first in any ten minutes, taken since or not': sql`
    select r.id from rota r where r.prioritaria and ${URGENTES_POR_LOJA} <= (
      select count(*) from rota b where b.comercio_id = r.comercio_id and b.prioritaria and b.id <> r.id
         and (b.liberada_em, b.id) < (r.liberada_em, r.id) and b.liberada_em > r.liberada_em - interval ${JANELA})`,
  'an urgent route that goes as a normal one had three of its shop before it': goesAsNormal(sql`true`),
  'the stops of a route are one courier’s, unless support gave the rest to another': sql`
    select s.rota_id from solicitacao s where s.entregador_id is not null
       and not exists (select 1 from intervencao i join solicitacao t on t.id = i.solicitacao_id
                        where t.rota_id = s.rota_id and i.acao = 'transferir')
     group by s.rota_id having count(distinct s.entregador_id) > 1`,
  'only what was delivered is refused, and each refusal knows its number': sql`
    select id from oferta where (resultado = 'recusada' and entregue_em is null) or (resultado = 'recusada') <> (recusa is not null)`,
  'what is counted beside a courier is what they did': sql`
    select e.id from entregador e
     where e.total_entregas <> (select count(*) from entrega t where t.entregador_id = e.id and t.status = 'concluida')
        or e.total_solicitacoes <> (select count(*) from solicitacao s where s.entregador_id = e.id)`,
  ...QUEBRAS_DA_PROVA,
  ...QUEBRAS_DAS_RESPOSTAS,
  ...QUEBRAS_DA_CUSTODIA,
} as const;

/** The configured limits that the counters must keep. */
type Limits = Pick<Config, 'RECUSAS_PARA_SUSPENDER' | 'EXPIRADAS_PARA_SAIR' | 'NAO_ENTREGUES_PARA_SAIR'>;
const LIMITES: Limits & Partial<Pauses> = {
  RECUSAS_PARA_SUSPENDER: 3,
  EXPIRADAS_PARA_SAIR: 3,
  NAO_ENTREGUES_PARA_SAIR: 3,
};

const pauses = ({ PAUSA_RECUSA_SEGUNDOS = 300, PAUSA_EXPIRADA_SEGUNDOS = 60 }: Partial<Pauses>) =>
  pausesAreKept({ PAUSA_RECUSA_SEGUNDOS, PAUSA_EXPIRADA_SEGUNDOS });

const limits = ({ RECUSAS_PARA_SUSPENDER, EXPIRADAS_PARA_SAIR, NAO_ENTREGUES_PARA_SAIR }: Limits) => ({
  'no counter passes its limit': sql`
    select entregador_id from fila_entregador
     where recusas_consecutivas > ${RECUSAS_PARA_SUSPENDER}
        or (online and (expiradas_consecutivas >= ${EXPIRADAS_PARA_SAIR} or nao_entregues_consecutivas >= ${NAO_ENTREGUES_PARA_SAIR}))`,
});

/** The number of reported rows for each broken sentence. */
const ROWS_TOLD = 3;

/** Returns the sentences that are broken, each with its first rows. One statement checks all sentences. */
async function broken(em: Em, sentences: Record<string, RawBuilder<unknown>>): Promise<string[]> {
  const perguntas = Object.entries(sentences).map(
    ([frase, query]) =>
      sql`select ${frase}::text as frase, (select jsonb_agg(q) from (select * from (${query}) c limit ${ROWS_TOLD}) q) as linhas`,
  );
  const achadas = await rowsPrepared(
    em,
    sql<{ frase: string; linhas: object[] }>`
      select frase, linhas from (${sql.join(perguntas, sql` union all `)}) p where linhas is not null`,
  );
  return achadas.map(({ frase, linhas }) => `${frase}: ${linhas.map((linha) => JSON.stringify(linha)).join(' ')}`);
}

const deAgora = (config: Limits & Partial<Pauses>) => ({
  ...QUEBRAS_DE_AGORA,
  ...limits(config),
  ...pauses(config),
});

/** Returns the sentences about the present that the database breaks now, each with the first rows that break it. */
export const quebrasDeAgora = (em: Em, config: Limits & Partial<Pauses> = LIMITES): Promise<string[]> =>
  broken(em, deAgora(config));

/** Returns all sentences that the database breaks, also those about the past. Reads every row. */
export const quebras = (em: Em, config: Limits & Partial<Pauses> = LIMITES): Promise<string[]> =>
  broken(em, { ...deAgora(config), ...QUEBRAS_DO_PASSADO });
