import type { DinheiroDoPeriodo } from '@corre/contract/numeros/dinheiro-contrato.ts';
import { semanasBefore } from '@corre/contract/week.ts';
import type { Em } from '@corre/db/orm.ts';
import { emSnapshot } from '@corre/db/snapshot.ts';
import { onlyRow, rows, sql } from '@corre/db/sql.ts';
import { contasDasSemanas } from '../dinheiro/fechamento/contas.queries.ts';
import { faturasDasSemanas } from '../dinheiro/fechamento/faturas.ts';
import { porHoraOnline, segundosOnline } from './entregadores.ts';
import { TIPOS } from './fatos/medidas.ts';
import { type Grupo, ler, quantasDe } from './ler.ts';
import { maisDias, type Periodo, periodoAntes } from './periodo.ts';
import { planejar } from './plano.ts';

/** The weeks of the picture, if the span touches fewer. */
const SEMANAS_MIN = 8;
const TODOS = { todos: true } as const;

/** Returns the Monday of a calendar day's week. */
const segundaDe = (dia: string): string => maisDias(dia, -((new Date(dia).getUTCDay() + 6) % 7));

/** Returns the Mondays from `de` to `ate`, oldest first. */
function segundas(de: string, ate: string): string[] {
  const lista: string[] = [];
  for (let semana = de; semana <= ate; semana = semanasBefore(semana, -1)) lista.push(semana);
  return lista;
}

type Semana = DinheiroDoPeriodo['semanas'][number];

/** The weeks of the closing, added up over couriers and shops. What is frozen counts with its frozen amounts. */
const dasSemanas = (em: Em, semanas: readonly string[]): Promise<Semana[]> =>
  rows(
    em,
    sql<Semana>`
      select s.semana_inicio, coalesce(sum(c.total_entregas), 0)::int as entregas, coalesce(sum(c.bruto), 0) as valor,
             coalesce(sum(c.taxa), 0) as taxa, coalesce(sum(c.ajustes), 0) as ajustes, coalesce(sum(c.liquido), 0) as liquido,
             coalesce(sum(c.liquido) filter (where c.estado = 'paga'), 0) as pago, f.faturado, f.recebido
        from unnest(${semanas}::date[]) s (semana_inicio)
        left join (${contasDasSemanas(semanas, TODOS)}) c on c.semana_inicio = s.semana_inicio
        join (
          select s.semana_inicio, coalesce(sum(f.valor), 0) as faturado,
                 coalesce(sum(f.valor) filter (where f.estado = 'recebida'), 0) as recebido
            from unnest(${semanas}::date[]) s (semana_inicio)
            left join (${faturasDasSemanas(semanas, { todas: true })}) f on f.semana_inicio = s.semana_inicio
           group by 1
        ) f on f.semana_inicio = s.semana_inicio
       group by 1, f.faturado, f.recebido order by 1`,
  );

/** The counted deliveries of whole weeks by the kind of payment. */
async function porTipo(em: Em, semanas: Periodo): Promise<DinheiroDoPeriodo['tipos']> {
  const plano = await planejar(em, { de: semanas.de, ate: maisDias(semanas.ate, 6) }, { meses: true });
  const grupos = await ler(em, plano, { vistas: { total: ['tipo', 'centavos'] } });
  const de = (medida: Grupo['medida']) => grupos.find((grupo) => grupo.medida === medida);
  return TIPOS.map((tipo_pagamento, valor) => ({
    tipo_pagamento,
    entregas: quantasDe(de('tipo'), valor),
    valor: quantasDe(de('centavos'), valor) / 100,
  })).filter(({ entregas }) => entregas > 0);
}

/** What each courier earned per hour online in the weeks, before the fee. Primary key of `resumo_semanal`. */
async function reaisPorHora(em: Em, { de, ate }: Periodo): Promise<DinheiroDoPeriodo['reais_por_hora']> {
  const ganhos = await rows(
    em,
    sql<{ entregador_id: number; valor: number }>`
      select entregador_id, sum(total_valor) as valor from resumo_semanal
       where semana_inicio between ${de}::date and ${ate}::date group by entregador_id`,
  );
  const valores = new Map(ganhos.map(({ entregador_id, valor }) => [entregador_id, valor]));
  const segundos = await segundosOnline(em, { de, ate: maisDias(ate, 6) });
  return porHoraOnline(segundos, (entregador_id) => valores.get(entregador_id) ?? 0);
}

/** The ages of cash in hands that are told apart, in days. */
const IDADES = [1, 3, 7] as const;

/** The cash that couriers hold now. Table `custodia_aberta`, which only has open pairs. */
const emMaos = (em: Em): Promise<DinheiroDoPeriodo['em_maos']> =>
  onlyRow(
    em,
    sql<DinheiroDoPeriodo['em_maos']>`
      with aberta as materialized (
        select a.entregador_id, saldo_com(a.entregador_id, a.comercio_id) as valor, (select agora()) - a.desde as idade
          from custodia_aberta a
      ),
      idade as (
        select i.ate_dias, coalesce(sum(a.valor), 0) as valor, count(a.valor)::int as pares
          from (
            select d as ate_dias, lag(d) over (order by d) as depois_de
              from unnest(${[...IDADES, null]}::int[]) d
          ) i
          left join aberta a on (i.ate_dias is null or a.idade <= make_interval(days => i.ate_dias))
           and (i.depois_de is null or a.idade > make_interval(days => i.depois_de))
         group by 1
      )
      select coalesce(sum(valor), 0) as valor, count(distinct entregador_id)::int as entregadores,
             extract(epoch from max(idade))::int as mais_antigo_segundos,
             (select jsonb_agg(to_jsonb(i) order by i.ate_dias) from idade i) as por_idade
        from aberta`,
  );

/** Returns the money of the weeks that end with the span [numeros]. The sums are those of the closing. */
export function dinheiroDoPeriodo(em: Em, { de, ate }: Periodo): Promise<DinheiroDoPeriodo> {
  const primeira = segundaDe(de);
  const ultima = segundaDe(ate);
  const [inicio = primeira] = [primeira, semanasBefore(ultima, SEMANAS_MIN - 1)].sort();
  const semanas = { de: primeira, ate: ultima };
  const antes = periodoAntes({ de: primeira, ate: maisDias(ultima, 6) });
  return emSnapshot(em, async (tx) => ({
    de,
    ate,
    semanas: await dasSemanas(tx, segundas(inicio, ultima)),
    tipos: await porTipo(tx, semanas),
    reais_por_hora: await reaisPorHora(tx, semanas),
    reais_por_hora_antes: await reaisPorHora(tx, { de: antes.de, ate: segundaDe(antes.ate) }),
    em_maos: await emMaos(tx),
  }));
}
