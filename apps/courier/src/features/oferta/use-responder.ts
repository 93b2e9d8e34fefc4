import { errorCode, errorText } from '@corre/client/error.ts';
import { type Outputs, trpc } from '@corre/client/trpc.ts';
import type { ErrorCode } from '@corre/contract/erros/list.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { useRef, useState } from 'react';
import { ofertaSegueViva } from './resposta-perdida.ts';
import type { Oferta } from './use-oferta-viva.ts';

export type Ato = 'aceitar' | 'recusar';

/** A failed answer to an offer that is still alive: the attempted act, and the text for the offer's view. */
export interface Falha {
  oferta_id: number;
  ato: Ato;
  texto: string;
}

/** The callbacks for the possible results of an answer. */
export interface Fins {
  /** before the answer is sent */
  aoResponder: (oferta: Oferta) => void;
  aoAceitar: (oferta: Oferta, message: string) => Promise<void>;
  aoRecusar: (oferta: Oferta, resposta: Outputs['ofertas']['recusar']) => void;
  /** the server says that the offer is over; `detail` is its text */
  aoMorrer: (oferta: Oferta, detail: string, codigo: ErrorCode | null) => void;
  /** no definite result: the offer stays */
  aoFalhar: (oferta: Oferta, ato: Ato) => void;
}

const TEXTO = { aceitar: FALHAS['ofertas.aceitar'], recusar: FALHAS['ofertas.recusar'] } as const;

/** Sends one answer at a time. A second tap before the next render sends nothing. */
export function useResponder({ aoResponder, aoAceitar, aoRecusar, aoMorrer, aoFalhar }: Fins) {
  const entregador_id = useEntregadorId();
  const uma = trpc.ofertas.aceitar.useMutation();
  const rota = trpc.ofertas.aceitarRota.useMutation();
  const recusa = trpc.ofertas.recusar.useMutation();
  const emCurso = useRef(false);
  const [ato, setAto] = useState<Ato | null>(null);
  const [falha, setFalha] = useState<Falha | null>(null);

  const aceitar = async (oferta: Oferta) => {
    const ids = oferta.paradas.map(({ id }) => id);
    const { message } = await (ids.length === 1
      ? uma.mutateAsync({ entregador_id, solicitacao_id: oferta.primeira.id })
      : rota.mutateAsync({ entregador_id, solicitacao_ids: ids }));
    await aoAceitar(oferta, message);
  };
  const recusar = async (oferta: Oferta) =>
    aoRecusar(oferta, await recusa.mutateAsync({ entregador_id, solicitacao_id: oferta.primeira.id }));

  const responder = async (oferta: Oferta, novo: Ato) => {
    if (emCurso.current) return;
    emCurso.current = true;
    setAto(novo);
    setFalha(null);
    aoResponder(oferta);
    try {
      await (novo === 'aceitar' ? aceitar(oferta) : recusar(oferta));
    } catch (erro) {
      const texto = errorText(erro, TEXTO[novo]);
      if (ofertaSegueViva(erro)) {
        setFalha({ oferta_id: oferta.oferta_id, ato: novo, texto });
        aoFalhar(oferta, novo);
      } else aoMorrer(oferta, texto, errorCode(erro));
    } finally {
      emCurso.current = false;
      setAto(null);
    }
  };
  return { responder, ato, falha };
}
