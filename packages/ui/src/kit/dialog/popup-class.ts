/**
 * The shared look of Dialog, AlertDialog and Drawer: scrim, surface, and a rise of 12 px in 180 ms.
 * The scrim has the z-index of its dialog, and later elements lie above. A dialog over a drawer therefore darkens the
 * drawer.
 */
export const scrimClass =
  'fixed inset-0 z-50 bg-scrim transition-opacity duration-(--ui-sheet) data-ending-style:opacity-0 data-starting-style:opacity-0';

export const surfaceClass = [
  'flex flex-col border border-line bg-surface text-ink shadow-dialog outline-none!',
  'transition-[opacity,translate] duration-(--ui-sheet) ease-out data-ending-style:opacity-0 data-starting-style:opacity-0',
].join(' ');

export const riseClass = 'data-ending-style:translate-y-(--ui-rise) data-starting-style:translate-y-(--ui-rise)';

/** The footer of a dialog below a line, the safe choice on the left. On a phone the buttons share the width. */
export const footClass =
  'flex min-h-[72px] shrink-0 flex-wrap items-center justify-end gap-2.5 border-t border-line px-5 py-3 max-sm:pb-[max(12px,env(safe-area-inset-bottom))] max-sm:*:flex-1 sm:px-6';
