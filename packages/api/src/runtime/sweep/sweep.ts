import { TAREFAS_LIMPEZA, type TarefaLimpeza } from '@corre/contract/vocabulario.ts';
import type { RowChange } from '@corre/db/database.ts';
import type { Orm } from '@corre/db/orm.ts';
import { agora, onlyRow, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import type { Vault } from '../../base/vault.ts';
import { fecharSemana } from '../../dinheiro/entregas/fechar-semana.ts';
import { esquecerEntregadores, fecharNumeros } from '../../numeros/fechar.ts';
import { guardarRelatorio } from '../../numeros/semana.ts';
import { cadastros, contas } from './accounts.ts';
import { externos } from './external.ts';
import { mensagens, pedidos, provas, rastreios } from './requests.ts';
import { type Means, type NextBatch, olderThan, type Tasks } from './task.ts';
import { auditoria, limites, navegadores, respostas, sessoes } from './traces.ts';
import { inTurn } from './turn.ts';
import { intervencoes, ofertas, silencios, suspensoes, turnos } from './work.ts';

/** Closes hours and days of the figures, and keeps the report of each closed week. A batch is some days or a week. */
const numeros: NextBatch = async ({ em, config }) => {
  const { desde } = await onlyRow(
    em,
    sql<{ desde: string }>`select ${olderThan(config.GUARDAR_TRABALHO_DIAS)}::text as desde`,
  );
  const { linhas, mais } = await fecharNumeros(em, desde);
  if (mais) return { linhas, full: true, ate: null };
  const esquecidas = await esquecerEntregadores(em, olderThan(config.GUARDAR_TRABALHO_DIAS));
  const guardado = await guardarRelatorio(em, config);
  return { linhas: linhas + esquecidas, full: guardado, ate: null };
};

/** Closes weeks that are over, oldest first, then the hours of the figures. A batch is one week. */
const semanas: NextBatch = async (means, ate) => {
  const cells = await means.em.transactional((tx) => fecharSemana(tx));
  return cells === null ? numeros(means, ate) : { linhas: cells, full: true, ate: null };
};

/** The input of a sweep. */
export interface Sweeping {
  orm: Orm;
  config: Config;
  vault: Vault;
  /** Aborts when the process stops. The rest waits for the next sweep. */
  stopping?: AbortSignal;
}

const tasks: Tasks = {
  semanas,
  pedidos,
  mensagens,
  provas,
  ofertas,
  turnos,
  silencios,
  suspensoes,
  intervencoes,
  contas,
  cadastros,
  rastreios,
  externos,
  sessoes,
  navegadores,
  respostas,
  limites,
  auditoria,
};

type Feito = Omit<RowChange<'limpeza'>, 'tarefa' | 'terminada_em'>;

/** Stores the result of one kind. `ate` stays unchanged if the kind made no progress. */
async function registrar({ em }: Means, tarefa: TarefaLimpeza, feito: Required<Feito>): Promise<void> {
  const linha = { ...feito, terminada_em: agora };
  await em
    .getKysely()
    .insertInto('limpeza')
    .values({ tarefa, ...linha })
    .onConflict((conflict) => conflict.column('tarefa').doUpdateSet(linha))
    .execute();
}

async function ateOnde({ em }: Means, tarefa: TarefaLimpeza): Promise<string | null> {
  const antes = await em
    .getKysely()
    .selectFrom('limpeza')
    .select('ate')
    .where('tarefa', '=', tarefa)
    .executeTakeFirst();
  return antes?.ate ?? null;
}

/** Sweeps one kind, batch by batch while they are full, at most `LIMPEZA_LOTES`. Batches before a failure stay done. */
async function sweepOne(means: Means, tarefa: TarefaLimpeza, stopping?: AbortSignal): Promise<void> {
  const began = performance.now();
  let ate = await ateOnde(means, tarefa);
  let linhas = 0;
  let ha_mais = true;
  const keep = (falhou: boolean) =>
    registrar(means, tarefa, { linhas, ha_mais, falhou, ate, duracao_ms: Math.round(performance.now() - began) });
  try {
    for (let feitos = 0; ha_mais && feitos < means.config.LIMPEZA_LOTES && !stopping?.aborted; feitos += 1) {
      const batch = await tasks[tarefa](means, ate);
      linhas += batch.linhas;
      ate = batch.ate ?? ate;
      ha_mais = batch.full;
    }
    await keep(false);
  } catch (error) {
    await keep(true);
    throw error;
  }
}

/**
 * Deletes all data whose retention time is over (docs/privacy.md), kind by kind. A limit for each kind keeps a large
 * backlog from blocking others (ADR 0010). One process sweeps at a time: returns false if another does.
 * @throws after all kinds were tried, if one failed.
 */
export async function sweep({ orm, config, vault, stopping }: Sweeping): Promise<boolean> {
  return inTurn(orm, async () => {
    // A kind that fails must not block the others.
    const falhas: unknown[] = [];
    for (const tarefa of TAREFAS_LIMPEZA) {
      await sweepOne({ em: orm.em.fork(), config, vault }, tarefa, stopping).catch((error: unknown) =>
        falhas.push(error),
      );
    }
    if (falhas.length > 0) throw new AggregateError(falhas, 'some retention times could not be kept');
  });
}
