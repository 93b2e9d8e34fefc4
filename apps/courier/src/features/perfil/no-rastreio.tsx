import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { Card, CardBody } from '@corre/ui/kit/card/card.tsx';
import { Switch } from '@corre/ui/kit/switch/switch.tsx';
import { notifyFailure } from '@corre/ui/shell/failure-notice.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';

/** The choice whether customers see the courier's name and photo during the delivery (ADR 0068). */
export function NoRastreio({ aparece_no_rastreio }: { aparece_no_rastreio: boolean }) {
  const entregador_id = useEntregadorId();
  const utils = trpc.useUtils();
  const definir = trpc.entregadores.preferencias.useMutation({
    onError: (erro) => notifyFailure(FALHAS['entregadores.preferencias'], erro),
    onSettled: () => utils.entregadores.perfil.invalidate(),
  });
  const escolhido = definir.isPending
    ? (definir.variables.aparece_no_rastreio ?? aparece_no_rastreio)
    : aparece_no_rastreio;
  return (
    <Card>
      <CardBody>
        <Switch
          checked={escolhido}
          onChange={({ target }) => definir.mutate({ entregador_id, aparece_no_rastreio: target.checked })}
          detail="Primeiro nome e foto, só durante a entrega"
        >
          Aparecer para quem recebe
        </Switch>
      </CardBody>
    </Card>
  );
}
