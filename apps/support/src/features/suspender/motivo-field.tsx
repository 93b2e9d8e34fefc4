import { MOTIVO_DA_SUSPENSAO_MAX } from '@corre/contract/constants.ts';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { TextArea } from '@corre/ui/kit/text-input/text-input.tsx';
import { type ChangeEvent, type ComponentProps, useRef, useState } from 'react';

/** Returns the state of a field for a reason outside of a form: its text, its props, and a function that focuses it. */
export function useMotivo() {
  const ref = useRef<HTMLTextAreaElement>(null);
  const [motivo, setMotivo] = useState('');
  const onChange = (event: ChangeEvent<HTMLTextAreaElement>) => setMotivo(event.target.value);
  return { motivo, field: { ref, value: motivo, onChange }, focus: () => ref.current?.focus() };
}

type Props = {
  field: ComponentProps<'textarea'>;
  escrito: string;
  error: string | undefined;
  /** Hint that says who reads the reason. */
  dica?: string;
};

/** Field for the reason of an action, with a hint and a character count. */
export function MotivoField({ field, escrito, error, dica = 'O entregador vê este texto.' }: Props) {
  return (
    <Field label="Motivo" note={`${escrito.length} de ${MOTIVO_DA_SUSPENSAO_MAX}`} hint={dica} error={error}>
      <TextArea rows={3} maxLength={MOTIVO_DA_SUSPENSAO_MAX} {...field} />
    </Field>
  );
}
