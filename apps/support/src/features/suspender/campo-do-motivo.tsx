import { Field } from '@corre/ui/kit/field/field.tsx';
import { TextArea } from '@corre/ui/kit/text-input/text-area.tsx';
import type { ComponentProps } from 'react';
import { MOTIVO_MAX } from './use-suspender.ts';

type Props = {
  campo: ComponentProps<'textarea'>;
  escrito: string;
  erro: string | undefined;
  /** who reads it */
  dica?: string;
};

/** The reason of an act, with who reads it and the room that is left. */
export function CampoDoMotivo({ campo, escrito, erro, dica = 'O entregador vê este texto.' }: Props) {
  return (
    <Field label="Motivo" note={`${escrito.length} de ${MOTIVO_MAX}`} hint={dica} error={erro}>
      <TextArea rows={3} maxLength={MOTIVO_MAX} {...campo} />
    </Field>
  );
}
