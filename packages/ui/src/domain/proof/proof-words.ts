import { NOME_MARCO } from '@corre/contract/solicitacoes/marcos-regras.ts';
import type { TipoMarco } from '@corre/contract/vocabulario.ts';
import { formatTime } from '../format/dates.ts';

/** The milestones of a request and the proof of its delivery. */
export interface Proven {
  id: number;
  marcos: readonly { tipo: TipoMarco; quando: string }[];
  recebedor: string | null;
  foto_em: string | null;
}

/** Returns 'Chegou ao cliente às 19:40 · Código conferido às 19:42 · Recebido por Lúcia'. */
export function proofWords({ marcos, recebedor }: Pick<Proven, 'marcos' | 'recebedor'>): string {
  const ditos = marcos.map(({ tipo, quando }) => `${NOME_MARCO[tipo]} às ${formatTime(quando)}`);
  return [...ditos, ...(recebedor === null ? [] : [`Recebido por ${recebedor}`])].join(' · ');
}

/** Returns the address of a delivery's photo, for its shop, its courier and the offices. */
export const proofPhotoUrl = (id: number): string => `/api/solicitacao/${id}/foto`;
