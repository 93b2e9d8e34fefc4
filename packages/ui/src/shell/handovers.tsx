import { trpc } from '@corre/client/trpc.ts';
import type { PrestacaoComCodigo } from '@corre/contract/custodia/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { useId, useState } from 'react';
import { AmountDialog } from '../domain/custodia/amount-dialog.tsx';
import { HandoverCard } from '../domain/custodia/handover-card.tsx';
import { AlertDialog } from '../kit/alert-dialog/alert-dialog.tsx';
import { formatMoney } from '../kit/format/money.ts';
import { nomeCurto } from '../kit/format/shorten.ts';
import { useServerNow } from './server-clock.ts';
import { useCustodyAct } from './use-custody-act.ts';
import { UserAvatar } from './user-avatar.tsx';

const CLOCK_MS = 15_000;
const REASON_HINT =
  'Com motivo, o que falta vira diferença, e o entregador pode contestar. Sem motivo, o resto continua com o entregador.';

type DialogProps = { prestacao: PrestacaoComCodigo; onClose: () => void };

function OtherAmount({ prestacao: { id, entregador, valor }, onClose }: DialogProps) {
  const act = useCustodyAct(FALHAS['custodia.confirmar'], onClose);
  const confirmar = trpc.custodia.confirmar.useMutation(act.options);
  return (
    <AmountDialog
      title="Quanto você recebeu?"
      description={`${nomeCurto(entregador)} diz que entregou ${formatMoney(valor)}.`}
      initial={valor}
      zero
      label="Valor recebido"
      reasonHint={REASON_HINT}
      submit="Confirmar valor"
      sending={confirmar.isPending}
      sendingLabel="Confirmando..."
      onSubmit={(amount) => {
        const motivo = amount.motivo === '' ? {} : { motivo: amount.motivo };
        if (act.start()) confirmar.mutate({ prestacao_id: id, valor_recebido: amount.valor, ...motivo });
      }}
      onClose={onClose}
    />
  );
}

function Refuse({ prestacao: { id, entregador, valor }, onClose }: DialogProps) {
  const act = useCustodyAct(FALHAS['custodia.cancelar'], onClose);
  const cancelar = trpc.custodia.cancelar.useMutation(act.options);
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="O dinheiro não chegou?"
      description={`${nomeCurto(entregador)} é avisado, e ${formatMoney(valor)} continuam com o entregador.`}
      confirmLabel="Não recebi"
      cancelLabel="Voltar"
      loading={cancelar.isPending}
      loadingLabel="Enviando..."
      onConfirm={() => {
        if (act.start()) cancelar.mutate({ prestacao_id: id });
      }}
    />
  );
}

function Handover({
  prestacao,
  withComercio,
  now,
}: {
  prestacao: PrestacaoComCodigo;
  withComercio: boolean;
  now: number;
}) {
  const [dialog, setDialog] = useState<'valor' | 'recusa' | null>(null);
  const act = useCustodyAct(FALHAS['custodia.confirmar']);
  const confirmar = trpc.custodia.confirmar.useMutation(act.options);
  const close = () => setDialog(null);
  return (
    <li>
      <HandoverCard
        prestacao={prestacao}
        now={now}
        withComercio={withComercio}
        lead={<UserAvatar user_type="entregador" user_id={prestacao.entregador_id} size={44} />}
        confirming={confirmar.isPending}
        onConfirm={() => {
          if (act.start()) confirmar.mutate({ prestacao_id: prestacao.id });
        }}
        onOtherAmount={() => setDialog('valor')}
        onRefuse={() => setDialog('recusa')}
      />
      {dialog === 'valor' && <OtherAmount prestacao={prestacao} onClose={close} />}
      {dialog === 'recusa' && <Refuse prestacao={prestacao} onClose={close} />}
    </li>
  );
}

type Props = {
  /** oldest first */
  prestacoes: readonly PrestacaoComCodigo[];
  /** names the shop of each handover */
  withComercio?: boolean;
};

/** The cash handovers to be confirmed: a shop's in its panel, all shops' in support's panel. */
export function Handovers({ prestacoes, withComercio = false }: Props) {
  const title = useId();
  const now = useServerNow(CLOCK_MS);
  return (
    <div>
      <h2 id={title} className="sr-only">
        Dinheiro a confirmar
      </h2>
      <ul aria-labelledby={title} className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
        {prestacoes.map((prestacao) => (
          <Handover key={prestacao.id} prestacao={prestacao} withComercio={withComercio} now={now} />
        ))}
      </ul>
    </div>
  );
}
