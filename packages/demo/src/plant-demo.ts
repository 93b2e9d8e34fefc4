import { semanaDe, semanasBefore } from '@corre/contract/week.ts';
import type { Em, Orm } from '@corre/db/orm.ts';
import { agora, instant, rows, sql } from '@corre/db/sql.ts';
import { createDraw } from './draw.ts';
import type { Lender } from './lender.ts';
import { plantarContas } from './plant-accounts.ts';
import { plantarRetratos } from './portraits.ts';
import { type Compromisso, depois, diaMais, instantAt, montarAgenda } from './schedule.ts';
import type { Conto } from './story.ts';
import { countEnderecos } from './tell-addresses.ts';
import { countCustodia } from './tell-custody.ts';
import { countFaturas, countSexta } from './tell-friday.ts';
import { countProblemasEPerguntas } from './tell-problems.ts';
import { countProvas } from './tell-proof.ts';
import { countPedido } from './tell-request.ts';
import { countCancelamentos, countSuspensoes, countTurnos, deixarPendentes, lancarEntrega } from './tell-rest.ts';
import { semLinhas, writeRows } from './write-rows.ts';

/** Adds a ready time to every fifth delivery: the shop tapped 'Pronto!' while the courier stood at the counter. */
async function countPreparos(em: Em): Promise<void> {
  await rows(
    em,
    sql`with pronta as (
          update solicitacao s set pronto_em = h.quando - interval '1 minute'
            from solicitacao_historico h
           where h.solicitacao_id = s.id and h.status = 'em_entrega' and s.status = 'finalizada' and s.id % 5 = 0
          returning s.id, s.comercio_id, s.pronto_em
        )
        insert into marco (solicitacao_id, tipo, quando, registrado_em, ator_tipo, ator_id)
        select id, 'pronto', pronto_em, pronto_em, 'comercio', comercio_id from pronta`,
  );
}

/** A fixed seed, so that every machine has the same history, moved to the present. */
const SEMENTE = 20_261_121;

/** The database already has accounts. The demonstration needs an empty one. */
export class BancoNaoVazio extends Error {
  override readonly name = 'BancoNaoVazio';
}

async function relogioDoBancoVazio(em: Em): Promise<Date> {
  const { momento, vazio } = await em
    .getKysely()
    .selectNoFrom(({ and, exists, not, selectFrom }) => [
      agora.as('momento'),
      and([
        not(exists(selectFrom('entregador').select('id'))),
        not(exists(selectFrom('comercio').select('id'))),
        not(exists(selectFrom('funcionario').select('id'))),
      ]).as('vazio'),
    ])
    .executeTakeFirstOrThrow();
  if (!vazio) throw new BancoNaoVazio('O banco de dados já tem contas; a demonstração só entra em um banco vazio.');
  return new Date(momento);
}

/**
 * Turns the agenda into requests and launched deliveries. Two requests of one courier in a row may become one route of
 * two stops.
 */
function countAgenda(conto: Conto, agenda: Compromisso[]): void {
  const juntados = new Set<Compromisso>();
  for (const [i, compromisso] of agenda.entries()) {
    if (juntados.has(compromisso)) continue;
    if (!compromisso.hoje && conto.draw.chance(0.25)) {
      lancarEntrega(conto, compromisso);
      continue;
    }
    const limite = depois(compromisso.inicio, 50);
    const seguinte = agenda.slice(i + 1).find((c) => c.pessoa === compromisso.pessoa && c.inicio < limite && !c.hoje);
    const rota = !compromisso.hoje && seguinte !== undefined && conto.draw.chance(0.2);
    if (rota) juntados.add(seguinte);
    countPedido(conto, compromisso, rota ? 2 : 1);
  }
}

/** Pays the week before last on its Friday. */
async function pagar(em: Em, semana_inicio: string): Promise<void> {
  const preparado_em = instant(instantAt(diaMais(semana_inicio, 11), 605).toISOString());
  const db = em.getKysely();
  await db
    .insertInto('pagamento')
    .columns([
      'semana_inicio',
      'entregador_id',
      'total_entregas',
      'total_valor',
      'total_taxa',
      'total_liquido',
      'preparado_em',
      'preparado_por',
    ])
    .expression((eb) =>
      eb
        .selectFrom('resumo_semanal')
        .where('semana_inicio', '=', semana_inicio)
        .groupBy(['semana_inicio', 'entregador_id'])
        .orderBy('entregador_id')
        .select(({ fn }) => [
          'semana_inicio',
          'entregador_id',
          fn.sum<number>('total_entregas').as('total_entregas'),
          fn.sum<number>('total_valor').as('total_valor'),
          fn<number>('taxa_de', [fn.sum('total_valor')]).as('total_taxa'),
          eb(fn.sum<number>('total_valor'), '-', fn<number>('taxa_de', [fn.sum('total_valor')])).as('total_liquido'),
          preparado_em.as('preparado_em'),
          sql.lit(1).as('preparado_por'),
        ]),
    )
    .execute();
  await db
    .insertInto('quitacao')
    .columns(['pagamento_id', 'tentativa', 'tipo', 'feita_em', 'feita_por'])
    .expression((eb) =>
      eb
        .selectFrom('pagamento')
        .orderBy('id')
        .select(['id', sql.lit(1).as('tentativa'), sql.lit('paga' as const).as('tipo')])
        .select([sql<string>`preparado_em + (row_number() over (order by id)) * interval '1 minute'`.as('feita_em')])
        .select(sql.lit(1).as('feita_por')),
    )
    .execute();
}

/**
 * Inserts the demonstration in one transaction: six couriers, four shops, the staff, and three weeks of history that
 * end now. No courier is online and no request is open.
 * @throws BancoNaoVazio when there are accounts already.
 */
export async function plantarDemo(orm: Orm, lender: Lender): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    const momento = await relogioDoBancoVazio(em);
    const primeiraSegunda = semanasBefore(semanaDe(momento), 2);
    await plantarContas(em, lender, momento);
    const conto: Conto = { linhas: semLinhas(), draw: createDraw(SEMENTE), agora: momento };
    const agenda = montarAgenda(conto.draw, momento);
    countAgenda(conto, agenda);
    deixarPendentes(conto);
    countCancelamentos(conto, primeiraSegunda);
    countSuspensoes(conto, primeiraSegunda);
    countTurnos(conto, agenda);
    await writeRows(em, conto.linhas);
    // The trigger gives priority only to waiting routes, and these were inserted as finished. No shop here has four
    // urgent routes within ten minutes, so each urgent one had priority.
    await em.getKysely().updateTable('rota').set({ prioritaria: true }).where('urgente', '=', true).execute();
    await countEnderecos(em, momento);
    await countProvas(em, lender);
    await countPreparos(em);
    await countProblemasEPerguntas(em);
    await countCustodia(em, momento);
    await pagar(em, primeiraSegunda);
    await countFaturas(em, primeiraSegunda);
    await countSexta(em, semanasBefore(semanaDe(momento), 1), momento);
    await plantarRetratos(em, lender);
  });
}
