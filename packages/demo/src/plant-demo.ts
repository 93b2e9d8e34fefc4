import { semanaDe, semanasBefore } from '@corre/contract/week.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, rows, sql } from '@corre/db/sql.ts';
import { createDraw } from './draw.ts';
import type { Lender } from './lender.ts';
import { plantarContas } from './plant-accounts.ts';
import { plantarRetratos } from './portraits.ts';
import { type DiaVivido, depois, viverSemanas } from './schedule.ts';
import type { Conto } from './story.ts';
import { sumUp } from './sum-up.ts';
import { countEnderecos, plantarPrecos } from './tell-addresses.ts';
import { contarEmpresa } from './tell-company.ts';
import { countCustodia } from './tell-custody.ts';
import { countFaturas, countSexta, pagarSemanas } from './tell-friday.ts';
import { countPerguntas } from './tell-problems.ts';
import { countProvas } from './tell-proof.ts';
import { countPedido } from './tell-request.ts';
import { countSuspensoes, countTurnos, deixarPendentes, lancarEntrega } from './tell-rest.ts';
import { SEMANAS } from './town.ts';
import { withoutTriggers } from './without-triggers.ts';
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

/**
 * A fixed seed, so that every machine has the same history, moved to the present. Another one needs a look whether its
 * weeks still have what the tests of packages/testing/src/demo ask for.
 */
const SEMENTE = 20_285_921;

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

/** Turns a day into requests, deliveries that shops launched themselves, and times online. */
function countDia(conto: Conto, dia: DiaVivido): void {
  for (const corrida of dia.corridas) {
    const { aceite, cancelada, comercio_id, paradas } = corrida;
    if (aceite && cancelada === null && paradas.length === 1 && !dia.hoje && conto.draw.chance(0.05))
      lancarEntrega(conto, comercio_id, aceite.pessoa, depois(dia.meia_noite, aceite.saida));
    else countPedido(conto, dia, corrida);
  }
  countTurnos(conto, dia);
}

/**
 * Inserts the demonstration in one transaction: six couriers, eight shops, the staff, and eight weeks of history
 * before the running one. No courier is online and no request is open. `daqui` is of the owner of the tables.
 * @throws BancoNaoVazio when there are accounts already.
 */
export async function plantarDemo(daqui: Em, lender: Lender): Promise<void> {
  await daqui.transactional(async (em) => {
    const momento = await relogioDoBancoVazio(em);
    const estaSemana = semanaDe(momento);
    const pagas = Array.from({ length: SEMANAS - 1 }, (_, n) => semanasBefore(estaSemana, SEMANAS - n));
    await plantarContas(em, lender, momento);
    await contarEmpresa(em);
    const bairros = await plantarPrecos(em);
    const conto: Conto = { linhas: semLinhas(), draw: createDraw(SEMENTE), agora: momento, bairros };
    for (const dia of viverSemanas(SEMENTE, momento)) countDia(conto, dia);
    deixarPendentes(conto);
    countSuspensoes(conto, semanasBefore(estaSemana, 2));
    await withoutTriggers(em, async () => {
      await writeRows(em, conto.linhas);
      await countProvas(em, lender);
      await countPreparos(em);
      await sumUp(em);
    });
    // The trigger gives priority only to waiting routes, and these were inserted as finished. No shop here has four
    // urgent routes within ten minutes, so each urgent one had priority.
    await em.getKysely().updateTable('rota').set({ prioritaria: true }).where('urgente', '=', true).execute();
    await countEnderecos(em, momento);
    await countPerguntas(em);
    await countCustodia(em, momento);
    await pagarSemanas(em, pagas);
    await countFaturas(em, pagas);
    await countSexta(em, semanasBefore(estaSemana, 1), momento);
    await plantarRetratos(em, lender);
    // Nothing is closed yet, so no figure has to be computed again [numeros].
    await em.getKysely().deleteFrom('numero_mudado').execute();
  });
}
