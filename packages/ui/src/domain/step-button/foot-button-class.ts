const shape =
  'flex min-h-14 w-full items-center justify-center gap-2.5 rounded-2xl px-3 text-center text-[19px] leading-[22px] font-[750] select-none active:translate-y-px';

/**
 * Returns the classes of a button at the bottom of a courier's view: filled, or outlined when another action comes
 * first.
 */
export const footButtonClass = (depois: boolean): string =>
  depois
    ? `${shape} border-[1.5px] border-brand bg-surface text-brand-ink hover:bg-sunken`
    : `${shape} bg-brand text-on-brand hover:bg-brand-hover`;
