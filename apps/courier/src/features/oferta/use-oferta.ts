import { semResposta, textoDoErro } from '@corre/api/client/erro.ts';
import { trpc } from '@corre/api/client/trpc.ts';
import { ESPERA_APOS_ACEITE_MS, ESPERA_APOS_RECUSA_MS } from '@corre/api/shared/constantes.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { notify } from '@corre/ui/toaster/notify.ts';
import { useState } from 'react';
import { useEstado } from '../online/use-online.ts';
import { useOfertaViva } from './use-oferta-viva.ts';
import { useSumico } from './use-sumico.ts';

/** The present offer and its three ends: accepted, refused, over (specification §4, "Offer lifecycle"). */
export function useOferta(aoAceitar: () => void) {
  const entregador_id = useEntregadorId();
  const utils = trpc.useUtils();
  const online = useEstado().data?.is_online ?? false;
  const viva = useOfertaViva(online);
  const [encerrada, setEncerrada] = useState(0);
  const [adiada, setAdiada] = useState(0);
  const oferta = viva && viva.oferta_id !== encerrada ? viva : null;

  const conferirEm = (ms: number) => setTimeout(() => void utils.ofertas.invalidate(), ms);
  const encerrar = (ms: number) => {
    if (oferta) setEncerrada(oferta.oferta_id);
    conferirEm(ms);
  };
  const falhou = (falha: string) => (erro: unknown) => {
    const texto = textoDoErro(erro, falha);
    notify.error(texto);
    // no answer came: the offer stands, and so do its buttons
    if (semResposta(erro)) return;
    // a dead offer makes room for the next; any other refusal is looked at again as well (specification §8)
    encerrar(texto.includes('expirada') ? ESPERA_APOS_RECUSA_MS : ESPERA_APOS_ACEITE_MS);
  };
  const aceito = ({ message }: { message: string }) => {
    notify.success(message);
    encerrar(ESPERA_APOS_ACEITE_MS);
    void utils.solicitacoes.invalidate();
    void utils.fila.invalidate();
    aoAceitar();
  };
  const aceitarUma = trpc.ofertas.aceitar.useMutation({ onSuccess: aceito, onError: falhou('Erro ao aceitar') });
  const aceitarRota = trpc.ofertas.aceitarRota.useMutation({ onSuccess: aceito, onError: falhou('Erro ao aceitar') });
  const recusarOferta = trpc.ofertas.recusar.useMutation({
    onSuccess: ({ message }) => {
      notify.info(message);
      encerrar(ESPERA_APOS_RECUSA_MS);
      void utils.fila.invalidate();
    },
    onError: falhou('Erro ao recusar'),
  });

  const aceitando = aceitarUma.isPending || aceitarRota.isPending;
  const acabar = () => {
    // an answer on its way says how it ended
    if (aceitando || recusarOferta.isPending) return;
    notify.info('Tempo esgotado! Entrega passou para próximo entregador.');
    encerrar(ESPERA_APOS_RECUSA_MS);
  };
  useSumico(oferta, ({ oferta_id, esgotou }) => {
    if (oferta_id === encerrada || !online) return;
    if (esgotou) acabar();
    else if (!aceitando && !recusarOferta.isPending) notify.info('Esta oferta não está mais disponível.');
  });

  return {
    oferta,
    adiada: oferta !== null && oferta.oferta_id === adiada,
    adiar: () => setAdiada(oferta?.oferta_id ?? 0),
    aceitando,
    recusando: recusarOferta.isPending,
    aceitar: () => {
      if (!oferta) return;
      if (oferta.paradas.length === 1) aceitarUma.mutate({ entregador_id, solicitacao_id: oferta.primeira.id });
      else aceitarRota.mutate({ entregador_id, solicitacao_ids: oferta.paradas.map(({ id }) => id) });
    },
    recusar: () => recusarOferta.mutate({ entregador_id }),
    acabar,
  };
}

export type OfertaAtual = ReturnType<typeof useOferta>;
