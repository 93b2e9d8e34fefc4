const shape =
  'flex min-h-14 w-full items-center justify-center gap-2.5 rounded-2xl px-3 text-center text-[19px] leading-[22px] font-[750] select-none active:translate-y-px';

/** The look of a button at the foot of a courier's view: filled, or outlined where another act comes before it. */
export const footButtonClass = (depois: boolean): string =>
  depois
    ? `${shape} border-[1.5px] border-brand bg-surface text-brand-ink hover:bg-sunken`
    : `${shape} bg-brand text-on-brand hover:bg-brand-hover`;
