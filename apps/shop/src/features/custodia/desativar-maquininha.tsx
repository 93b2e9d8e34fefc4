import { trpc } from '@corre/client/trpc.ts';
import type { MaquininhaView } from '@corre/contract/custodia/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { AlertDialog } from '@corre/ui/kit/alert-dialog/alert-dialog.tsx';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { useCustodyAct } from '@corre/ui/shell/use-custody-act.ts';

type Props = { maquininha: MaquininhaView; onFechar: () => void };

/** The question before a machine is deactivated. */
export function DesativarMaquininha({ maquininha: { id, apelido }, onFechar }: Props) {
  const comercio_nome = useComercioNome();
  const ato = useCustodyAct(FALHAS['maquininhas.desativar'], onFechar);
  const desativar = trpc.maquininhas.desativar.useMutation(ato.options);
  return (
    <AlertDialog
      open
      onOpenChange={(aberto) => !aberto && onFechar()}
      title={`Desativar a maquininha ${apelido}?`}
      description="Ela sai da lista. O histórico de quem esteve com ela continua guardado."
      confirmLabel="Desativar"
      loading={desativar.isPending}
      loadingLabel="Desativando..."
      onConfirm={() => {
        if (ato.start()) desativar.mutate({ comercio_nome, maquininha_id: id });
      }}
    />
  );
}
