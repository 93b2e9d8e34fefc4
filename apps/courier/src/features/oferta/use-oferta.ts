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

/** The sentence of the rule when refusing would suspend, else null. */
function useAvisoDaRegra(): string | null {
  const recusas = useEstado().data?.recusas_consecutivas;
  const regra = useConfiguracao();
  return proximaSuspende(recusas, regra) ? avisoDeRecusas(recusas, regra) : null;
}

/** The offer on the screen, and what ends it without or against the courier's will. */
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
  /** At its deadline; an answer on its way says how it ended. */
  const acabar = () => {
    if (oferta && ato === null) void terminar(oferta, true);
  };
  return { oferta, responder, ato, falha, acabar, recusou: oferta === null ? recusou : null, esquecerRecusa };
}

/** The present offer and its three ends: accepted, refused, over (specification §4, "Offer lifecycle"). */
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
    /** its buttons answer: false under a finger that was already on its way */
    pronta,
    adiada: oferta !== null && oferta.oferta_id === adiada,
    adiar: () => setAdiada(oferta?.oferta_id ?? 0),
    aceitando: ato === 'aceitar',
    recusando: ato === 'recusar',
    /** the last answer did not come through, and the offer lives on */
    falha: oferta && falha?.oferta_id === oferta.oferta_id ? falha : null,
    /** the sentence of the rule, when refusing this one would suspend */
    aviso,
    aceitar: responderSePronta('aceitar'),
    recusar: responderSePronta('recusar'),
    /** `acabar`: at its deadline; `recusou`: the request of the last refusal, while its reason may follow and no other offer came */
    ...vida,
  };
}

export type OfertaAtual = ReturnType<typeof useOferta>;
