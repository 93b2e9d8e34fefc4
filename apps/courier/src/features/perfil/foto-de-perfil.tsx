import { textoDoErro } from '@corre/api/client/erro.ts';
import { trpc } from '@corre/api/client/trpc.ts';
import { FALHAS } from '@corre/api/shared/falhas.ts';
import { PhotoUpload } from '@corre/ui/photo-upload/photo-upload.tsx';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { useRefreshPhoto } from '@corre/ui/shell/use-photo.ts';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { notify } from '@corre/ui/toaster/notify.ts';

/** The photo and its upload (specification §2, §8). */
export function FotoDePerfil() {
  const user_id = useEntregadorId();
  const atualizar = useRefreshPhoto();
  const enviar = trpc.fotos.enviar.useMutation({
    onSuccess: () => {
      notify.success('Foto de perfil enviada com sucesso');
      return atualizar({ user_type: 'entregador', user_id });
    },
    onError: (erro) => notify.error(`Erro ao enviar foto: ${textoDoErro(erro, FALHAS['fotos.enviar'])}`),
  });
  return (
    <PhotoUpload
      current={<UserAvatar user_type="entregador" user_id={user_id} tamanho={96} />}
      onSend={(foto_base64) => enviar.mutateAsync({ foto_base64, user_id, user_type: 'entregador' })}
    />
  );
}
