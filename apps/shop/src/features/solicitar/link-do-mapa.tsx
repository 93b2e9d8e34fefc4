import { Button } from '@corre/ui/button/button.tsx';
import { Field } from '@corre/ui/field/field.tsx';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { readStoreLink } from '@corre/ui/shell/session.ts';
import { TextInput, type TextInputProps } from '@corre/ui/text-input/text-input.tsx';
import { Link, Store } from 'lucide-react';

type Props = TextInputProps & {
  error: string | undefined;
  /** whether the field is empty: only then the store's link is offered */
  vazio: boolean;
  onUsarLoja: (link: string) => void;
};

/** The map link of a request; the store's own link, kept in the browser (specification §3), is one tap away. */
export function LinkDoMapa({ error, vazio, onUsarLoja, ...input }: Props) {
  const link = readStoreLink(useComercioNome());
  return (
    <div className="grid min-w-0 content-start gap-1">
      <Field label="Link do mapa" note="(opcional)" error={error}>
        <TextInput
          icon={Link}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://maps.app.goo.gl/"
          {...input}
        />
      </Field>
      {link !== '' && vazio && (
        <Button variant="link" size="sm" icon={Store} className="justify-self-start" onClick={() => onUsarLoja(link)}>
          Usar o link da loja
        </Button>
      )}
    </div>
  );
}
