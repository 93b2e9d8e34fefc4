import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { useState } from 'react';

export type Segredo = 'cpf' | 'rg' | 'pix_chave';

/** Returns the revealed CPF, RG and PIX key of one courier. Each reveal is a call to the server, which records it. */
export function useRevelar(entregador_id: number) {
  const utils = trpc.useUtils();
  const [visiveis, setVisiveis] = useState<Partial<Record<Segredo, string>>>({});
  const [pedindo, setPedindo] = useState<Segredo | null>(null);
  const mostrar = async (segredo: Segredo) => {
    setPedindo(segredo);
    try {
      // Zero for both: the cache must not keep documents, and the next reveal must be recorded as well.
      const dados = await utils.entregadores.revelar.fetch({ entregador_id }, { staleTime: 0, gcTime: 0 });
      setVisiveis((antes) => ({ ...antes, [segredo]: dados[segredo] }));
    } catch (erro) {
      notifyFailureWithReason(FALHAS['entregadores.revelar'], erro);
    } finally {
      setPedindo(null);
    }
  };
  const ocultar = (segredo: Segredo) => setVisiveis((antes) => ({ ...antes, [segredo]: undefined }));
  return {
    visiveis,
    pedindo,
    alternar: (segredo: Segredo) => {
      if (visiveis[segredo] === undefined) void mostrar(segredo);
      else ocultar(segredo);
    },
  };
}
