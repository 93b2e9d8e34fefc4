import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { AlertDialog } from '@corre/ui/kit/alert-dialog/alert-dialog.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { oneAtATime } from '@corre/ui/kit/guarded-press/guarded-press.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailure } from '@corre/ui/shell/failure-notice.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { Check, HandCoins } from 'lucide-react';
import { useState } from 'react';
import { TapShield } from '../toque/tap-shield.tsx';
import { NOME_AJUSTE } from './regras.ts';
import { type Ajuste, type Conta, descontosEmAberto } from './use-contas.ts';

type Props = { conta: Conta; ajuste: Ajuste; onAnswer: (concordo: boolean) => void };

/** A discount that waits for the courier's answer: amount, reason and two buttons. */
function Desconto({ conta, ajuste, onAnswer }: Props) {
  const title = `desconto-${ajuste.id}`;
  return (
    <Card item tone="agir" aria-labelledby={title} className="print:hidden">
      <div className="grid gap-3 p-4">
        <h2 id={title} className="flex items-center gap-3 text-[20px] leading-7 font-[750]">
          <HandCoins aria-hidden="true" className="size-6 shrink-0" />
          Concorda com este desconto?
        </h2>
        <p className="text-[28px] leading-9 font-[800] tabular-nums">{formatMoney(-ajuste.valor)}</p>
        <p className="text-[17px] leading-6 wrap-anywhere">
          <strong>{NOME_AJUSTE[ajuste.tipo]}:</strong> {ajuste.motivo}
        </p>
        <p className="text-[16px] leading-6 text-ink-2">
          Semana de {conta.semana}. Sem a sua resposta nada é descontado.
        </p>
        <div className="grid grid-cols-2 gap-3 max-[359px]:grid-cols-1">
          <Button variant="secondary" size="lg" className="px-2" onClick={() => onAnswer(false)}>
            Não concordo
          </Button>
          <Button size="lg" icon={Check} className="px-2" onClick={() => onAnswer(true)}>
            Concordo
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** An answer that is not sent yet. */
type Resposta = { conta: Conta; ajuste: Ajuste; concordo: boolean };

/** Sends an answer once, even if the button is pressed several times. */
function useResponder(onAnswered: () => void) {
  const entregador_id = useEntregadorId();
  const utils = trpc.useUtils();
  const [uma] = useState(() => oneAtATime());
  const { mutate, isPending } = trpc.fechamento.responderAjuste.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      onAnswered();
    },
    onError: (error) => notifyFailure(FALHAS['fechamento.responderAjuste'], error),
    onSettled: (_, error) => {
      uma.end(!error);
      void utils.fechamento.doEntregador.invalidate();
    },
  });
  return {
    sending: isPending,
    responder: ({ ajuste, concordo }: Resposta) => {
      if (uma.start()) mutate({ entregador_id, ajuste_id: ajuste.id, concordo });
    },
  };
}

function texts({ conta, ajuste, concordo }: Resposta) {
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
  const [asking, setAsking] = useState(false);
  const { responder, sending } = useResponder(() => setAsking(false));
  return (
    <>
      {descontosEmAberto(contas).map(({ conta, ajuste }) => (
        <Desconto
          key={ajuste.id}
          conta={conta}
          ajuste={ajuste}
          onAnswer={(concordo) => {
            setResposta({ conta, ajuste, concordo });
            setAsking(true);
          }}
        />
      ))}
      <TapShield open={asking} />
      {resposta && (
        <AlertDialog
          open={asking}
          onOpenChange={setAsking}
          {...texts(resposta)}
          tone="primary"
          icon={HandCoins}
          cancelLabel="Voltar"
          loading={sending}
          loadingLabel="Enviando..."
          onConfirm={() => responder(resposta)}
        />
      )}
    </>
  );
}
