import { NOME_MARCO } from '@corre/contract/solicitacoes/marcos-regras.ts';
import type { TipoMarco } from '@corre/contract/vocabulario.ts';
import { formatTime } from '../format/dates.ts';

/** What a request says of its milestones and of who received it. */
export interface Proven {
  id: number;
  marcos: readonly { tipo: TipoMarco; quando: string }[];
  recebedor: string | null;
  foto_em: string | null;
}

/** 'Chegou ao cliente às 19:40 · Código conferido às 19:42 · Recebido por Lúcia' */
export function proofWords({ marcos, recebedor }: Pick<Proven, 'marcos' | 'recebedor'>): string {
  const ditos = marcos.map(({ tipo, quando }) => `${NOME_MARCO[tipo]} às ${formatTime(quando)}`);
  return [...ditos, ...(recebedor === null ? [] : [`Recebido por ${recebedor}`])].join(' · ');
}

/** Where the photo of a delivery is read: for its shop, its courier and the offices. */
export const proofPhotoUrl = (id: number): string => `/api/solicitacao/${id}/foto`;
