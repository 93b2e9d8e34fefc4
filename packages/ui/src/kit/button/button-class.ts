import { cva, type VariantProps } from 'class-variance-authority';
import { twMerge } from '../theme/merge-classes.ts';

/** The look of a button. Links that look like a button and IconButton share it. */
const button = cva(
  [
    'relative inline-flex shrink-0 items-center justify-center select-none whitespace-nowrap font-[650] leading-tight',
    // large text on a small screen: let the words wrap before the page overflows
    'max-[279px]:shrink max-[279px]:whitespace-normal',
    'transition-[background-color,border-color,color] duration-(--ui-fast) active:translate-y-px aria-busy:translate-y-0',
    'disabled:translate-y-0 disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-3',
    'aria-busy:cursor-progress',
  ],
  {
    variants: {
      variant: {
        primary: 'bg-brand text-on-brand hover:bg-brand-hover',
        secondary: 'border-(length:--ui-line) border-control bg-surface text-ink hover:bg-sunken',
        soft: 'bg-brand-soft text-brand-ink hover:bg-[color-mix(in_oklab,var(--c-brand-soft),var(--c-brand)_14%)]',
        act: 'bg-faixa text-on-faixa hover:bg-[color-mix(in_oklab,var(--c-faixa),var(--c-on-faixa)_9%)]',
        danger: 'bg-perigo text-on-perigo hover:bg-[color-mix(in_oklab,var(--c-perigo),var(--c-ink)_14%)]',
        'danger-outline': 'border-(length:--ui-line) border-control bg-surface text-perigo-ink hover:bg-perigo-soft',
        ghost: 'text-ink-2 hover:bg-sunken hover:text-ink disabled:border-transparent disabled:bg-transparent',
        link: 'text-brand-ink underline decoration-[1.5px] underline-offset-3 hover:decoration-[2.5px] disabled:bg-transparent',
        ok: 'bg-ok text-on-ok hover:bg-[color-mix(in_oklab,var(--c-ok),var(--c-ink)_14%)]',
      },
      size: {
        sm: 'min-h-(--ui-button-sm) gap-1.5 rounded-(--ui-radius-sm) px-3 text-[14px]',
        md: 'min-h-(--ui-button-md) gap-2 rounded-(--ui-radius) px-4 text-(length:--ui-button-text)',
        lg: 'min-h-(--ui-button-lg) gap-2.5 rounded-(--ui-radius) px-5 text-[17px]',
        xl: 'min-h-(--ui-button-xl) gap-2.5 rounded-(--ui-radius-lg) px-6 text-[19px] font-[750]',
      },
      square: { true: 'aspect-square px-0', false: '' },
      full: { true: 'w-full', false: '' },
    },
    compoundVariants: [
      { variant: 'link', class: 'min-h-6 rounded-[4px] px-0.5' },
      {
        variant: ['primary', 'soft', 'act', 'danger', 'ok'],
        class: 'border-(length:--ui-line) border-transparent bg-clip-border',
      },
    ],
    defaultVariants: { variant: 'primary', size: 'md', square: false, full: false },
  },
);

export type ButtonLook = VariantProps<typeof button>;
export type ButtonVariant = NonNullable<ButtonLook['variant']>;
export type ButtonSize = NonNullable<ButtonLook['size']>;

/** Returns the classes of a button, for an `<a>` or a router's Link that looks like one. */
export function buttonClass({ className, ...look }: ButtonLook & { className?: string } = {}): string {
  return twMerge(button(look), className);
}

/** Icon sizes: 16 px in small buttons, 18 to 20 px in medium and large ones, 24 px in the largest. */
export const buttonIcon: Record<ButtonSize, string> = {
  sm: 'size-4 shrink-0',
  md: 'size-[18px] shrink-0',
  lg: 'size-5 shrink-0',
  xl: 'size-6 shrink-0',
};
