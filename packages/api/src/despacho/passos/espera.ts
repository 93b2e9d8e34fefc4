import type { Espera } from '@corre/contract/solicitacoes/espera-contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { row, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { solicitacaoNaoEncontrada } from './erros.ts';
import { motivoDaEspera, type NumerosDaEspera } from './motivo-da-espera.ts';

type Visto = NumerosDaEspera & Pick<Espera, 'nome_entregador'>;

/** Live offers of everybody, each with the instant at which it dies if nobody answers. */
const vivas = sql`
  select o.rota_id, o.entregador_id,
         case when o.entregue_em is null then least(o.entregar_ate, o.expira_em) else o.expira_em end as prazo
    from oferta o where o.resultado is null and o.expira_em > agora() and (o.entregue_em is not null or o.entregar_ate > agora())`;

/** Of `alvo`: until when each courier is not asked again (decision record 0005). Index `oferta_por_rota`. */
const pausas = (config: Config) => sql`
  select o.entregador_id, max(o.respondida_em + make_interval(secs =>
           case o.resultado when 'recusada' then ${config.PAUSA_RECUSA_SEGUNDOS}::float8 else ${config.PAUSA_EXPIRADA_SEGUNDOS}::float8 end)) as fim
    from oferta o join alvo a on a.rota_id = o.rota_id where o.resultado in ('recusada', 'expirada') group by o.entregador_id`;

/** Who is online, each counted once: busy, else in a pause for this route, else not heard from. */
const presentes = (config: Config) => sql`
  select f.entregador_id, p.fim, ocupado.sim as ocupado, not ocupado.sim and coalesce(p.fim > agora(), false) as em_pausa,
         coalesce(f.ultimo_sinal > agora() - make_interval(secs => ${config.ALCANCE_SEGUNDOS}), false) as alcancavel
    from fila_entregador f join entregador e on e.id = f.entregador_id left join pausa p on p.entregador_id = f.entregador_id
    cross join lateral (select exists (select 1 from viva v where v.entregador_id = f.entregador_id)
      or exists (select 1 from solicitacao s where s.entregador_id = f.entregador_id
                  and s.status in ('aceita', 'em_retirada', 'em_entrega')) as sim) ocupado
   where f.online and e.ativo and (f.suspenso_ate is null or f.suspenso_ate <= agora())`;

const olhar = (em: Em, config: Config, solicitacao_id: number) =>
  row(
    em,
    sql<Visto>`
      with alvo as (
        select s.status = 'aguardando' as aguardando, s.rota_id, r.urgente, r.criada_em
          from solicitacao s join rota r on r.id = s.rota_id where s.id = ${solicitacao_id}
      ), viva as (${vivas}), pausa as (${pausas(config)}), presente as (${presentes(config)})
      select a.aguardando, v.prazo as prazo_da_oferta, e.nome_completo as nome_entregador,
             (select min(prazo) from viva where rota_id <> a.rota_id) as prazo_de_outra,
             (select min(fim) from presente where em_pausa and alcancavel) as fim_da_pausa,
             (select count(*)::int from presente) as online,
             (select count(*)::int from presente where ocupado) as ocupados,
             (select count(*)::int from presente where em_pausa) as em_pausa,
             (select count(*)::int from presente where not ocupado and not em_pausa and not alcancavel) as sem_sinal,
             (select count(*)::int from rota r where r.aguardando and not exists (select 1 from viva where rota_id = r.id)
                and (not r.urgente, r.criada_em, r.id) < (not a.urgente, a.criada_em, a.rota_id)) as a_frente
        from alvo a
        left join viva v on v.rota_id = a.rota_id and a.aguardando
        left join entregador e on e.id = v.entregador_id`,
  );

/** Why a request still waits, and when that changes by itself (decision record 0014). 404 for an unknown one. */
export async function esperaDaSolicitacao(em: Em, config: Config, solicitacao_id: number): Promise<Espera> {
  const visto = await olhar(em, config, solicitacao_id);
  if (!visto) throw solicitacaoNaoEncontrada();
  const { online, ocupados, em_pausa, sem_sinal, a_frente, nome_entregador } = visto;
  return { ...motivoDaEspera(visto), nome_entregador, online, ocupados, em_pausa, sem_sinal, a_frente };
}
