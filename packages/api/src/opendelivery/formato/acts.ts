import { z } from 'zod';
import { instant, maybe, maybeText, number } from './loose.ts';
import { CANCEL_REASONS, PROBLEM_ACTIONS } from './vocabulary.ts';

const NOTE_MAX = 500;
const note = maybeText(NOTE_MAX);
/** A set of values that may grow: an unknown value is accepted, a missing one is refused. */
const reason = z.string('deve ser um texto').min(1, 'está vazio').max(100, 'é longo demais');

/** `DeliveryOrderPicked`. */
export const pickedSchema = z.object({ pickupDate: maybe(instant), volumePicked: maybe(number), observation: note });
/** `DeliveryOrderFinish`. */
export const finishSchema = z.object({ finishDate: instant, observation: note });
/** `DeliveryHandleProblem`. */
export const handleProblemSchema = z.object({
  reason,
  action: z.enum(PROBLEM_ACTIONS, `deve ser ${PROBLEM_ACTIONS.join(', ')}`),
  message: note,
});
export type HandleProblem = z.output<typeof handleProblemSchema>;
/** `DeliveryCancel`. */
export const cancelSchema = z.object({
  // Closed, because a misspelt reason would stand in a dispute about charges.
  reason: z.enum(CANCEL_REASONS, `deve ser ${CANCEL_REASONS.join(', ')}`),
  action: maybe(z.enum(['RETURN_TO_STORE', 'CANCEL_DELIVERY'], 'deve ser RETURN_TO_STORE ou CANCEL_DELIVERY')),
  message: note,
});
