import type { Limpeza } from '@corre/contract/limpeza/contrato.ts';
import { TAREFAS_LIMPEZA } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';

/** Returns the last sweep, with its kinds in the order of the sweep. */
export async function ultimaLimpeza(em: Em): Promise<Limpeza> {
  const lidas = await em
    .getKysely()
    .selectFrom('limpeza')
    .select(['tarefa', 'terminada_em', 'duracao_ms', 'linhas', 'ha_mais', 'falhou'])
    .execute();
  const tarefas = TAREFAS_LIMPEZA.flatMap((tarefa) => lidas.filter((lida) => lida.tarefa === tarefa));
  return {
    terminada_em:
      tarefas
        .map(({ terminada_em }) => terminada_em)
        .toSorted()
        .at(-1) ?? null,
    duracao_ms: tarefas.reduce((sum, { duracao_ms }) => sum + duracao_ms, 0),
    linhas: tarefas.reduce((sum, { linhas }) => sum + linhas, 0),
    ha_mais: tarefas.some(({ ha_mais }) => ha_mais),
    falhou: tarefas.some(({ falhou }) => falhou),
    tarefas,
  };
}
