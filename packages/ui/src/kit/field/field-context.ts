import { createContext, use } from 'react';

/** The state that a Field passes to the control inside it. */
export type FieldState = {
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
