import { sql } from '@corre/db/sql.ts';
import { antesDe, type Means, type NextBatch } from './task.ts';

/** Deletes the oldest photos of one kind. Uses the indexes `foto_prova_antiga` and `foto_problema_antiga`. */
async function apagar({ em, config }: Means, tabela: 'foto_prova' | 'foto_problema', chave: string): Promise<number> {
  const [de, qual] = [sql.table(tabela), sql.ref(chave)];
  const { numAffectedRows = 0n } = await sql`
    delete from ${de} where ${qual} = any (array(
      select ${qual} from ${de} where registrada_em < ${antesDe(config.GUARDAR_PROVAS_DIAS)}
       order by registrada_em limit ${sql.lit(config.LIMPEZA_LOTE)}))`.execute(em.getKysely());
  return Number(numAffectedRows);
}

/** Deletes photos of deliveries and of problems. The deliveries, their other proofs and the texts stay. */
export const provas: NextBatch = async (means) => {
  const feitos = [
    await apagar(means, 'foto_prova', 'solicitacao_id'),
    await apagar(means, 'foto_problema', 'problema_id'),
  ];
  const linhas = feitos.reduce((soma, quantas) => soma + quantas, 0);
  return { linhas, cheio: feitos.some((quantas) => quantas >= means.config.LIMPEZA_LOTE), ate: null };
};
