import { FUSO } from '@corre/contract/constants.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { depois, diaMais, instantAt } from './schedule.ts';

/** Ids, by the order of `PESSOAS`. The weeks of João and Maria stay unpaid. */
const [PEDRO, ANA, LUCAS, BIA] = [3, 4, 5, 6];
const ADMIN_ID = 1;

/** Adds a bonus, an advance with the courier's consent, and a damage that waits for the consent. */
async function lancarAjustes(em: Em, semana: string): Promise<void> {
  const sabado = instantAt(diaMais(semana, 5), 1_290).toISOString();
  const domingo = instantAt(diaMais(semana, 6), 1_260).toISOString();
  await rows(
    em,
    sql`insert into ajuste (semana_inicio, entregador_id, tipo, valor, motivo, criado_em, criado_por, consentido_em)
        values (${semana}, ${ANA}, 'bonus', 25, 'Sábado cheio: combinado com a base', ${sabado}, ${ADMIN_ID}, null),
               (${semana}, ${LUCAS}, 'adiantamento', -50, 'Adiantamento de sábado para o pneu', ${sabado}, ${ADMIN_ID}, ${domingo}),
               (${semana}, ${BIA}, 'dano', -18.90, 'Refrigerante derramado na entrega da Pizzaria', ${domingo}, ${ADMIN_ID}, null)`,
  );
}

/** Freezes the payouts of these couriers at an instant, with the adjustments that count. */
async function preparar(em: Em, semana: string, ids: readonly number[], quando: string): Promise<void> {
  await rows(
    em,
    sql`insert into pagamento (semana_inicio, entregador_id, total_entregas, total_valor, total_taxa, total_ajustes, total_liquido,
                               preparado_em, preparado_por)
        select r.semana_inicio, r.entregador_id, sum(r.total_entregas), sum(r.total_valor), taxa_de(sum(r.total_valor), r.semana_inicio), a.valor,
               sum(r.total_valor) - taxa_de(sum(r.total_valor), r.semana_inicio) + a.valor, ${quando}::timestamptz, ${ADMIN_ID}
          from resumo_semanal r,
               lateral (select coalesce(sum(valor), 0) as valor from ajuste
                         where semana_inicio = r.semana_inicio and entregador_id = r.entregador_id
                           and (valor > 0 or consentido_em is not null)) a
         where r.semana_inicio = ${semana}::date and r.entregador_id = any(${[...ids]}::int[])
         group by r.semana_inicio, r.entregador_id, a.valor order by r.entregador_id`,
  );
  await rows(
    em,
    sql`update ajuste a set pagamento_id = p.id from pagamento p
         where p.semana_inicio = ${semana}::date and a.semana_inicio = p.semana_inicio and a.entregador_id = p.entregador_id
           and (a.valor > 0 or a.consentido_em is not null)`,
  );
}

interface Ato {
  entregador_id: number;
  tipo: 'paga' | 'estornada';
  minuto: number;
  motivo: string | null;
}

/** The acts of the Friday so far: three marks as paid, and one reversal because the money came back. */
const ATOS: readonly Ato[] = [
  { entregador_id: PEDRO, tipo: 'paga', minuto: 0, motivo: null },
  { entregador_id: ANA, tipo: 'paga', minuto: 1, motivo: null },
  { entregador_id: LUCAS, tipo: 'paga', minuto: 3, motivo: null },
  { entregador_id: ANA, tipo: 'estornada', minuto: 19, motivo: 'O banco devolveu: a chave não foi encontrada' },
];

/**
 * Closes last week in part: adjustments, the first payments of the Friday, one reversal, and an objection without an
 * answer. If the Friday is in the future, the payments are from an hour ago. Right after midnight of Monday there are
 * none.
 */
export async function countSexta(em: Em, semana: string, agora: Date): Promise<void> {
  await lancarAjustes(em, semana);
  const sexta = instantAt(diaMais(semana, 11), 552);
  const comeco = new Date(Math.min(depois(agora, -60).getTime(), sexta.getTime()));
  if (comeco < instantAt(diaMais(semana, 7), 1)) return;
  await preparar(em, semana, [PEDRO, ANA, LUCAS], comeco.toISOString());
  for (const { entregador_id, tipo, minuto, motivo } of ATOS) {
    await rows(
      em,
      sql`insert into quitacao (pagamento_id, tentativa, tipo, motivo, feita_em, feita_por)
          select id, 1, ${tipo}, ${motivo}, ${depois(comeco, minuto).toISOString()}::timestamptz, ${ADMIN_ID}
            from pagamento where semana_inicio = ${semana}::date and entregador_id = ${entregador_id}`,
    );
  }
  await rows(
    em,
    sql`insert into contestacao_valor (semana_inicio, entregador_id, texto, enviada_em)
        values (${semana}, ${BIA}, 'O lacre já veio aberto da loja, não fui eu que derramei. Tirei foto na hora.',
                ${depois(comeco, 24).toISOString()}::timestamptz)`,
  );
}

/**
 * Pays all couriers of these weeks, each on its Friday. The payouts and their payments stand in the order of the weeks,
 * because the payments are a chain (ADR 0020).
 */
export async function pagarSemanas(em: Em, semanas: readonly string[]): Promise<void> {
  await rows(
    em,
    sql`insert into pagamento (semana_inicio, entregador_id, total_entregas, total_valor, total_taxa, total_liquido, preparado_em,
                               preparado_por)
        select semana_inicio, entregador_id, sum(total_entregas), sum(total_valor), taxa_de(sum(total_valor), semana_inicio),
               sum(total_valor) - taxa_de(sum(total_valor), semana_inicio),
               timezone(${FUSO}, semana_inicio + 11 + interval '10 hours 5 minutes'), ${ADMIN_ID}
          from resumo_semanal where semana_inicio = any(${[...semanas]}::date[])
         group by semana_inicio, entregador_id order by semana_inicio, entregador_id`,
  );
  await rows(
    em,
    sql`insert into quitacao (pagamento_id, tentativa, tipo, feita_em, feita_por)
        select id, 1, 'paga', preparado_em + (row_number() over (partition by semana_inicio order by id)) * interval '1 minute',
               ${ADMIN_ID}
          from pagamento where semana_inicio = any(${[...semanas]}::date[]) order by id`,
  );
}

/**
 * Adds the invoices of these weeks, received on their Friday. Of the newest of the weeks only two are issued, those of
 * the pizzaria and the açaí.
 */
export async function countFaturas(em: Em, semanas: readonly string[]): Promise<void> {
  const ultima = semanas.at(-1) ?? '';
  await rows(
    em,
    sql`insert into fatura (semana_inicio, comercio_id, total_entregas, total_valor, vence_em, emitida_em, emitida_por)
        select semana_inicio, comercio_id, sum(total_entregas), sum(total_valor), semana_inicio + 11,
               timezone(${FUSO}, semana_inicio + 11 + interval '11 hours'), ${ADMIN_ID}
          from resumo_semanal
         where semana_inicio = any(${[...semanas]}::date[]) and (semana_inicio < ${ultima}::date or comercio_id in (1, 3))
         group by semana_inicio, comercio_id order by semana_inicio, comercio_id`,
  );
  await rows(
    em,
    sql`insert into recebimento (fatura_id, tentativa, tipo, feito_em, feito_por)
        select id, 1, 'recebida', emitida_em + comercio_id * interval '7 minutes', ${ADMIN_ID} from fatura order by id`,
  );
}
