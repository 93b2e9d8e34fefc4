import { Field } from '@corre/ui/kit/field/field.tsx';
import { TextInput, type TextInputProps } from '@corre/ui/kit/text-input/text-input.tsx';
import { Link } from 'lucide-react';

type Props = TextInputProps & { error: string | undefined };

/** The field for the map link of the customer's place. The shop's own place is in its settings. */
export function LinkDoMapa({ error, ...input }: Props) {
  return (
    <Field label="Link do mapa" note="(do cliente, opcional)" error={error}>
      <TextInput
        icon={Link}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://maps.app.goo.gl/"
        {...input}
      />
    </Field>
  );
}
