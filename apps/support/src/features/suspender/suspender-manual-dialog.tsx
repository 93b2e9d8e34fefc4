import { HORAS_SUSPENSAO_RAPIDA } from '@corre/contract/constants.ts';
import { ChoiceTiles } from '@corre/ui/kit/choice-tiles/choice-tiles.tsx';
import { Combobox } from '@corre/ui/kit/combobox/combobox.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { Controller } from 'react-hook-form';
import { Foto } from '../entregadores/foto.tsx';
import { recusasPorExtenso } from '../recusas/recusas.tsx';
import { useEntregadores } from '../torre/use-torre.ts';
import { ateQuando, duracaoPorExtenso } from './prazo.ts';
import { SuspensaoDialog } from './suspensao-dialog.tsx';
import { useSuspender } from './use-suspender.ts';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** Dialog that suspends a courier of choice, with a reason and three durations [suspender]. */
export function SuspenderManualDialog({ open, onOpenChange }: Props) {
  const agora = useServerNow(30_000);
  const naoSuspensos = (useEntregadores().data ?? []).filter(({ suspenso }) => !suspenso);
  const suspensao = useSuspender(0, () => onOpenChange(false));
  const { form, erros } = suspensao;
  return (
    <SuspensaoDialog
      open={open}
      onOpenChange={onOpenChange}
      suspensao={suspensao}
      title="Suspender manualmente"
      antes={
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
                renderLead={(item) => <Foto entregador={item} size={36} />}
                placeholder="Nome, usuário ou telefone"
                emptyMessage="Nenhum entregador encontrado"
              />
            </Field>
          )}
        />
      }
      depois={
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
      }
    />
  );
}
