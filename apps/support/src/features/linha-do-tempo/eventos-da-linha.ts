import type { Saidas } from '@corre/api/client/trpc.ts';
import { formatDuration, formatTimeWithSeconds } from '@corre/ui/format/dates.ts';
import { formatOneDecimal } from '@corre/ui/format/money.ts';
import type { TimelineEvent } from '@corre/ui/timeline/timeline.tsx';
import { Ban, Bike, Check, Clock, Flag, Hourglass, Plus, Send, Store, Undo2, WifiOff, X } from 'lucide-react';
import type { Solicitacao } from '../torre/use-torre.ts';

type Passo = Saidas['solicitacoes']['historico'][number];
type Look = Pick<TimelineEvent, 'icon' | 'tom'>;

/** How the words of the server's steps look; a word it does not know is neutral. */
const LOOKS: Record<string, Look> = {
  'Solicitação criada': { icon: Plus, tom: 'criada' },
  'Aceita pelo entregador': { icon: Check, tom: 'oferta' },
  'Atribuída pelo suporte': { icon: Check, tom: 'oferta' },
  'Entregador no comércio': { icon: Store, tom: 'retirada' },
  'Saiu para entrega': { icon: Bike, tom: 'entrega' },
  'Entrega finalizada': { icon: Flag, tom: 'final' },
  Cancelada: { icon: Ban, tom: 'neutra' },
  Aceitou: { icon: Check, tom: 'final' },
  Recusou: { icon: X, tom: 'recusa' },
  'Deixou passar': { icon: Clock, tom: 'neutra' },
  'Oferta não chegou ao celular': { icon: WifiOff, tom: 'neutra' },
  'Oferta retirada': { icon: Undo2, tom: 'neutra' },
};
const NEUTRO: Look = { icon: Clock, tom: 'neutra' };

const segundos = (de: string, ate: string): string =>
  `${formatOneDecimal(Math.max(0, Date.parse(ate) - Date.parse(de)) / 1_000)} s`;

/** 'Oferecida ao 1º da fila · entregue em 0,4 s · vista em 1,1 s': an offer with what its phone reported. */
function detalheDaOferta(oferta: Passo, depois: readonly Passo[]): string {
  const fim = depois.findIndex(({ tipo, entregador }) => tipo === 'oferta' && entregador === oferta.entregador);
  const seus = (fim < 0 ? depois : depois.slice(0, fim)).filter(({ entregador }) => entregador === oferta.entregador);
  const entregue = seus.find(({ tipo }) => tipo === 'entregue');
  const vista = seus.find(({ tipo }) => tipo === 'vista');
  return [
    oferta.texto,
    entregue && `entregue em ${segundos(oferta.quando, entregue.quando)}`,
    vista && `vista em ${segundos(oferta.quando, vista.quando)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function evento(passo: Passo, indice: number, todos: readonly Passo[]): TimelineEvent {
  const base = { id: indice, hora: formatTimeWithSeconds(passo.quando) };
  const nome = passo.entregador ?? 'Entregador';
  switch (passo.tipo) {
    case 'oferta':
      return {
        ...base,
        titulo: `Oferta para ${nome}`,
        detalhe: detalheDaOferta(passo, todos.slice(indice + 1)),
        icon: Send,
        tom: 'oferta',
      };
    case 'resposta':
      return { ...base, titulo: nome, detalhe: passo.texto, ...(LOOKS[passo.texto] ?? NEUTRO) };
    case 'pulo':
      return { ...base, titulo: nome, detalhe: passo.texto, icon: WifiOff, tom: 'neutra' };
    default:
      return { ...base, titulo: passo.texto, detalhe: passo.entregador, ...(LOOKS[passo.texto] ?? NEUTRO) };
  }
}

/** The server's steps as the timeline draws them; a request that still waits ends in 'agora'. */
export function eventosDaLinha(
  passos: readonly Passo[],
  solicitacao: Pick<Solicitacao, 'status' | 'data_solicitacao'> | undefined,
  agora: number,
): TimelineEvent[] {
  const eventos = passos.flatMap((passo, indice) =>
    passo.tipo === 'entregue' || passo.tipo === 'vista' ? [] : [evento(passo, indice, passos)],
  );
  if (solicitacao?.status !== 'aguardando') return eventos;
  const espera = formatDuration(agora - Date.parse(solicitacao.data_solicitacao));
  return [...eventos, { id: 'agora', hora: 'agora', titulo: `Esperando há ${espera}`, icon: Hourglass, tom: 'agora' }];
}
