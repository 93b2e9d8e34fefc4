import { errorText } from '@corre/client/error.ts';
import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { PhotoUpload } from '@corre/ui/domain/photo-upload/photo-upload.tsx';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyError } from '@corre/ui/shell/failure-notice.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { useRefreshPhoto } from '@corre/ui/shell/use-photo.ts';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';

/** The form that uploads the shop's photo [foto]. */
export function FotoDaLoja() {
  const comercio_nome = useComercioNome();
  const atualizar = useRefreshPhoto();
  const enviar = trpc.fotos.enviar.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      return atualizar({ user_type: 'comercio', user_id: comercio_nome });
    },
    onError: (erro) => notifyError(erro, `Erro ao enviar foto: ${errorText(erro, FALHAS['fotos.enviar'])}`),
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
