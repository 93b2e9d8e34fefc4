import type { ChamadaExterna, MensagemExterna, TesteFeito } from '@corre/contract/integracoes/contrato.ts';
import {
  ArrowDownLeft,
  ArrowUpRight,
  CircleAlert,
  CircleCheck,
  Clock,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '../../kit/banner/banner.tsx';
import { countOf } from '../../kit/format/money.ts';
import { EmptyState } from '../../kit/states/empty-state.tsx';
import { formatDayMonthTime, formatTimeWithSeconds, isoDay } from '../format/dates.ts';
import { comoTerminou, deuCerto, estadoDaMensagem, nomeDaRota, nomeDoEvento } from './words.ts';

const ICONS = { esperando: Clock, entregue: CircleCheck, desistida: CircleAlert };
const COLORS = { esperando: 'text-ink-2', entregue: 'text-finalizada-ink', desistida: 'text-perigo-ink' };

type RowProps = { icon: LucideIcon; iconClass: string; noteClass: string; note: string; quando: string; now: number };

/** A row of a list: what went over, how it ended, and when. A row of today shows seconds. */
function Row({ icon: Icon, iconClass, noteClass, note, quando, now, children }: RowProps & { children: ReactNode }) {
  const today = isoDay(quando) === isoDay(now);
  return (
    <li className="flex items-start gap-3 border-t border-line py-2 first:border-0">
      <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${iconClass}`} />
      <span className="min-w-0 flex-1">
        <span className="block text-[14px] leading-5 font-semibold wrap-anywhere">{children}</span>
        <span className={`block text-[13px] leading-[18px] ${noteClass}`}>{note}</span>
      </span>
      <time dateTime={quando} className="shrink-0 text-[13px] leading-5 text-ink-2 tabular-nums">
        {today ? formatTimeWithSeconds(quando) : formatDayMonthTime(quando)}
      </time>
    </li>
  );
}

/** The messages to the other side in their order, each with its state. */
export const MessageList = ({ mensagens, now }: { mensagens: readonly MensagemExterna[]; now: number }) => (
  <ul>
    {mensagens.map((mensagem) => (
      <Row
        key={mensagem.id}
        icon={ICONS[mensagem.estado]}
        iconClass={COLORS[mensagem.estado]}
        noteClass={COLORS[mensagem.estado]}
        note={estadoDaMensagem(mensagem)}
        quando={mensagem.quando}
        now={now}
      >
        {nomeDoEvento(mensagem.tipo)}
        {mensagem.pedido !== null && <span className="font-normal text-ink-2"> · pedido {mensagem.pedido}</span>}
      </Row>
    ))}
  </ul>
);

const SENTIDO = {
  entrada: { icon: ArrowDownLeft, word: 'Recebida' },
  saida: { icon: ArrowUpRight, word: 'Enviada' },
};

/** The latest incoming and outgoing calls, newest first, without their bodies. */
export function CallList({ chamadas, now }: { chamadas: readonly ChamadaExterna[]; now: number }) {
  if (chamadas.length === 0) {
    return <EmptyState title="Nenhuma chamada ainda" text="As chamadas do sistema e os nossos avisos aparecem aqui." />;
  }
  return (
    <ul>
      {chamadas.map((chamada) => (
        <Row
          key={chamada.id}
          icon={SENTIDO[chamada.direcao].icon}
          iconClass="text-ink-2"
          noteClass={deuCerto(chamada) ? 'text-ink-2' : 'font-semibold text-perigo-ink'}
          note={`${comoTerminou(chamada)} · ${chamada.ms} ms`}
          quando={chamada.quando}
          now={now}
        >
          <span className="sr-only">{SENTIDO[chamada.direcao].word}: </span>
          {nomeDaRota(chamada.rota)}
        </Row>
      ))}
    </ul>
  );
}

/** The result of one signed test message, which is sent at once. */
export const TestResult = ({ feito }: { feito: TesteFeito }) => (
  <Banner
    tone={feito.certo ? 'info' : 'perigo'}
    icon={feito.certo ? CircleCheck : TriangleAlert}
    className="items-start"
  >
    {feito.message}
    {feito.ms !== null && <span className="block font-normal">Tempo de resposta: {feito.ms} ms</span>}
  </Banner>
);

/** The progress of a test order. The bar counts all its messages; the list shows those that are due. */
export function WalkProgress({ mensagens, now }: { mensagens: readonly MensagemExterna[]; now: number }) {
  const vez = mensagens.filter(({ quando }) => Date.parse(quando) <= now);
  const entregues = mensagens.filter(({ estado }) => estado === 'entregue').length;
  const fim = mensagens.every(({ estado }) => estado !== 'esperando');
  return (
    <div className="grid gap-2">
      <p role="status" className="text-[14px] leading-5 font-semibold">
        {fim ? 'O pedido de teste terminou: ' : 'O pedido de teste está andando: '}
        {entregues} de {countOf(mensagens.length, 'aviso recebido', 'avisos recebidos')}
      </p>
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
        <div
          data-mark="on"
          className="h-full rounded-full bg-brand"
          style={{ width: `${(entregues / Math.max(1, mensagens.length)) * 100}%` }}
        />
      </div>
      <MessageList mensagens={vez} now={now} />
    </div>
  );
}
