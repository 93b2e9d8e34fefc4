import { errorText } from '@corre/client/error.ts';
import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { PhotoUpload } from '@corre/ui/domain/photo-upload/photo-upload.tsx';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyError } from '@corre/ui/shell/failure-notice.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { useRefreshPhoto } from '@corre/ui/shell/use-photo.ts';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';

/** The profile photo and its upload [foto]. */
export function FotoDePerfil() {
  const user_id = useEntregadorId();
  const atualizar = useRefreshPhoto();
  const enviar = trpc.fotos.enviar.useMutation({
    onSuccess: () => {
      notify.success('Foto de perfil enviada com sucesso');
      return atualizar({ user_type: 'entregador', user_id });
    },
    onError: (erro) => notifyError(erro, `Erro ao enviar foto: ${errorText(erro, FALHAS['fotos.enviar'])}`),
  });
  return (
    <PhotoUpload
      current={<UserAvatar user_type="entregador" user_id={user_id} size={96} />}
      onSend={(foto_base64) => enviar.mutateAsync({ foto_base64, user_id, user_type: 'entregador' })}
    />
  );
}
