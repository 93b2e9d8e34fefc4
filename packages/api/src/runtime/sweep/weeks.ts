import { fecharSemana } from '../../dinheiro/entregas/fechar-semana.ts';
import type { NextBatch } from './task.ts';

/** Weeks that are over, the oldest first: one is a batch. */
export const semanas: NextBatch = ({ em }) =>
  em.transactional(async (tx) => {
    const celulas = await fecharSemana(tx);
    return { linhas: celulas ?? 0, cheio: celulas !== null, ate: null };
  });
