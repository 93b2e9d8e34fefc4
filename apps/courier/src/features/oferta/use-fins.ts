import { trpc } from '@corre/client/trpc.ts';
import { ESPERA_APOS_ACEITE_MS, ESPERA_APOS_RECUSA_MS } from '@corre/contract/constants.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { useConfiguracao } from '@corre/ui/shell/use-configuracao.ts';
import { useCallback, useState } from 'react';
import { avisoDeRecusas } from './aviso-de-recusas.ts';
import type { RecusaFeita } from './motivo-da-recusa.tsx';
import { useMostrarAceita } from './use-mostrar-aceita.ts';
import type { Oferta } from './use-oferta-viva.ts';
import type { Fins } from './use-responder.ts';

/** Returns what to do at each definite end of an offer: remove it, ask for the next one, refresh the changed data. */
export function useFins(irParaEntrega: () => void) {
  const utils = trpc.useUtils();
  const regra = useConfiguracao();
  const [encerrada, setEncerrada] = useState(0);
  const mostrarAceita = useMostrarAceita();
  /** the last refusal, while the question for its reason is open */
  const [recusou, setRecusou] = useState<RecusaFeita | null>(null);

  const encerrar = ({ oferta_id }: Oferta, espera_ms: number) => {
    setEncerrada(oferta_id);
    setTimeout(() => void utils.ofertas.invalidate(), espera_ms);
    void utils.fila.invalidate();
  };
  const aceita: Fins['aoAceitar'] = async (oferta, message) => {
    await mostrarAceita(oferta);
    setRecusou(null);
    notify.success(message);
    encerrar(oferta, ESPERA_APOS_ACEITE_MS);
    void utils.solicitacoes.invalidate();
    irParaEntrega();
  };
  const recusada: Fins['aoRecusar'] = (oferta, { message, recusas_consecutivas, suspenso }) => {
    // A suspension has its own notice.
    const texto = suspenso ? null : (avisoDeRecusas(recusas_consecutivas, regra) ?? message);
    setRecusou({ solicitacao_id: oferta.primeira.id, texto });
    void utils.ofertas.recusas.invalidate();
    encerrar(oferta, ESPERA_APOS_RECUSA_MS);
  };
  const morta: Fins['aoMorrer'] = (oferta, detail, codigo) => {
    notify.error(detail);
    // After an expired offer the app asks again sooner [oferta-aceite].
    encerrar(oferta, codigo === 'OFERTA_EXPIRADA' ? ESPERA_APOS_RECUSA_MS : ESPERA_APOS_ACEITE_MS);
  };
  return {
    encerrada,
    encerrar,
    aceita,
    recusada,
    morta,
    recusou,
    esquecerRecusa: useCallback(() => setRecusou(null), []),
  };
}
