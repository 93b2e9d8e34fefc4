import { createContext, use } from 'react';
import { twMerge } from '../theme/merge-classes.ts';

/** `sm` is 36 px, for toolbars. `md` is the height of the density. `lg` is 56 px, for the login. */
export type ControlSize = 'sm' | 'md' | 'lg';

const heights: Record<ControlSize, string> = {
  sm: 'min-h-(--ui-control-sm)',
  md: 'min-h-(--ui-control)',
  lg: 'min-h-14',
};

/**
 * Returns the classes of the box around an input, text area or select. The focus ring is drawn around the box.
 * An error's border is 2 px wide: an inset shadow adds the second pixel, so that the text does not move.
 */
export function controlClass({ size = 'md', className }: { size?: ControlSize; className?: string } = {}): string {
  return twMerge(
    'flex w-full min-w-0 items-center gap-2.5 rounded-(--ui-radius) border-(length:--ui-line) border-control bg-surface px-(--ui-pad)',
    'text-(length:--ui-input-text) text-ink transition-colors duration-(--ui-fast)',
    'has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus',
    'has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-focus',
    'has-[input:disabled,select:disabled,textarea:disabled]:border-line has-[input:disabled,select:disabled,textarea:disabled]:bg-sunken has-[input:disabled,select:disabled,textarea:disabled]:text-ink-2',
    'has-[[aria-invalid=true]]:border-perigo has-[[aria-invalid=true]]:shadow-[inset_0_0_0_1px_var(--c-perigo)]',
    heights[size],
    className,
  );
}

/** The classes of the input inside the box: no border, ring or height of its own. */
export const bareInput =
  'min-w-0 flex-1 self-stretch bg-transparent text-inherit outline-none! disabled:cursor-not-allowed read-only:cursor-default';

/** The state that a Field passes to the control inside it. */
type FieldState = {
  /** id of the control, for the label */
  id: string;
  labelId: string;
  /** ids of hint and error, or undefined without either */
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  disabled: boolean;
};

export const FieldContext = createContext<FieldState | undefined>(undefined);

type Own = {
  id?: string;
  disabled?: boolean;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
};

/**
 * Returns the attributes that a control takes from its Field. The control's own values win. Works without a Field too.
 */
export function useFieldControl(own: Own = {}) {
  const field = use(FieldContext);
  const invalid = own['aria-invalid'] ?? field?.invalid;
  return {
    id: own.id ?? field?.id,
    disabled: own.disabled ?? field?.disabled,
    'aria-required': (own.required ?? field?.required) || undefined,
    'aria-invalid': invalid || undefined,
    'aria-describedby': [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ') || undefined,
  };
}

/**
 * Returns the attributes of a group (radios, steppers). A label cannot point at a group, so the group refers to the
 * label's id.
 */
export function useFieldGroup() {
  const field = use(FieldContext);
  return {
    'aria-labelledby': field?.labelId,
    'aria-describedby': field?.describedBy,
    disabled: field?.disabled,
    invalid: field?.invalid ?? false,
  };
}
