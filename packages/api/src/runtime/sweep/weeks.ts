import { fecharSemana } from '../../dinheiro/entregas/fechar-semana.ts';
import type { NextBatch } from './task.ts';

/** Closes weeks that are over, oldest first. A batch is one week. */
export const semanas: NextBatch = ({ em }) =>
  em.transactional(async (tx) => {
    const celulas = await fecharSemana(tx);
    return { linhas: celulas ?? 0, cheio: celulas !== null, ate: null };
  });
