import { createContext, use } from 'react';

/** What a Field tells the control inside it. */
export type FieldState = {
  /** id of the control: the label points at it */
  id: string;
  labelId: string;
  /** ids of hint and error, or undefined when there is neither */
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

/** The attributes a control takes from the Field around it; its own ones win. Works without a Field, too. */
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

/** For groups (radios, steppers), which a label cannot point at: they name themselves by the label's id. */
export function useFieldGroup() {
  const field = use(FieldContext);
  return {
    'aria-labelledby': field?.labelId,
    'aria-describedby': field?.describedBy,
    disabled: field?.disabled,
    invalid: field?.invalid ?? false,
  };
}
