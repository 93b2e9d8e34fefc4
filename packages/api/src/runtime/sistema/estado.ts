import type { EstadoDoSistema } from '@corre/contract/sistema/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, only, rows, sql } from '@corre/db/sql.ts';
import { transacoesAbertas } from './transacoes.ts';

/** The largest count of waiting messages. The query stops there. */
const MENSAGENS = 1_000;

type Resto = Pick<EstadoDoSistema, 've_tudo' | 'recusas' | 'ultima_recusa_em'> & {
  esperando: number;
  segundos: number | null;
};

/** Returns the state of the database, as far as a clerk can act on it [sistema-preso]. */
export async function estadoDoSistema(em: Em): Promise<EstadoDoSistema> {
  const { esperando, segundos, ...resto } = only(
    await rows(
      em,
      sql<Resto>`
        select pg_has_role(current_user, 'pg_read_all_stats', 'usage') as ve_tudo,
               (select coalesce(sum(recusas), 0)::int from ato_recusado
                 where minuto > (select ${agora}) - interval '1 hour') as recusas,
               (select max(minuto) from ato_recusado
                 where minuto > (select ${agora}) - interval '1 hour') as ultima_recusa_em,
               m.esperando, m.segundos
          from (select count(*)::int as esperando, floor(extract(epoch from (select ${agora}) - min(d.quando)))::int as segundos
                  from (select f.quando from mensagem_externa f join integracao i on i.id = f.integracao_id
                         where f.entregue_em is null and f.desistido_em is null and i.ativa
                           and f.quando <= (select ${agora})
                         order by f.quando limit ${sql.lit(MENSAGENS)}) d) m`,
    ),
  );
  return { ...resto, transacoes: await transacoesAbertas(em), mensagens: { esperando, segundos } };
}
