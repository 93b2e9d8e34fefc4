/** What the worker tells an open panel whose notification was pressed. */
export const PEDE_O_TRABALHO = 'abrir o trabalho';
