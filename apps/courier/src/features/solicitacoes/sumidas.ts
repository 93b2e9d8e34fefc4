/** What of the open deliveries is in the list no more, neither open nor finished: only a cancellation does that. */
export function sumidas<T extends { id: number; status: string }>(antes: readonly T[], agora: readonly T[]): T[] {
  return antes.filter(({ id, status }) => status !== 'finalizada' && !agora.some((outra) => outra.id === id));
}
