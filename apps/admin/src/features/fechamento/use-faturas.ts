import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { FaturasDaSemana } from '@corre/contract/fechamento/faturas-contrato.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyError, textWithReason } from '@corre/ui/shell/failure-notice.ts';
import { useRef, useState } from 'react';

export type LinhaDeFatura = FaturasDaSemana['linhas'][number];

/** Returns the invoices of a week and their actions. A second press during a call does nothing. */
export function useFaturas(semana_inicio: string) {
  const utils = trpc.useUtils();
  const { data, isError, refetch } = trpc.faturas.semana.useQuery({ semana_inicio });
  const inFlight = useRef(new Set<number>());
  const [marking, setMarking] = useState<ReadonlySet<number>>(new Set());
  const reload = () => utils.faturas.semana.invalidate({ semana_inicio });
  const receber = trpc.faturas.receber.useMutation();
  const estornar = trpc.faturas.estornar.useMutation({ onSettled: reload });
  const enviar = async ({ comercio_id, comercio }: LinhaDeFatura) => {
    try {
      const { message } = await receber.mutateAsync({ semana_inicio, comercio_id });
      notify.success(`${comercio}: ${message}`);
    } catch (error) {
      notifyError(error, `${comercio}: ${textWithReason(FALHAS['faturas.receber'], error)}`);
    } finally {
      await reload();
      inFlight.current.delete(comercio_id);
      setMarking(new Set(inFlight.current));
    }
  };
  return {
    faturas: data,
    failed: isError && !data,
    retry: () => void refetch(),
    marking,
    receber: (fatura: LinhaDeFatura) => {
      if (inFlight.current.has(fatura.comercio_id)) return;
      inFlight.current.add(fatura.comercio_id);
      setMarking(new Set(inFlight.current));
      void enviar(fatura);
    },
    estornar: ({ comercio_id, comercio }: LinhaDeFatura, motivo: string, onEnd: () => void) =>
      estornar.mutate(
        { semana_inicio, comercio_id, motivo },
        {
          onSuccess: onEnd,
          onError: (error) => notifyError(error, `${comercio}: ${textWithReason(FALHAS['faturas.estornar'], error)}`),
        },
      ),
    estornando: estornar.isPending,
  };
}
