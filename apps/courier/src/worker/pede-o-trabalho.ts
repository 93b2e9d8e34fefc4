/** The worker's message to an open panel after a press on a notification. */
export const PEDE_O_TRABALHO = 'abrir o trabalho';
