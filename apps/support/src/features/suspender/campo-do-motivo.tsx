import { MOTIVO_DA_SUSPENSAO_MAX } from '@corre/contract/constants.ts';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { TextArea } from '@corre/ui/kit/text-input/text-area.tsx';
import type { ComponentProps } from 'react';

type Props = {
  campo: ComponentProps<'textarea'>;
  escrito: string;
  erro: string | undefined;
  /** Hint that says who reads the reason. */
  dica?: string;
};

/** Field for the reason of an action, with a hint and a character count. */
export function CampoDoMotivo({ campo, escrito, erro, dica = 'O entregador vê este texto.' }: Props) {
  return (
    <Field label="Motivo" note={`${escrito.length} de ${MOTIVO_DA_SUSPENSAO_MAX}`} hint={dica} error={erro}>
      <TextArea rows={3} maxLength={MOTIVO_DA_SUSPENSAO_MAX} {...campo} />
    </Field>
  );
}
