import { FALHAS } from '@corre/contract/falhas.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { Loading, SkeletonRows } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import { ExternalLink, Link, MapPin, Phone } from 'lucide-react';
import { BlocoCorpo, BlocoPe } from '../bloco/bloco.tsx';
import { notaDasMudancas } from '../bloco/use-mudancas.ts';
import { useLocalDaLoja } from './use-local-da-loja.ts';

/** The form for the place where couriers pick up: an address, a map link and a phone number (ADR 0012). */
export function LocalDaLoja() {
  const { form, enviar, salvando, link_loja, conhecido, falhou, local, mudou } = useLocalDaLoja();
  const { errors } = form.formState;
  if (!conhecido) {
    return (
      <BlocoCorpo>
        {falhou ? (
          <InlineError title={FALHAS['comercios.local']} onRetry={() => void local.refetch()} />
        ) : (
          <Loading>
            <SkeletonRows linhas={2} />
          </Loading>
        )}
      </BlocoCorpo>
    );
  }
  return (
    <form onSubmit={enviar} noValidate className="flex min-h-0 flex-col">
      <BlocoCorpo>
        <div className="grid gap-4">
          <Field label="Endereço de retirada" error={errors.endereco_retirada?.message}>
            <TextInput
              icon={MapPin}
              autoComplete="street-address"
              placeholder="Rua, número, bairro"
              {...form.register('endereco_retirada')}
            />
          </Field>
          <Field
            label="Link da loja no mapa"
            error={errors.link_loja?.message}
            hint="Sem link, o mapa procura pelo endereço. Para remover, apague o link e salve."
          >
            <TextInput
              icon={Link}
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://maps.app.goo.gl/"
              {...form.register('link_loja')}
            />
          </Field>
          <Field label="Telefone da loja" error={errors.telefone?.message} hint="O cliente fala com você por ele.">
            <TextInput
              icon={Phone}
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              placeholder="(00) 00000-0000"
              {...form.register('telefone')}
            />
          </Field>
        </div>
      </BlocoCorpo>
      <BlocoPe nota={notaDasMudancas(mudou)}>
        {link_loja && (
          <a
            href={link_loja}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'secondary', className: 'min-h-(--ui-control)' })}
          >
            <ExternalLink aria-hidden="true" className="size-[18px]" />
            Abrir
            <span className="sr-only"> o mapa em outra aba</span>
          </a>
        )}
        <Button type="submit" loading={salvando} loadingLabel="Salvando..." className="min-h-(--ui-control)">
          Salvar
        </Button>
      </BlocoPe>
    </form>
  );
}
