import { trpc } from '@corre/api/client/trpc.ts';
import { ESPERA_APOS_ACEITE_MS, ESPERA_APOS_RECUSA_MS } from '@corre/api/shared/constantes.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { useConfiguracao } from '@corre/ui/shell/use-configuracao.ts';
import { notify } from '@corre/ui/toaster/notify.ts';
import { useRef, useState } from 'react';
import { useEstado } from '../online/use-online.ts';
import { avisoDeRecusas, proximaSuspende } from './aviso-de-recusas.ts';
import { useOutrasAbas } from './outras-abas.ts';
import { useGuarda } from './use-guarda.ts';
import { type Oferta, useOfertaViva } from './use-oferta-viva.ts';
import { useResponder } from './use-responder.ts';
import { useSumico } from './use-sumico.ts';

const TEMPO_ESGOTADO = 'Tempo esgotado! Entrega passou para próximo entregador.';
/** The toast that counts the refusals: a newer count takes its place. */
const RECUSAS = 'recusas';
/** As the server says it. */
const aceitas = (total: number) =>
  total > 1 ? `${total} entregas aceitas com sucesso!` : 'Entrega aceita com sucesso!';

/** Whether a stop of the offer is in the courier's hands by now, by the server's word; null when it cannot be asked. */
function useSeEMinha() {
  const entregador_id = useEntregadorId();
  const { solicitacoes } = trpc.useUtils();
  return async ({ paradas }: Oferta): Promise<boolean | null> => {
    try {
      const minhas = await solicitacoes.doEntregador.fetch({ entregador_id }, { staleTime: 0 });
      return minhas.some(({ id }) => paradas.some((parada) => parada.id === id));
    } catch {
      return null;
    }
  };
}

/** After an answer or an end: the offer goes from the screen, the next is looked for, and what it touched is asked again. */
function useEncerrar() {
  const utils = trpc.useUtils();
  const [encerrada, setEncerrada] = useState(0);
  return {
    encerrada,
    encerrar: ({ oferta_id }: Oferta, ms: number) => {
      setEncerrada(oferta_id);
      setTimeout(() => void utils.ofertas.invalidate(), ms);
      void utils.fila.invalidate();
    },
  };
}

/** The present offer and its three ends: accepted, refused, over (specification §4, "Offer lifecycle"). */
export function useOferta(irParaEntrega: () => void) {
  const { data: estado } = useEstado();
  const online = estado?.is_online ?? false;
  const regra = useConfiguracao();
  const utils = trpc.useUtils();
  const viva = useOfertaViva(online);
  const abas = useOutrasAbas();
  const seEMinha = useSeEMinha();
  const { encerrada, encerrar } = useEncerrar();
  /** offers whose acceptance was sent and got no certain answer */
  const incertas = useRef(new Set<number>());
  const [adiada, setAdiada] = useState(0);
  const oferta = viva && viva.oferta_id !== encerrada ? viva : null;

  const aceita = (qual: Oferta, message: string) => {
    notify.dismiss(RECUSAS);
    notify.success(message);
    encerrar(qual, ESPERA_APOS_ACEITE_MS);
    void utils.solicitacoes.invalidate();
    irParaEntrega();
  };
  const { responder, ato, falha } = useResponder({
    aoResponder: ({ oferta_id }) => abas.avisar(oferta_id),
    aoAceitar: aceita,
    aoRecusar: (qual, { message, recusas_consecutivas, suspenso }) => {
      // a suspension has a voice of its own
      if (!suspenso) notify.info(avisoDeRecusas(recusas_consecutivas, regra) ?? message, { id: RECUSAS });
      encerrar(qual, ESPERA_APOS_RECUSA_MS);
    },
    aoMorrer: (qual, detail) => {
      notify.error(detail);
      // a dead offer makes room for the next (specification §8)
      encerrar(qual, detail.includes('expirada') ? ESPERA_APOS_RECUSA_MS : ESPERA_APOS_ACEITE_MS);
    },
    aoFalhar: (qual, tentado) => {
      if (tentado === 'aceitar') incertas.current.add(qual.oferta_id);
      if (serverNow() >= qual.expira_em) void terminar(qual, true);
    },
  });

  /** An acceptance whose answer got lost may have arrived: the server is asked before anything is said of the end. */
  const terminar = async (qual: Oferta, esgotou: boolean) => {
    encerrar(qual, ESPERA_APOS_RECUSA_MS);
    const incerta = incertas.current.has(qual.oferta_id);
    const minha = esgotou && !incerta ? false : await seEMinha(qual);
    if (minha && incerta) aceita(qual, aceitas(qual.paradas.length));
    else if (minha === null && incerta) notify.error('Sem conexão: confira em Minhas Entregas se a oferta foi aceita.');
    else if (!minha) notify.info(esgotou ? TEMPO_ESGOTADO : 'Esta oferta não está mais disponível.');
  };
  const acabar = () => {
    // an answer on its way says how it ended
    if (oferta && ato === null) void terminar(oferta, true);
  };
  useSumico(oferta, ({ oferta: qual, esgotou }) => {
    if (qual.oferta_id === encerrada || !online || ato !== null || abas.respondeu(qual.oferta_id)) return;
    void terminar(qual, esgotou);
  });

  const pronta = useGuarda(oferta?.oferta_id, ato !== null);
  const responderSePronta = (novo: 'aceitar' | 'recusar') => () => {
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
    falha: oferta && falha?.oferta_id === oferta.oferta_id ? falha : null,
    /** the sentence of the rule, when refusing this one would suspend */
    aviso: proximaSuspende(estado?.recusas_consecutivas, regra)
      ? avisoDeRecusas(estado?.recusas_consecutivas, regra)
      : null,
    aceitar: responderSePronta('aceitar'),
    recusar: responderSePronta('recusar'),
    acabar,
  };
}

export type OfertaAtual = ReturnType<typeof useOferta>;
