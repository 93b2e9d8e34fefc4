import type { SuspensaoContestada } from '@corre/contract/suspensoes/contrato.ts';

/** An answer older than this is no news any more, in milliseconds: it stands in Perfil. */
const NOVIDADE_MS = 7 * 24 * 3_600_000;

/** An objection that support has answered. */
export type Respondida = SuspensaoContestada & { resposta: string; respondida_em: string };

const respondida = (contestada: SuspensaoContestada): contestada is Respondida =>
  contestada.resposta !== null && contestada.respondida_em !== null;

/**
 * The newest answer of support's that was not read yet and has no other place: while the suspension runs, its own card has it.
 * `agora` in epoch milliseconds.
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
