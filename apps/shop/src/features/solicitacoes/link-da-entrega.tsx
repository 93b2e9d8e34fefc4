import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { TrackingLink } from '@corre/ui/domain/tracking-link/tracking-link.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import type { ButtonSize } from '@corre/ui/kit/button/button-class.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { Link2 } from 'lucide-react';

/** Creates a new link after the old one reached the wrong person. */
function LinkNovo({ solicitacao_id }: { solicitacao_id: number }) {
  const utils = trpc.useUtils();
  const renovar = trpc.rastreio.renovar.useMutation({
    onSuccess: ({ message }) => notify.success(message),
    onError: (erro) => notifyFailureWithReason(FALHAS['rastreio.renovar'], erro),
    onSettled: () => utils.solicitacoes.doComercio.invalidate(),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={Link2}
      loading={renovar.isPending}
      onClick={() => renovar.mutate({ solicitacao_id })}
    >
      Fazer link novo
    </Button>
  );
}

/** The tracking link for the receiver. A button creates a new link if the old one reached the wrong person. */
export const LinkDaEntrega = ({ solicitacao, size }: { solicitacao: SolicitacaoDoComercio; size?: ButtonSize }) => (
  <TrackingLink pedido={solicitacao} size={size} renew={<LinkNovo solicitacao_id={solicitacao.id} />} />
);
