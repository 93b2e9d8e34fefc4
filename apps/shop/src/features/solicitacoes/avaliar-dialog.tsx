import { COMENTARIO_MAX } from '@corre/contract/constants.ts';
import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { StarInput } from '@corre/ui/domain/star-input/star-input.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { TextArea } from '@corre/ui/kit/text-input/text-input.tsx';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { useId } from 'react';
import { formatDayAndTime } from '../when.ts';
import type { useAvaliar } from './use-avaliar.ts';

/** Maximum length of the address in the rating dialog, in characters. */
const ENDERECO_MAX = 50;

/** Returns the address for the rating dialog, cut at 50 characters. */
export function enderecoCurto(endereco: string): string {
  const letras = Array.from(endereco);
  return letras.length <= ENDERECO_MAX ? endereco : `${letras.slice(0, ENDERECO_MAX).join('')}...`;
}

type Props = { avaliar: ReturnType<typeof useAvaliar>; target: SolicitacaoDoComercio; now: number };

/** The rating dialog [avaliacao]: six radio buttons with 5 preset, and an optional comment. */
export function AvaliarDialog({ avaliar, target, now }: Props) {
  const { open, setOpen, nota, setNota, comentario, setComentario, enviar, sending } = avaliar;
  const formId = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      width={600}
      title={`Avaliar ${target.nome_entregador ?? ''}`}
      description={`${enderecoCurto(target.endereco)} · entregue ${formatDayAndTime(target.data_status, now)}`}
      lead={<UserAvatar user_type="entregador" user_id={target.entregador_id} size={56} />}
      footer={
        <>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            Agora não
          </Button>
          <Button type="submit" form={formId} loading={sending} loadingLabel="Enviando...">
            Enviar avaliação
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          enviar();
        }}
      >
        <StarInput legend="Como foi a entrega?" nota={nota} onChange={setNota} />
        <Field label="Comentário" note="(opcional)">
          <TextArea
            value={comentario}
            maxLength={COMENTARIO_MAX}
            onChange={(event) => setComentario(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
