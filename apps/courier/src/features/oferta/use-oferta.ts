import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { useConfiguracao } from '@corre/ui/shell/use-configuracao.ts';
import { useEffect, useRef, useState } from 'react';
import { useEstado } from '../fila/use-estado.ts';
import { avisoDeRecusas, proximaSuspende } from './aviso-de-recusas.ts';
import { useFins } from './use-fins.ts';
import { useGuarda } from './use-guarda.ts';
import { useOfertaViva } from './use-oferta-viva.ts';
import { useOutrasAbas } from './use-outras-abas.ts';
import { type Ato, useResponder } from './use-responder.ts';
import { useSumico } from './use-sumico.ts';
import { useTerminar } from './use-terminar.ts';

/** Returns the rule's warning if a refusal would suspend the account, otherwise null. */
function useAvisoDaRegra(): string | null {
  const recusas = useEstado().data?.recusas_consecutivas;
  const regra = useConfiguracao();
  return proximaSuspende(recusas, regra) ? avisoDeRecusas(recusas, regra) : null;
}

/** Returns the current offer, the functions that answer it, and what happens if it ends otherwise. */
function useVida(irParaEntrega: () => void) {
  const online = useEstado().data?.is_online ?? false;
  const viva = useOfertaViva(online);
  const abas = useOutrasAbas();
  const { encerrada, encerrar, aceita, recusada, morta, recusou, esquecerRecusa } = useFins(irParaEntrega);
  const { terminar, marcarIncerta } = useTerminar({ encerrar, aceita });
  const oferta = viva && viva.oferta_id !== encerrada ? viva : null;
  const naTela = useRef<number>(undefined);
  useEffect(() => {
    naTela.current = oferta?.oferta_id;
  });

  const { responder, ato, falha } = useResponder({
    aoResponder: ({ oferta_id }) => abas.avisar(oferta_id),
    aoAceitar: aceita,
    aoRecusar: recusada,
    aoMorrer: morta,
    aoFalhar: (qual, tentado) => {
      if (tentado === 'aceitar') marcarIncerta(qual);
      const esgotou = serverNow() >= qual.expira_em;
      if (esgotou || naTela.current !== qual.oferta_id) void terminar(qual, esgotou);
    },
  });
  useSumico(oferta, ({ oferta: qual, esgotou }) => {
    if (qual.oferta_id === encerrada || !online || ato !== null || abas.respondeu(qual.oferta_id)) return;
    void terminar(qual, esgotou);
  });
  /** Called at the deadline. If an answer is being sent, its result decides instead. */
  const acabar = () => {
    if (oferta && ato === null) void terminar(oferta, true);
  };
  return { oferta, responder, ato, falha, acabar, recusou: oferta === null ? recusou : null, esquecerRecusa };
}

/** Returns the current offer and the functions that accept, refuse and postpone it. */
export function useOferta(irParaEntrega: () => void) {
  const { oferta, responder, ato, falha, ...vida } = useVida(irParaEntrega);
  const [adiada, setAdiada] = useState(0);
  const aviso = useAvisoDaRegra();
  const pronta = useGuarda(oferta?.oferta_id, ato !== null);
  const responderSePronta = (novo: Ato) => () => {
    if (oferta && pronta) void responder(oferta, novo);
  };
  return {
    oferta,
    /** its buttons respond; false at first, because a finger may already be on its way */
    pronta,
    adiada: oferta !== null && oferta.oferta_id === adiada,
    adiar: () => setAdiada(oferta?.oferta_id ?? 0),
    aceitando: ato === 'aceitar',
    recusando: ato === 'recusar',
    /** the last answer failed, and the offer is still alive */
    falha: oferta && falha?.oferta_id === oferta.oferta_id ? falha : null,
    /** the rule's warning, if refusing this offer would suspend the account */
    aviso,
    aceitar: responderSePronta('aceitar'),
    recusar: responderSePronta('recusar'),
    /**
     * `acabar`: call it at the deadline. `recusou`: the last refusal, until its reason is given or another offer comes.
     */
    ...vida,
  };
}

export type OfertaAtual = ReturnType<typeof useOferta>;
