import { CONTAGEM_URGENTE_S } from '@corre/contract/constants.ts';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { useConfiguracao } from '@corre/ui/shell/use-configuracao.ts';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useEstado } from '../fila/use-fila.ts';
import { avisoDeRecusas, proximaSuspende } from './aviso-de-recusas.ts';
import { type Act, NO_OFFER, type OfertaEvent, ofertaReducer, onScreen } from './oferta-state.ts';
import { useOfertaEffects } from './use-oferta-effects.ts';
import { useOfertaViva } from './use-oferta-viva.ts';
import { useTapGuard } from './use-tap-guard.ts';

/** Returns the rule's warning if a refusal would suspend the account, otherwise null. */
function useAvisoDaRegra(): string | null {
  const recusas = useEstado().data?.recusas_consecutivas;
  const regra = useConfiguracao();
  return proximaSuspende(recusas, regra) ? avisoDeRecusas(recusas, regra) : null;
}

const CANAL = 'corre-ofertas';

/**
 * Tells the other tabs of this browser which offer this tab answers, and hears the same of them. Such an offer
 * disappears there without a notice, because 'não está mais disponível' would be wrong.
 */
function useOtherTabs(onAnswer: (oferta_id: number) => void): (oferta_id: number) => void {
  const canal = useRef<BroadcastChannel | null>(null);
  const heard = useEffectEvent(onAnswer);
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const open = new BroadcastChannel(CANAL);
    canal.current = open;
    open.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'number') heard(data);
    };
    return () => {
      canal.current = null;
      open.close();
    };
  }, []);
  return (oferta_id) => canal.current?.postMessage(oferta_id);
}

/** Keeps the state of the offers. Returns the state, and the function that feeds an event and performs its effects. */
function useOfertaMachine(goToDelivery: () => void) {
  const [state, setState] = useState(NO_OFFER);
  // Two events may come before the next render.
  const current = useRef(NO_OFFER);
  const send = useCallback((event: OfertaEvent): void => {
    const [next, effects] = ofertaReducer(current.current, event);
    current.current = next;
    setState(next);
    for (const effect of effects) {
      void perform.current(effect).then((outcome) => outcome && send(outcome));
    }
  }, []);
  const tellOtherTabs = useOtherTabs((oferta_id) => send({ type: 'otherTabAnswered', oferta_id }));
  const latest = useOfertaEffects({ tellOtherTabs, goToDelivery });
  const perform = useRef(latest);
  useEffect(() => {
    perform.current = latest;
  });
  return [state, send] as const;
}

/** Feeds the start of an offer's last seconds [oferta-prazo]. Its deadline is fed by the view (oferta-tela.tsx). */
function useLastSeconds(expira_em: number | undefined, send: (event: OfertaEvent) => void): void {
  useEffect(() => {
    if (expira_em === undefined) return;
    const left = expira_em - serverNow() - CONTAGEM_URGENTE_S * 1000;
    const espera = setTimeout(() => send({ type: 'lastSeconds', expira_em }), Math.max(0, left));
    return () => clearTimeout(espera);
  }, [expira_em, send]);
}

/** Returns the current offer and the functions that accept, refuse and postpone it. */
export function useOferta(goToDelivery: () => void) {
  const online = useEstado().data?.is_online ?? false;
  const viva = useOfertaViva(online);
  const [state, send] = useOfertaMachine(goToDelivery);
  useEffect(() => send({ type: 'polled', viva, online, now: serverNow() }), [viva, online, send]);

  const oferta = onScreen(state);
  const act = state.answer?.act;
  useLastSeconds(oferta?.expira_em, send);
  const aviso = useAvisoDaRegra();
  const pronta = useTapGuard(oferta?.oferta_id, state.answer !== null);
  const press = (novo: Act) => () => {
    if (oferta && pronta) send({ type: 'answerPressed', oferta, act: novo });
  };
  return {
    oferta,
    /** its buttons respond; false at first, because a finger may already be on its way */
    pronta,
    adiada: oferta?.oferta_id === state.adiada,
    adiar: () => oferta && send({ type: 'laterPressed', oferta_id: oferta.oferta_id }),
    urgente: oferta?.expira_em === state.urgente,
    aceitando: act === 'aceitar',
    recusando: act === 'recusar',
    /** the last answer failed, and the offer is still alive */
    falha: oferta && state.falha?.oferta_id === oferta.oferta_id ? state.falha : null,
    /** the rule's warning, if refusing this offer would suspend the account */
    aviso,
    aceitar: press('aceitar'),
    recusar: press('recusar'),
    /** call it at the deadline */
    end: () => oferta && send({ type: 'deadline', oferta_id: oferta.oferta_id }),
    /** the last refusal, until its reason is given or another offer comes */
    recusou: oferta === null ? state.recusou : null,
    esquecerRecusa: useCallback(() => send({ type: 'reasonClosed' }), [send]),
  };
}

export type OfertaAtual = ReturnType<typeof useOferta>;
