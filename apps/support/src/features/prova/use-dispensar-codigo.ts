import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { dispensarCodigoSchema } from '@corre/contract/prova/contrato.ts';
import { oneAtATime } from '@corre/ui/kit/guarded-press/one-at-a-time.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailure } from '@corre/ui/shell/failure-notice.ts';
import { useRef, useState } from 'react';

/** State and actions for a delivery that ends without its code. A reason is always required. */
export function useDispensarCodigo(solicitacao_id: number, onFim: () => void) {
  const utils = trpc.useUtils();
  const [guarda] = useState(() => oneAtATime());
  const [motivo, setMotivo] = useState('');
  const [tentou, setTentou] = useState(false);
  const campo = useRef<HTMLTextAreaElement>(null);
  const dados = { solicitacao_id, motivo };
  const falha = dispensarCodigoSchema.safeParse(dados).error?.issues[0]?.message;
  const dispensar = trpc.prova.dispensarCodigo.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      onFim();
    },
    // Unlock only after a failure. After a success the dialog closes and must not send again.
    onError: (erro) => {
      guarda.end(false);
      notifyFailure(FALHAS['prova.dispensarCodigo'], erro);
    },
    onSettled: () => utils.solicitacoes.invalidate(),
  });
  return {
    motivo: { ref: campo, value: motivo, onChange: (texto: string) => setMotivo(texto) },
    erro: tentou ? falha : undefined,
    confirmar: () => {
      setTentou(true);
      if (falha) return campo.current?.focus();
      if (guarda.start()) dispensar.mutate(dados);
    },
    dispensando: dispensar.isPending,
  };
}
