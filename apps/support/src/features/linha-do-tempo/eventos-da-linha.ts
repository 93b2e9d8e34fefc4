import type { Saidas } from '@corre/api/client/trpc.ts';
import { formatDuration, formatTimeWithSeconds, isoDay } from '@corre/ui/format/dates.ts';
import { formatOneDecimal } from '@corre/ui/format/money.ts';
import type { TimelineEvent } from '@corre/ui/timeline/timeline.tsx';
import { Ban, Bike, Check, Clock, Flag, Hourglass, LifeBuoy, Plus, Send, Store, Undo2, WifiOff, X } from 'lucide-react';
import type { Solicitacao } from '../torre/use-solicitacoes.ts';
import { fraseDaEspera } from './frase-da-espera.ts';
import type { Espera } from './use-espera.ts';

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
  'Finalizada pelo suporte': { icon: Flag, tom: 'final' },
  Cancelada: { icon: Ban, tom: 'neutra' },
  'Cancelada pelo suporte': { icon: Ban, tom: 'neutra' },
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
    case 'intervencao': {
      const [feito = passo.texto, ...motivo] = passo.texto.split(': ');
      return {
        ...base,
        titulo: feito,
        detalhe: `Motivo: ${motivo.join(': ')} · ${nome}`,
        icon: LifeBuoy,
        tom: 'retirada',
      };
    }
    case 'pulo':
      return { ...base, titulo: nome, detalhe: passo.texto, icon: WifiOff, tom: 'neutra' };
    default:
      return { ...base, titulo: passo.texto, detalhe: passo.entregador, ...(LOOKS[passo.texto] ?? NEUTRO) };
  }
}

type Pedido = Pick<Solicitacao, 'status' | 'data_solicitacao'>;

/** The last line of a request that still waits: since when, why, and when that changes. */
function presente({ data_solicitacao }: Pedido, espera: Espera | undefined, agora: number): TimelineEvent {
  return {
    id: 'agora',
    hora: 'agora',
    titulo: `Esperando há ${formatDuration(agora - Date.parse(data_solicitacao))}`,
    detalhe: espera && fraseDaEspera(espera, agora),
    icon: Hourglass,
    tom: 'agora',
  };
}

/** The steps of one day, as 'aaaa-mm-dd' in São Paulo. */
export interface DiaDaLinha {
  dia: string;
  eventos: TimelineEvent[];
}

/** The server's steps as the timeline draws them, day by day; a request that still waits ends in 'agora'. */
export function diasDaLinha(
  passos: readonly Passo[],
  solicitacao: Pedido | undefined,
  espera: Espera | undefined,
  agora: number,
): DiaDaLinha[] {
  const dias: DiaDaLinha[] = [];
  const por = (dia: string, novo: TimelineEvent) => {
    const ultimo = dias.at(-1);
    if (ultimo?.dia === dia) ultimo.eventos.push(novo);
    else dias.push({ dia, eventos: [novo] });
  };
  passos.forEach((passo, indice) => {
    if (passo.tipo !== 'entregue' && passo.tipo !== 'vista') por(isoDay(passo.quando), evento(passo, indice, passos));
  });
  if (solicitacao?.status === 'aguardando') por(isoDay(agora), presente(solicitacao, espera, agora));
  return dias;
}
