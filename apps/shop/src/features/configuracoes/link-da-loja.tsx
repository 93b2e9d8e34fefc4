import { Button } from '@corre/ui/button/button.tsx';
import { buttonClass } from '@corre/ui/button/button-class.ts';
import { Field } from '@corre/ui/field/field.tsx';
import { TextInput } from '@corre/ui/text-input/text-input.tsx';
import { ExternalLink, Link } from 'lucide-react';
import { useLinkDaLoja } from './use-link-da-loja.ts';

/** Saving, opening and removing the store's map link. */
export function LinkDaLoja() {
  const { link, setLink, salvo, erro, salvar } = useLinkDaLoja();
  return (
    <form onSubmit={salvar} noValidate className="flex flex-wrap items-start gap-2">
      <Field
        label="Link da loja no mapa"
        hideLabel
        error={erro}
        hint="Para remover, apague o link e salve."
        className="flex-1 basis-60"
      >
        <TextInput
          icon={Link}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://maps.app.goo.gl/"
          value={link}
          onChange={(event) => setLink(event.target.value)}
        />
      </Field>
      <span className="flex gap-2">
        {salvo !== '' && (
          <a
            href={salvo}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'secondary', className: 'min-h-(--ui-control)' })}
          >
            <ExternalLink aria-hidden="true" className="size-[18px]" />
            Abrir
            <span className="sr-only"> o mapa em outra aba</span>
          </a>
        )}
        <Button type="submit" className="min-h-(--ui-control)">
          Salvar
        </Button>
      </span>
    </form>
  );
}
