import { Button } from '@corre/ui/kit/button/button.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { ShieldOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { CampoDoMotivo } from './campo-do-motivo.tsx';
import { duracaoPorExtenso } from './prazo.ts';
import type { useSuspender } from './use-suspender.ts';

type Props = Pick<ComponentProps<typeof Dialog>, 'open' | 'onOpenChange' | 'lead' | 'title' | 'width'> & {
  suspensao: ReturnType<typeof useSuspender>;
  /** Content above (`antes`) and below (`depois`) the reason. */
  antes?: ReactNode;
  depois: ReactNode;
};

/** Shared frame of both suspension dialogs: explanation, reason, and a button with the duration. */
export function SuspensaoDialog({ suspensao, antes, depois, onOpenChange, ...dialogo }: Props) {
  const id = useId();
  const { form, erros, enviar, suspendendo } = suspensao;
  return (
    <Dialog
      {...dialogo}
      onOpenChange={onOpenChange}
      dismissible={false}
      description="A conta fica offline e perde a oferta em aberto. Entregas em andamento continuam com a mesma pessoa."
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
            Suspender por {duracaoPorExtenso(Number(form.watch('duracao_horas')))}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={enviar} className="grid gap-4">
        {antes}
        <CampoDoMotivo campo={form.register('motivo')} escrito={form.watch('motivo')} erro={erros.motivo?.message} />
        {depois}
      </form>
    </Dialog>
  );
}
