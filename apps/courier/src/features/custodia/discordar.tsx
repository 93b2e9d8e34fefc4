import { trpc } from '@corre/client/trpc.ts';
import { contestarDiferencaSchema, type MovimentoView } from '@corre/contract/custodia/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { useCustodyAct } from '@corre/ui/shell/use-custody-act.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { ContestacaoDialog } from '../contestacao/contestacao-dialog.tsx';

/** The dialog in which a courier objects to a difference, in their own words. One objection per difference. */
export function Discordar({ movimento, onClose }: { movimento: MovimentoView; onClose: () => void }) {
  const { comercio, valor, prestacao_id } = movimento;
  const act = useCustodyAct(FALHAS['custodia.contestar'], onClose);
  const form = useForm({
    resolver: zodResolver(contestarDiferencaSchema.pick({ texto: true })),
    defaultValues: { texto: '' },
  });
  const contestar = trpc.custodia.contestar.useMutation(act.options);
  return (
    <ContestacaoDialog
      title="Discordo desta diferença"
      description={`${comercio}, ${formatMoney(Math.abs(valor))}. O suporte lê e responde por aqui.`}
      label="O que aconteceu?"
      form={form}
      sending={contestar.isPending}
      onSend={(text) => {
        if (prestacao_id !== null && act.start()) contestar.mutate({ prestacao_id, texto: text });
      }}
      onClose={onClose}
    />
  );
}
