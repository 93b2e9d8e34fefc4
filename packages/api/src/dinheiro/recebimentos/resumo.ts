import { sumReais } from '@corre/contract/cents.ts';
import type { PendenciaDeRecebimento, ResumoDeRecebimentos } from '@corre/contract/recebimentos/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { onlyRow, rows, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { ajustesDaFatura } from '../cobranca/saldo.queries.ts';

type Dia = ResumoDeRecebimentos['dias'][number];

/** The sums of each day with a Pix, in reais. Index `pix_do_dia`. */
const porDia = (em: Em, { de, ate }: { de: string; ate: string }): Promise<Dia[]> =>
  rows(
    em,
    sql<Dia>`
      select dia, sum(valor) as entrou, sum(devolvido) as devolvido, sum(valor - devolvido) as recebido,
             sum(valor - devolvido - nao_atribuido) as liquidado, sum(nao_atribuido) as nao_atribuido
        from pix where dia >= ${de}::date and dia <= ${ate}::date group by dia order by dia`,
  );

interface Cobrado {
  cobrado: number;
  em_aberto: number;
}

/** The invoices with a charge that fall due in the span. Index `cobranca_da_fatura`. */
const cobrado = (em: Em, { de, ate }: { de: string; ate: string }): Promise<Cobrado> =>
  onlyRow(
    em,
    sql<Cobrado>`
      select coalesce(sum(f.valor), 0) as cobrado,
             coalesce(sum(case when b.tipo = 'recebida' then 0 else f.valor - coalesce(l.principal, 0) end), 0) as em_aberto
        from (select id, vence_em, total_valor + ${ajustesDaFatura(sql`fatura.id`)} as valor from fatura) f
        left join lateral (select r.tipo from recebimento r where r.fatura_id = f.id
                            order by r.tentativa desc, r.id desc limit 1) b on true
        left join lateral (select sum(x.principal) as principal from pix_lancamento x where x.fatura_id = f.id) l on true
       where f.vence_em >= ${de}::date and f.vence_em <= ${ate}::date
         and exists (select from cobranca k where k.fatura_id = f.id)`,
  );

/** What a person has to look at, oldest first: unknown notices, charges and refunds that the bank did not take. */
export const pendencias = (em: Em): Promise<PendenciaDeRecebimento[]> =>
  rows(
    em,
    sql<PendenciaDeRecebimento>`
      select * from (
        select 'aviso' as tipo, a.end_to_end_id as referencia, null as comercio, null::date as semana_inicio,
               a.visto_em as desde, a.envios as tentativas, a.erro, a.desistido_em is not null as desistiu
          from pix_aviso a where a.erro is not null
        union all
        select 'cobranca', k.txid, c.nome, f.semana_inicio, k.criada_em, k.falhas, k.erro, false
          from cobranca k join fatura f on f.id = k.fatura_id join comercio c on c.id = f.comercio_id
         where k.encerrada_em is null and k.erro is not null
        union all
        select 'devolucao', p.end_to_end_id, null, null, d.pedida_em, d.envios, d.erro, d.estado = 'nao_realizada'
          from pix_devolucao d join pix p on p.id = d.pix_id where d.erro is not null and (d.proximo_envio is not null or d.pedida_em > agora() - interval '30 days')
      ) x order by desde limit 200`,
  );

const soma = (dias: readonly Dia[]) => ({
  entrou: sumReais(dias, ({ entrou }) => entrou),
  devolvido: sumReais(dias, ({ devolvido }) => devolvido),
  recebido: sumReais(dias, ({ recebido }) => recebido),
  liquidado: sumReais(dias, ({ liquidado }) => liquidado),
  nao_atribuido: sumReais(dias, ({ nao_atribuido }) => nao_atribuido),
});

/** Returns the reconciliation of a span [conciliacao]: received = settled + unassigned, to the cent, on each day. */
export async function resumoDeRecebimentos(
  em: Em,
  config: Config,
  span: { de: string; ate: string },
): Promise<ResumoDeRecebimentos> {
  const dias = await porDia(em, span);
  const varredura = await em.getKysely().selectFrom('pix_varredura').select(['visto_ate', 'erro']).executeTakeFirst();
  return {
    ...span,
    ligado: config.PIX_URL !== undefined,
    visto_ate: varredura?.visto_ate ?? null,
    erro: varredura?.erro ?? null,
    ...(await cobrado(em, span)),
    pendencias: (await pendencias(em)).length,
    ...soma(dias),
    dias,
  };
}
