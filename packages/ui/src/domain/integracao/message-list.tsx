import type { MensagemExterna } from '@corre/contract/integracoes/contrato.ts';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { formatDayMonthTime, formatTimeWithSeconds, isoDay } from '../format/dates.ts';
import { estadoDaMensagem, nomeDoEvento } from './words.ts';

const ICONES = { esperando: Clock, entregue: CircleCheck, desistida: CircleAlert };
const CORES = { esperando: 'text-ink-2', entregue: 'text-finalizada-ink', desistida: 'text-perigo-ink' };

function Linha({ mensagem, agora }: { mensagem: MensagemExterna; agora: number }) {
  const Icon = ICONES[mensagem.estado];
  const hoje = isoDay(mensagem.quando) === isoDay(agora);
  return (
    <li className="flex items-start gap-3 border-t border-line py-2 first:border-0">
      <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${CORES[mensagem.estado]}`} />
      <span className="min-w-0 flex-1">
        <span className="block text-[14px] leading-5 font-semibold wrap-anywhere">
          {nomeDoEvento(mensagem.tipo)}
          {mensagem.pedido !== null && <span className="font-normal text-ink-2"> · pedido {mensagem.pedido}</span>}
        </span>
        <span className={`block text-[13px] leading-[18px] ${CORES[mensagem.estado]}`}>
          {estadoDaMensagem(mensagem)}
        </span>
      </span>
      <time dateTime={mensagem.quando} className="shrink-0 text-[13px] leading-5 text-ink-2 tabular-nums">
        {hoje ? formatTimeWithSeconds(mensagem.quando) : formatDayMonthTime(mensagem.quando)}
      </time>
    </li>
  );
}

/** The messages to the other side in their order, each with its state. */
export const MessageList = ({ mensagens, agora }: { mensagens: readonly MensagemExterna[]; agora: number }) => (
  <ul>
    {mensagens.map((mensagem) => (
      <Linha key={mensagem.id} mensagem={mensagem} agora={agora} />
    ))}
  </ul>
);
