import { HORAS_SUSPENSAO_RAPIDA } from '@corre/api/shared/constantes.ts';
import { Button } from '@corre/ui/button/button.tsx';
import { ChoiceTiles } from '@corre/ui/choice-tiles/choice-tiles.tsx';
import { Combobox } from '@corre/ui/combobox/combobox.tsx';
import { Dialog } from '@corre/ui/dialog/dialog.tsx';
import { Field } from '@corre/ui/field/field.tsx';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { ShieldOff } from 'lucide-react';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { Foto } from '../entregadores/foto.tsx';
import { recusasPorExtenso } from '../recusas/recusas.tsx';
import { ateQuando, duracaoPorExtenso } from '../tempo/volta.ts';
import { useEntregadores } from '../torre/use-torre.ts';
import { CampoDoMotivo } from './campo-do-motivo.tsx';
import { useSuspender } from './use-suspender.ts';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** The first dialog: a courier who is not suspended, a reason, three lengths (specification §5, §9). */
export function SuspenderManualDialog({ open, onOpenChange }: Props) {
  const id = useId();
  const agora = useServerNow(30_000);
  const naoSuspensos = (useEntregadores().data ?? []).filter(({ suspenso }) => !suspenso);
  const { form, erros, enviar, suspendendo } = useSuspender(0, () => onOpenChange(false));
  const horas = form.watch('duracao_horas');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      dismissible={false}
      title="Suspender manualmente"
      description="O entregador fica offline e perde a oferta em aberto. Entregas em andamento continuam com ele."
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
        <Controller
          control={form.control}
          name="entregador_id"
          render={({ field }) => (
            <Field label="Entregador" error={erros.entregador_id?.message}>
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
                renderLead={(item) => <Foto entregador={item} tamanho={36} />}
                placeholder="Nome, usuário ou telefone"
                emptyMessage="Nenhum entregador encontrado"
              />
            </Field>
          )}
        />
        <CampoDoMotivo campo={form.register('motivo')} escrito={form.watch('motivo')} erro={erros.motivo?.message} />
        <Controller
          control={form.control}
          name="duracao_horas"
          render={({ field }) => (
            <Field label="Duração" group error={erros.duracao_horas?.message}>
              <ChoiceTiles
                choices={HORAS_SUSPENSAO_RAPIDA.map((opcao) => ({
                  value: String(opcao),
                  label: duracaoPorExtenso(opcao),
                  detail: ateQuando(opcao, agora),
                }))}
                value={String(field.value)}
                onValueChange={(valor) => field.onChange(Number(valor))}
              />
            </Field>
          )}
        />
      </form>
    </Dialog>
  );
}
