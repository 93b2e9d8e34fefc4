import { trpc } from '@corre/client/trpc.ts';
import { HORAS_SUSPENSAO, HORAS_SUSPENSAO_RAPIDA } from '@corre/contract/constants.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { suspenderSchema } from '@corre/contract/suspensoes/contrato.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { ChoiceTiles } from '@corre/ui/kit/choice-tiles/choice-tiles.tsx';
import { Combobox } from '@corre/ui/kit/combobox/combobox.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { oneAtATime } from '@corre/ui/kit/guarded-press/guarded-press.ts';
import { Select } from '@corre/ui/kit/select/select.tsx';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailure } from '@corre/ui/shell/failure-notice.ts';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { ShieldOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { Target } from '../atos/atos.tsx';
import { Foto } from '../entregadores/foto.tsx';
import { recusasPorExtenso } from '../recusas.tsx';
import { useEntregadores } from '../torre/use-torre.ts';
import { MotivoField } from './motivo-field.tsx';
import { ateQuando, duracaoPorExtenso } from './prazo.ts';

/** State and actions of a suspension dialog [suspender]. `entregador_id` 0 means that no courier is chosen yet. */
function useSuspender(entregador_id: number, onEnd: () => void) {
  const utils = trpc.useUtils();
  const [guard] = useState(() => oneAtATime());
  const form = useForm({
    defaultValues: { entregador_id, motivo: '', duracao_horas: 1 },
    resolver: zodResolver(suspenderSchema),
  });
  const suspender = trpc.suspensoes.suspender.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      onEnd();
    },
    // Unlock only after a failure. After a success the dialog closes and must not send again.
    onError: (error) => {
      guard.end(false);
      notifyFailure(FALHAS['suspensoes.suspender'], error);
    },
    onSettled: () => Promise.all([utils.entregadores.invalidate(), utils.suspensoes.invalidate()]),
  });
  return {
    form,
    errors: form.formState.errors,
    enviar: form.handleSubmit((suspensao) => {
      if (guard.start()) suspender.mutate(suspensao);
    }),
    suspendendo: suspender.isPending,
  };
}

type SuspensaoDialogProps = Pick<
  ComponentProps<typeof Dialog>,
  'open' | 'onOpenChange' | 'lead' | 'title' | 'width'
> & {
  suspensao: ReturnType<typeof useSuspender>;
  /** Content above (`before`) and below (`after`) the reason. */
  before?: ReactNode;
  after: ReactNode;
};

/** Shared frame of both suspension dialogs: explanation, reason, and a button with the duration. */
function SuspensaoDialog({ suspensao, before, after, onOpenChange, ...dialog }: SuspensaoDialogProps) {
  const id = useId();
  const { form, errors, enviar, suspendendo } = suspensao;
  return (
    <Dialog
      {...dialog}
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
        {before}
        <MotivoField field={form.register('motivo')} escrito={form.watch('motivo')} error={errors.motivo?.message} />
        {after}
      </form>
    </Dialog>
  );
}

type Props = { open: boolean; onOpenChange: (open: boolean) => void; entregador: Target };

/** Dialog that suspends the given courier, with a reason and seven durations [suspender]. */
export function SuspenderDialog({ open, onOpenChange, entregador }: Props) {
  const now = useServerNow(30_000);
  const suspensao = useSuspender(entregador.id, () => onOpenChange(false));
  return (
    <SuspensaoDialog
      open={open}
      onOpenChange={onOpenChange}
      suspensao={suspensao}
      width={480}
      lead={<UserAvatar user_type="entregador" user_id={entregador.id} size={48} />}
      title={`Suspender ${entregador.nome_completo}`}
      after={
        <Field label="Duração" error={suspensao.errors.duracao_horas?.message}>
          <Select
            options={HORAS_SUSPENSAO.map((option) => ({
              value: String(option),
              label: `${duracaoPorExtenso(option)} (${ateQuando(option, now)})`,
            }))}
            {...suspensao.form.register('duracao_horas', { valueAsNumber: true })}
          />
        </Field>
      }
    />
  );
}

type SuspenderManualDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Dialog that suspends a courier of choice, with a reason and three durations [suspender]. */
export function SuspenderManualDialog({ open, onOpenChange }: SuspenderManualDialogProps) {
  const now = useServerNow(30_000);
  const naoSuspensos = (useEntregadores().data ?? []).filter(({ suspenso }) => !suspenso);
  const suspensao = useSuspender(0, () => onOpenChange(false));
  const { form, errors } = suspensao;
  return (
    <SuspensaoDialog
      open={open}
      onOpenChange={onOpenChange}
      suspensao={suspensao}
      title="Suspender manualmente"
      before={
        <Controller
          control={form.control}
          name="entregador_id"
          render={({ field }) => (
            <Field label="Entregador" error={errors.entregador_id?.message}>
              <Combobox
                ref={field.ref}
                items={naoSuspensos}
                value={naoSuspensos.find((um) => um.id === field.value) ?? null}
                onValueChange={(item) => field.onChange(item?.id ?? 0)}
                onBlur={field.onBlur}
                getKey={(item) => item.id}
                getLabel={({ nome_completo }) => nome_completo}
                getKeywords={({ usuario, telefone_pessoal }) => `${usuario} ${telefone_pessoal}`}
                getDetail={({ usuario, recusas_consecutivas }) =>
                  `@${usuario} · ${recusasPorExtenso(recusas_consecutivas)}`
                }
                renderLead={(item) => <Foto entregador={item} size={36} />}
                placeholder="Nome, usuário ou telefone"
                emptyMessage="Nenhum entregador encontrado"
              />
            </Field>
          )}
        />
      }
      after={
        <Controller
          control={form.control}
          name="duracao_horas"
          render={({ field }) => (
            <Field label="Duração" group error={errors.duracao_horas?.message}>
              <ChoiceTiles
                choices={HORAS_SUSPENSAO_RAPIDA.map((option) => ({
                  value: String(option),
                  label: duracaoPorExtenso(option),
                  detail: ateQuando(option, now),
                }))}
                value={String(field.value)}
                onValueChange={(valor) => field.onChange(Number(valor))}
              />
            </Field>
          )}
        />
      }
    />
  );
}
