/** Returns the open deliveries that left the list without being finished: cancelled, or transferred by support. */
export function sumidas<T extends { id: number; status: string }>(antes: readonly T[], agora: readonly T[]): T[] {
  return antes.filter(({ id, status }) => status !== 'finalizada' && !agora.some((outra) => outra.id === id));
}
