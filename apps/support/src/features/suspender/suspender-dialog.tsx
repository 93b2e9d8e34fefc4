import { HORAS_SUSPENSAO } from '@corre/contract/constants.ts';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { Select } from '@corre/ui/kit/select/select.tsx';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import type { Alvo } from '../atos/ato.ts';
import { ateQuando, duracaoPorExtenso } from './prazo.ts';
import { SuspensaoDialog } from './suspensao-dialog.tsx';
import { useSuspender } from './use-suspender.ts';

type Props = { open: boolean; onOpenChange: (open: boolean) => void; entregador: Alvo };

/** Dialog that suspends the given courier, with a reason and seven durations [suspender]. */
export function SuspenderDialog({ open, onOpenChange, entregador }: Props) {
  const agora = useServerNow(30_000);
  const suspensao = useSuspender(entregador.id, () => onOpenChange(false));
  return (
    <SuspensaoDialog
      open={open}
      onOpenChange={onOpenChange}
      suspensao={suspensao}
      width={480}
      lead={<UserAvatar user_type="entregador" user_id={entregador.id} size={48} />}
      title={`Suspender ${entregador.nome_completo}`}
      depois={
        <Field label="Duração" error={suspensao.erros.duracao_horas?.message}>
          <Select
            options={HORAS_SUSPENSAO.map((opcao) => ({
              value: String(opcao),
              label: `${duracaoPorExtenso(opcao)} (${ateQuando(opcao, agora)})`,
            }))}
            {...suspensao.form.register('duracao_horas', { valueAsNumber: true })}
          />
        </Field>
      }
    />
  );
}
