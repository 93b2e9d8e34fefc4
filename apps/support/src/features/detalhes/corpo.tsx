import { formatHoursMinutes, minutesSince } from '@corre/ui/domain/format/dates.ts';
import { StatusBadge } from '@corre/ui/domain/status-badge/status-badge.tsx';
import { Badge, type BadgeTone } from '@corre/ui/kit/badge/badge.tsx';
import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { countOf, formatInteger, formatMoney } from '@corre/ui/kit/format/money.ts';
import { cut } from '@corre/ui/kit/format/shorten.ts';
import { Check, Clock, Eye, Hourglass, type LucideIcon, RadioTower, Undo2, WifiOff, X } from 'lucide-react';
import { Recusas, useRegraDasRecusas } from '../recusas.tsx';
import { Hora, volta } from '../torre/relogio.tsx';
import { alcance, type Detalhes, lugarNaFila, ultimaOfertaVista } from './fila-agora.ts';

/** Maximum length of the products, in characters [torre]. */
const PRODUTOS_MAX = 60;

type Props = { entregador: Detalhes; now: number };
type Resultado = Detalhes['ultimas_ofertas'][number]['resultado'];

const RESULTADOS: Record<NonNullable<Resultado> | 'aberta', { palavra: string; tone: BadgeTone; icon: LucideIcon }> = {
  aceita: { palavra: 'Aceitou', tone: 'finalizada', icon: Check },
  recusada: { palavra: 'Recusou', tone: 'perigo-contorno', icon: X },
  expirada: { palavra: 'Expirou', tone: 'cancelada', icon: Clock },
  nao_entregue: { palavra: 'Não chegou', tone: 'cancelada', icon: WifiOff },
  retirada: { palavra: 'Retirada', tone: 'cancelada', icon: Undo2 },
  aberta: { palavra: 'Em aberto', tone: 'aguardando', icon: Hourglass },
};

function Numeros({ entregador, now }: Props) {
  const { total_entregas, total_solicitacoes } = entregador.estatisticas;
  const cells = [
    ['Entregas', formatInteger(total_entregas)],
    ['Solicitações', formatInteger(total_solicitacoes)],
    [
      'Online há',
      entregador.online && entregador.timestamp_online
        ? formatHoursMinutes(minutesSince(entregador.timestamp_online, now))
        : 'Offline',
    ],
  ] as const;
  return (
    <dl className="grid grid-cols-3 gap-px overflow-hidden rounded-(--ui-card) border border-line bg-line">
      {cells.map(([label, valor]) => (
        <div key={label} className="bg-surface px-3 py-2.5 sm:px-4">
          <dt className="text-[13px] leading-[18px] text-ink-2">{label}</dt>
          <dd className="text-[18px] leading-7 font-bold text-ink sm:text-[20px]">{valor}</dd>
        </div>
      ))}
    </dl>
  );
}

function Fila({ entregador, now }: Props) {
  const { lugar, text } = lugarNaFila(entregador, now);
  const falta = useRegraDasRecusas().recusas_para_suspender - entregador.recusas_consecutivas;
  return (
    <div className="grid content-start gap-4">
      <section className="grid gap-2">
        <h3 className="text-[15px] text-ink">Fila agora</h3>
        <p className="text-[14px] leading-6 text-ink-2">
          {lugar && <strong className="mr-2 text-[20px] text-ink">{lugar}</strong>}
          {text}
        </p>
        <p className="flex items-center gap-2 text-[14px] leading-5 text-ink-2">
          <RadioTower aria-hidden="true" className="size-4 shrink-0" />
          {alcance(entregador.fila, now)}
        </p>
        <p className="flex items-center gap-2 text-[14px] leading-5 text-ink-2">
          <Eye aria-hidden="true" className="size-4 shrink-0" />
          {ultimaOfertaVista(entregador.ultimas_ofertas)}
        </p>
      </section>
      <section className="grid gap-2">
        <h3 className="text-[15px] text-ink">Recusas seguidas</h3>
        <Recusas recusas={entregador.recusas_consecutivas} />
        {falta === 1 && !entregador.suspenso && <p className="text-[13px] text-ink-2">Mais uma suspende.</p>}
      </section>
    </div>
  );
}

function Ofertas({ entregador }: Pick<Props, 'entregador'>) {
  return (
    <section className="grid grid-cols-1 content-start gap-2">
      <h3 className="text-[15px] text-ink">Últimas ofertas</h3>
      {entregador.ultimas_ofertas.length === 0 && <p className="text-[14px] text-ink-2">Nenhuma oferta ainda.</p>}
      <ul className="grid grid-cols-1 gap-2">
        {entregador.ultimas_ofertas.map(({ id, comercio, enviada_em, resultado }) => {
          const { palavra, tone, icon } = RESULTADOS[resultado ?? 'aberta'];
          return (
            <li key={id} className="flex min-h-7 items-center gap-3 text-[14px]">
              <Hora instante={enviada_em} className="min-w-11 shrink-0 whitespace-nowrap tabular-nums text-ink-2" />
              <span className="min-w-0 flex-1 truncate text-ink">{comercio}</span>
              <Badge tone={tone} icon={icon}>
                {palavra}
              </Badge>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The request that the courier has in hand, with its full address. */
function EmAndamento({ entregador }: Pick<Props, 'entregador'>) {
  const ativa = entregador.solicitacao_ativa_detalhes;
  if (!ativa) return null;
  const mais = entregador.total_solicitacoes_abertas - 1;
  return (
    <section className="grid gap-2">
      <h3 className="text-[15px] text-ink">Em andamento</h3>
      <div className="grid gap-1 rounded-[10px] bg-sunken px-3 py-2.5 text-[14px] leading-5 text-ink-2">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <StatusBadge status={ativa.status} />
          <strong className="min-w-0 wrap-anywhere text-ink">{ativa.comercio}</strong>
          <span className="ml-auto whitespace-nowrap">
            {formatMoney(ativa.valor_estimado)} · desde <Hora instante={ativa.desde} />
          </span>
        </p>
        <p className="wrap-anywhere text-ink">{ativa.endereco_entrega}</p>
        {ativa.descricao_produtos && <p className="wrap-anywhere">{cut(ativa.descricao_produtos, PRODUTOS_MAX)}</p>}
        {mais > 0 && <p>Depois desta, mais {countOf(mais, 'entrega', 'entregas')}.</p>}
      </div>
    </section>
  );
}

/** Body of the courier dialog: suspension, numbers, current delivery, queue, refusals and last offers. */
export function Body({ entregador, now }: Props) {
  const { suspensao } = entregador;
  return (
    <div className="grid grid-cols-1 gap-5">
      {suspensao && (
        <Banner tone="perigo">
          {suspensao.motivo_suspensao} · {suspensao.duracao_horas} h desde <Hora instante={suspensao.data_suspensao} />{' '}
          · {volta(suspensao.data_expiracao_suspensao, now)}
          {suspensao.contestacao && (
            <span className="mt-1 block font-normal">Contestou: “{suspensao.contestacao.texto}”</span>
          )}
        </Banner>
      )}
      <Numeros entregador={entregador} now={now} />
      <EmAndamento entregador={entregador} />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Fila entregador={entregador} now={now} />
        <Ofertas entregador={entregador} />
      </div>
    </div>
  );
}
