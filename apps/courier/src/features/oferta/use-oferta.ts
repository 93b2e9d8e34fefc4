import { textoDoErro } from '@corre/api/client/erro.ts';
import { type Saidas, trpc } from '@corre/api/client/trpc.ts';
import { ESPERA_APOS_ACEITE_MS, ESPERA_APOS_RECUSA_MS, INTERVALO_CONSULTA_MS } from '@corre/api/shared/constantes.ts';
import { usePolling } from '@corre/ui/shell/live-events.tsx';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { learnServerTime } from '@corre/ui/shell/server-clock.ts';
import { notify } from '@corre/ui/toaster/notify.ts';
import { useEffect, useState } from 'react';
import { useEstado } from '../online/use-online.ts';

type Resposta = Saidas['ofertas']['proxima'];
export type Solicitacao = NonNullable<Resposta['proxima_entrega']>;

/** A live offer, with what every view of it needs. */
export interface Oferta {
  oferta_id: number;
  /** epoch milliseconds, by the server's clock */
  expira_em: number;
  primeira: Solicitacao;
  /** the stops of a route; one alone is no route */
  paradas: Solicitacao[];
  valor_total: number;
  valor_liquido: number;
}

const ofertaDe = (resposta: Resposta | undefined): Oferta | null => {
  if (!resposta?.proxima_entrega || resposta.oferta_id === null || resposta.expira_em === null) return null;
  const { oferta_id, proxima_entrega, is_rota, rota_completa, valor_total, valor_liquido } = resposta;
  return {
    oferta_id,
    expira_em: Date.parse(resposta.expira_em),
    primeira: proxima_entrega,
    paradas: is_rota ? rota_completa : [proxima_entrega],
    valor_total,
    valor_liquido,
  };
};

/** Asks every 3 s while online (specification §9): it is also the sign that this phone can be reached. */
function useConsulta(entregador_id: number, online: boolean) {
  const refetchInterval = usePolling(INTERVALO_CONSULTA_MS, { sempre: true });
  const verificar = trpc.ofertas.verificar.useQuery(
    { entregador_id },
    { enabled: online, refetchInterval, refetchIntervalInBackground: true, staleTime: 0 },
  );
  const ha = online && verificar.data?.has_delivery === true;
  const proxima = trpc.ofertas.proxima.useQuery({ entregador_id }, { enabled: ha, staleTime: 0, gcTime: 0 });
  const agora = proxima.data?.agora;
  useEffect(() => {
    if (agora) learnServerTime(agora);
  }, [agora]);
  return ha ? ofertaDe(proxima.data) : null;
}

/** The present offer and its three ends: accepted, refused, over (specification §4, "Offer lifecycle"). */
export function useOferta(aoAceitar: () => void) {
  const entregador_id = useEntregadorId();
  const utils = trpc.useUtils();
  const online = useEstado().data?.is_online ?? false;
  const viva = useConsulta(entregador_id, online);
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

  return {
    oferta,
    adiada: oferta !== null && oferta.oferta_id === adiada,
    adiar: () => setAdiada(oferta?.oferta_id ?? 0),
    aceitando: aceitarUma.isPending || aceitarRota.isPending,
    recusando: recusarOferta.isPending,
    aceitar: () => {
      if (!oferta) return;
      if (oferta.paradas.length === 1) aceitarUma.mutate({ entregador_id, solicitacao_id: oferta.primeira.id });
      else aceitarRota.mutate({ entregador_id, solicitacao_ids: oferta.paradas.map(({ id }) => id) });
    },
    recusar: () => recusarOferta.mutate({ entregador_id }),
    acabar: () => {
      notify.info('Tempo esgotado! Entrega passou para próximo entregador.');
      encerrar(ESPERA_APOS_RECUSA_MS);
    },
  };
}

export type OfertaAtual = ReturnType<typeof useOferta>;
