import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { AlertDialog } from '@corre/ui/kit/alert-dialog/alert-dialog.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { oneAtATime } from '@corre/ui/kit/guarded-press/one-at-a-time.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailure } from '@corre/ui/shell/failure-notice.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { Escudo } from '../toque/escudo.tsx';
import { Desconto } from './desconto.tsx';
import { type Ajuste, type Conta, descontosEmAberto } from './descontos-em-aberto.ts';

/** An answer that is not sent yet. */
type Resposta = { conta: Conta; ajuste: Ajuste; concordo: boolean };

/** Sends an answer once, even if the button is pressed several times. */
function useResponder(onRespondido: () => void) {
  const entregador_id = useEntregadorId();
  const utils = trpc.useUtils();
  const [uma] = useState(() => oneAtATime());
  const { mutate, isPending } = trpc.fechamento.responderAjuste.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      onRespondido();
    },
    onError: (erro) => notifyFailure(FALHAS['fechamento.responderAjuste'], erro),
    onSettled: (_, erro) => {
      uma.end(!erro);
      void utils.fechamento.doEntregador.invalidate();
    },
  });
  return {
    enviando: isPending,
    responder: ({ ajuste, concordo }: Resposta) => {
      if (uma.start()) mutate({ entregador_id, ajuste_id: ajuste.id, concordo });
    },
  };
}

function textos({ conta, ajuste, concordo }: Resposta) {
  const valor = formatMoney(-ajuste.valor);
  if (!concordo)
    return {
      title: `Não concordar com ${valor}?`,
      description: 'Nada é descontado, e a administração vê a sua resposta. Ela não pode ser mudada depois.',
      confirmLabel: 'Não concordo',
    };
  return {
    title: `Descontar ${valor}?`,
    description: `${valor} saem do que você recebe da semana de ${conta.semana}. A resposta não pode ser mudada depois.`,
    confirmLabel: 'Concordo',
  };
}

/** All discounts that wait for the courier, of every week. Both answers are final, so both ask for a confirmation. */
export function Descontos({ contas }: { contas: readonly Conta[] }) {
  const [resposta, setResposta] = useState<Resposta | null>(null);
  const [perguntando, setPerguntando] = useState(false);
  const { responder, enviando } = useResponder(() => setPerguntando(false));
  return (
    <>
      {descontosEmAberto(contas).map(({ conta, ajuste }) => (
        <Desconto
          key={ajuste.id}
          conta={conta}
          ajuste={ajuste}
          onResponder={(concordo) => {
            setResposta({ conta, ajuste, concordo });
            setPerguntando(true);
          }}
        />
      ))}
      <Escudo aberta={perguntando} />
      {resposta && (
        <AlertDialog
          open={perguntando}
          onOpenChange={setPerguntando}
          {...textos(resposta)}
          tone="primary"
          icon={HandCoins}
          cancelLabel="Voltar"
          loading={enviando}
          loadingLabel="Enviando..."
          onConfirm={() => responder(resposta)}
        />
      )}
    </>
  );
}
