import { trpc } from '@corre/client/trpc.ts';
import { contestarDiferencaSchema, type MovimentoView } from '@corre/contract/custodia/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { useCustodyAct } from '@corre/ui/shell/use-custody-act.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { ContestacaoDialog } from '../contestacao/contestacao-dialog.tsx';

/** The dialog in which a courier objects to a difference, in their own words. One objection per difference. */
export function Discordar({ movimento, onFechar }: { movimento: MovimentoView; onFechar: () => void }) {
  const { comercio, valor, prestacao_id } = movimento;
  const ato = useCustodyAct(FALHAS['custodia.contestar'], onFechar);
  const form = useForm({
    resolver: zodResolver(contestarDiferencaSchema.pick({ texto: true })),
    defaultValues: { texto: '' },
  });
  const contestar = trpc.custodia.contestar.useMutation(ato.options);
  return (
    <ContestacaoDialog
      title="Discordo desta diferença"
      description={`${comercio}, ${formatMoney(Math.abs(valor))}. O suporte lê e responde por aqui.`}
      label="O que aconteceu?"
      form={form}
      enviando={contestar.isPending}
      onEnviar={(texto) => {
        if (prestacao_id !== null && ato.start()) contestar.mutate({ prestacao_id, texto });
      }}
      onFechar={onFechar}
    />
  );
}
