import { errorText } from '@corre/client/error.ts';
import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { PhotoUpload } from '@corre/ui/domain/photo-upload/photo-upload.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { CurrentPassword } from '@corre/ui/shell/current-password.tsx';
import { notifyError } from '@corre/ui/shell/failure-notice.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { useDicaDeEndereco } from '@corre/ui/shell/use-configuracao.ts';
import { UserAvatar, useRefreshPhoto } from '@corre/ui/shell/user-avatar.tsx';
import { ExternalLink, Link, MapPin, Phone } from 'lucide-react';
import { SettingsBody, SettingsCard, SettingsFooter, SettingsPending, unsavedNote } from '../settings-card.tsx';
import { useLocalDaLoja } from './use-local-da-loja.ts';

/** The form for the place where couriers pick up: an address, a map link and a phone number [link-da-loja]. */
function LocalDaLoja() {
  const { form, enviar, saving, link_loja, conhecido, failed, local, changed, pede_senha, senha } = useLocalDaLoja();
  const comercio_nome = useComercioNome();
  const dica = useDicaDeEndereco('Rua, número e bairro');
  const { errors } = form.formState;
  if (!conhecido) {
    return (
      <SettingsPending
        failed={failed}
        title={FALHAS['comercios.local']}
        rows={2}
        onRetry={() => void local.refetch()}
      />
    );
  }
  return (
    <form onSubmit={enviar} noValidate className="flex min-h-0 flex-col">
      <SettingsBody>
        <div className="grid gap-4">
          <Field label="Endereço de retirada" error={errors.endereco_retirada?.message}>
            <TextInput
              icon={MapPin}
              autoComplete="street-address"
              placeholder={dica}
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
          {pede_senha && (
            <CurrentPassword conta={comercio_nome} hint="Para trocar o telefone, confirme que é você." {...senha} />
          )}
        </div>
      </SettingsBody>
      <SettingsFooter nota={unsavedNote(changed)}>
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
        <Button type="submit" loading={saving} loadingLabel="Salvando..." className="min-h-(--ui-control)">
          Salvar
        </Button>
      </SettingsFooter>
    </form>
  );
}

/** The form that uploads the shop's photo [foto]. */
function FotoDaLoja() {
  const comercio_nome = useComercioNome();
  const atualizar = useRefreshPhoto();
  const enviar = trpc.fotos.enviar.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      return atualizar({ user_type: 'comercio', user_id: comercio_nome });
    },
    onError: (error) => notifyError(error, `Erro ao enviar foto: ${errorText(error, FALHAS['fotos.enviar'])}`),
  });
  return (
    <PhotoUpload
      round={false}
      current={
        <UserAvatar user_type="comercio" shape="quadrada" user_id={comercio_nome} size={96} nome={comercio_nome} />
      }
      onSend={(foto_base64) => enviar.mutateAsync({ foto_base64, user_id: comercio_nome, user_type: 'comercio' })}
    />
  );
}

/** The part 'Loja': the shop's place and its photo. */
export const Loja = () => (
  <>
    <SettingsCard title="Local da loja" text="Quem entrega vê o endereço e abre o mapa em cada oferta e entrega.">
      <LocalDaLoja />
    </SettingsCard>
    <SettingsCard title="Foto do comércio" text="Aparece para quem entrega em cada oferta e no chat.">
      <SettingsBody>
        <FotoDaLoja />
      </SettingsBody>
    </SettingsCard>
  </>
);
