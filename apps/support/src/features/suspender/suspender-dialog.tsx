import { HORAS_SUSPENSAO } from '@corre/api/shared/constantes.ts';
import { Button } from '@corre/ui/button/button.tsx';
import { Dialog } from '@corre/ui/dialog/dialog.tsx';
import { Field } from '@corre/ui/field/field.tsx';
import { Select } from '@corre/ui/select/select.tsx';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { ShieldOff } from 'lucide-react';
import { useId } from 'react';
import type { Alvo } from '../atos/atos.tsx';
import { ateQuando, duracaoPorExtenso } from '../tempo/volta.ts';
import { CampoDoMotivo } from './campo-do-motivo.tsx';
import { useSuspender } from './use-suspender.ts';

type Props = { open: boolean; onOpenChange: (open: boolean) => void; entregador: Alvo };

/** The second dialog: one courier out of a list, seven lengths, a reason that is not blank (specification §5, §9). */
export function SuspenderDialog({ open, onOpenChange, entregador }: Props) {
  const id = useId();
  const agora = useServerNow(30_000);
  const { form, erros, enviar, suspendendo } = useSuspender(entregador.id, () => onOpenChange(false));
  const horas = Number(form.watch('duracao_horas'));
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      dismissible={false}
      width={480}
      lead={<UserAvatar user_type="entregador" user_id={entregador.id} tamanho={48} />}
      title={`Suspender ${entregador.nome_completo}`}
      description="Ele fica offline e perde a oferta em aberto. Entregas em andamento continuam com ele."
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancelar
          </Button>
          <Button
            type="submit"
            form={id}
            variant="danger"
            icon={ShieldOff}
            loading={suspendendo}
            loadingLabel="Suspendendo..."
          >
            Suspender por {duracaoPorExtenso(horas)}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={enviar} className="grid gap-4">
        <CampoDoMotivo campo={form.register('motivo')} escrito={form.watch('motivo')} erro={erros.motivo?.message} />
        <Field label="Duração" error={erros.duracao_horas?.message}>
          <Select
            options={HORAS_SUSPENSAO.map((opcao) => ({
              value: String(opcao),
              label: `${duracaoPorExtenso(opcao)} (${ateQuando(opcao, agora)})`,
            }))}
            {...form.register('duracao_horas', { valueAsNumber: true })}
          />
        </Field>
      </form>
    </Dialog>
  );
}
