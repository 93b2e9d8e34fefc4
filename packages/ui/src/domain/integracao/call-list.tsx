import type { ChamadaExterna } from '@corre/contract/integracoes/contrato.ts';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { EmptyState } from '../../kit/states/empty-state.tsx';
import { formatDayMonthTime, formatTimeWithSeconds, isoDay } from '../format/dates.ts';
import { comoTerminou, deuCerto, nomeDaRota } from './words.ts';

const SENTIDO = {
  entrada: { icon: ArrowDownLeft, word: 'Recebida' },
  saida: { icon: ArrowUpRight, word: 'Enviada' },
};

/** Shows seconds for a call of today. For an older call the minute is enough. */
const quandoFoi = (quando: string, agora: number) =>
  isoDay(quando) === isoDay(agora) ? formatTimeWithSeconds(quando) : formatDayMonthTime(quando);

function Linha({ chamada, agora }: { chamada: ChamadaExterna; agora: number }) {
  const { icon: Icon, word } = SENTIDO[chamada.direcao];
  return (
    <li className="flex items-start gap-3 border-t border-line py-2 first:border-0">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-2" />
      <span className="min-w-0 flex-1">
        <span className="block text-[14px] leading-5 font-semibold wrap-anywhere">
          <span className="sr-only">{word}: </span>
          {nomeDaRota(chamada.rota)}
        </span>
        <span
          className={`block text-[13px] leading-[18px] ${deuCerto(chamada) ? 'text-ink-2' : 'font-semibold text-perigo-ink'}`}
        >
          {comoTerminou(chamada)} · {chamada.ms} ms
        </span>
      </span>
      <time dateTime={chamada.quando} className="shrink-0 text-[13px] leading-5 text-ink-2 tabular-nums">
        {quandoFoi(chamada.quando, agora)}
      </time>
    </li>
  );
}

/** The latest incoming and outgoing calls, newest first, without their bodies. */
export function CallList({ chamadas, agora }: { chamadas: readonly ChamadaExterna[]; agora: number }) {
  if (chamadas.length === 0) {
    return (
      <EmptyState title="Nenhuma chamada ainda" texto="As chamadas do sistema e os nossos avisos aparecem aqui." />
    );
  }
  return (
    <ul>
      {chamadas.map((chamada) => (
        <Linha key={chamada.id} chamada={chamada} agora={agora} />
      ))}
    </ul>
  );
}
