import type { EventoDaSolicitacao } from '@corre/contract/solicitacoes/historico-contrato.ts';
import { formatDuration, formatTimeWithSeconds, isoDay } from '@corre/ui/domain/format/dates.ts';
import { ProblemPhoto } from '@corre/ui/domain/problem/problem-card.tsx';
import { formatOneDecimal } from '@corre/ui/kit/format/money.ts';
import type { TimelineEvent } from '@corre/ui/kit/timeline/timeline.tsx';
import { Hourglass } from 'lucide-react';
import type { Solicitacao } from '../solicitacoes/use-solicitacoes.ts';
import { type Espera, fraseDaEspera } from './frase-da-espera.ts';
import { fraseDoEvento } from './frase-do-evento.ts';
import { detalheDoProblema } from './frase-do-problema.ts';

/** Returns the courier's text about a problem, with the photo if the server still has it. */
function detalheComFoto(evento: Extract<EventoDaSolicitacao, { tipo: 'problema' }>) {
  const text = detalheDoProblema(evento);
  if (evento.foto_em === null) return text;
  return (
    <span className="grid grid-cols-1 gap-1.5">
      {text}
      <ProblemPhoto problema_id={evento.problema_id} foto_em={evento.foto_em} />
    </span>
  );
}

const seconds = (de: string, until: string): string =>
  `${formatOneDecimal(Math.max(0, Date.parse(until) - Date.parse(de)) / 1_000)} s`;

/**
 * Returns the detail of an offer, with the times that the phone reported.
 * Example: 'Oferecida ao 1º da fila · entregue em 0,4 s · vista em 1,1 s'.
 */
function detalheDaOferta(
  { quando, nome_entregador }: EventoDaSolicitacao,
  text: string,
  after: readonly EventoDaSolicitacao[],
): string {
  const dele = after.filter((other) => other.nome_entregador === nome_entregador);
  const fim = dele.findIndex(({ tipo }) => tipo === 'oferta');
  const seus = fim < 0 ? dele : dele.slice(0, fim);
  const entregue = seus.find(({ tipo }) => tipo === 'entregue');
  const vista = seus.find(({ tipo }) => tipo === 'vista');
  return [
    text,
    entregue && `entregue em ${seconds(quando, entregue.quando)}`,
    vista && `vista em ${seconds(quando, vista.quando)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Above this delay the line also shows the second time, in milliseconds. A phone without signal reports late. */
const TARDE_MS = 60_000;

function detalheDoMarco({
  quando,
  registrado_em,
  nome_entregador,
  motivo,
}: Extract<EventoDaSolicitacao, { tipo: 'marco' }>): string {
  const tarde = Date.parse(registrado_em) - Date.parse(quando) > TARDE_MS;
  return [
    motivo && `Motivo: ${motivo}`,
    nome_entregador,
    tarde && `sem sinal, registrado às ${formatTimeWithSeconds(registrado_em)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Returns who took a step, and the real time if the phone reported it late. */
function detalheDoPasso({ quando, feita_em, nome_entregador }: Extract<EventoDaSolicitacao, { tipo: 'status' }>) {
  const tarde = feita_em && Date.parse(quando) - Date.parse(feita_em) > TARDE_MS;
  return tarde
    ? [nome_entregador, `sem sinal, feita às ${formatTimeWithSeconds(feita_em)}`].filter(Boolean).join(' · ')
    : nome_entregador;
}

/** Returns title and detail of an event. An act of a courier has the name as its title. */
function rows(evento: EventoDaSolicitacao, text: string, after: readonly EventoDaSolicitacao[]) {
  const { tipo, nome_entregador } = evento;
  switch (tipo) {
    case 'oferta':
      return { title: `Oferta para ${nome_entregador}`, detalhe: detalheDaOferta(evento, text, after) };
    case 'resposta':
    case 'pulo':
      return { title: nome_entregador, detalhe: text };
    case 'intervencao':
      return { title: text, detalhe: `Motivo: ${evento.motivo} · ${nome_entregador}` };
    case 'marco':
      return { title: text, detalhe: detalheDoMarco(evento) };
    case 'problema':
      return { title: text, detalhe: detalheComFoto(evento) };
    case 'status':
      return { title: text, detalhe: detalheDoPasso(evento) };
    case 'entregue':
    case 'vista':
      return { title: text, detalhe: nome_entregador };
    default:
      return { title: text, detalhe: detalheDoProblema(evento) };
  }
}

function desenhado(evento: EventoDaSolicitacao, id: number, all: readonly EventoDaSolicitacao[]): TimelineEvent {
  const { text, ...look } = fraseDoEvento(evento);
  return { id, hora: formatTimeWithSeconds(evento.quando), ...rows(evento, text, all.slice(id + 1)), ...look };
}

type Pedido = Pick<Solicitacao, 'status' | 'data_solicitacao'>;

/** Returns the last line of a waiting request: since when, why, and when that changes. */
function presente({ data_solicitacao }: Pedido, espera: Espera | undefined, now: number): TimelineEvent {
  return {
    id: 'agora',
    hora: 'agora',
    title: `Esperando há ${formatDuration(now - Date.parse(data_solicitacao))}`,
    detalhe: espera && fraseDaEspera(espera, now),
    icon: Hourglass,
    tone: 'agora',
  };
}

/** The events of one day. `dia` is 'aaaa-mm-dd' in São Paulo. */
interface DiaDaLinha {
  dia: string;
  eventos: TimelineEvent[];
}

/** Returns the events of the timeline, grouped by day. A waiting request ends with the line 'agora'. */
export function timelineDays(
  passos: readonly EventoDaSolicitacao[],
  solicitacao: Pedido | undefined,
  espera: Espera | undefined,
  now: number,
): DiaDaLinha[] {
  const dias: DiaDaLinha[] = [];
  const por = (dia: string, novo: TimelineEvent) => {
    const last = dias.at(-1);
    if (last?.dia === dia) last.eventos.push(novo);
    else dias.push({ dia, eventos: [novo] });
  };
  passos.forEach((passo, index) => {
    if (passo.tipo !== 'entregue' && passo.tipo !== 'vista') por(isoDay(passo.quando), desenhado(passo, index, passos));
  });
  if (solicitacao?.status === 'aguardando') por(isoDay(now), presente(solicitacao, espera, now));
  return dias;
}
