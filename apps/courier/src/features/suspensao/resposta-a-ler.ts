import type { SuspensaoContestada } from '@corre/contract/suspensoes/contrato.ts';

/** In milliseconds. An older answer is only in Perfil. */
const NOVIDADE_MS = 7 * 24 * 3_600_000;

/** An objection that support has answered. */
export type Respondida = SuspensaoContestada & { resposta: string; respondida_em: string };

const respondida = (contestada: SuspensaoContestada): contestada is Respondida =>
  contestada.resposta !== null && contestada.respondida_em !== null;

/**
 * Returns support's newest unread answer to an objection. While the suspension runs, its own card shows the answer.
 * `agora` is in epoch milliseconds.
 */
export const respostaALer = (
  contestadas: readonly SuspensaoContestada[],
  lidas: readonly number[],
  agora: number,
): Respondida | undefined =>
  contestadas
    .filter(respondida)
    .find(
      ({ suspensao_id, em_curso, respondida_em }) =>
        !em_curso && !lidas.includes(suspensao_id) && agora - Date.parse(respondida_em) < NOVIDADE_MS,
    );
