import { trpc } from '@corre/client/trpc.ts';
import type { NumerosDoEntregador } from '@corre/contract/numeros/contrato.ts';
import { askedOf, stateOf } from '@corre/ui/domain/numeros/asked.ts';
import { EscolherPeriodo, usePeriodo } from '@corre/ui/domain/numeros/periodo.tsx';
import { aceitacao, DIAS_CURTOS, tituloDosMeusGanhos } from '@corre/ui/domain/numeros/titles.ts';
import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { Card, CardBody } from '@corre/ui/kit/card/card.tsx';
import { formatInteger, formatMoney, formatOneDecimal } from '@corre/ui/kit/format/money.ts';
import { HeatTable } from '@corre/ui/kit/plot/heat-table.tsx';
import { PlotCard } from '@corre/ui/kit/plot/plot-card.tsx';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'wouter';

/** Parts of the day as columns, because 24 columns do not fit on a phone. */
const PARTES = [
  { nome: '6–11', de: 6, ate: 11 },
  { nome: '11–15', de: 11, ate: 15 },
  { nome: '15–18', de: 15, ate: 18 },
  { nome: '18–21', de: 18, ate: 21 },
  { nome: '21–6', de: 21, ate: 30 },
] as const;

/**
 * Returns R$ per hour online on a weekday and part of the day, null below half an hour online. The hours after midnight
 * belong to their own day.
 */
export function reaisPorHora(
  horas: NumerosDoEntregador['horas'],
  dia_semana: number,
  { de, ate }: (typeof PARTES)[number],
): number | null {
  const parte = horas.filter(
    (h) => h.dia_semana === dia_semana && ((h.hora >= de && h.hora < ate) || h.hora + 24 < ate),
  );
  const valor = parte.reduce((soma, hora) => soma + hora.valor, 0);
  const online = parte.reduce((soma, hora) => soma + hora.horas_online, 0);
  return online < 0.5 ? null : Math.round(valor / online);
}

/** The sums of the span. Dashes keep their place before the data comes. */
function Totais({ data }: { data: NumerosDoEntregador | undefined }) {
  const aceitas = data ? aceitacao(data.ofertas) : null;
  const linhas = [
    ['R$ por hora online', data?.reais_por_hora == null ? '—' : formatMoney(data.reais_por_hora)],
    ['Horas online', data ? formatOneDecimal(data.horas_online) : '—'],
    ['Entregas', data ? formatInteger(data.entregas) : '—'],
    ['Ofertas aceitas', aceitas === null ? '—' : `${aceitas}%`],
  ] as const;
  return (
    <Card>
      <CardBody>
        <dl className="grid grid-cols-2 gap-3">
          {linhas.map(([nome, valor]) => (
            <div key={nome}>
              <dt className="text-[15px] leading-5 text-ink-2">{nome}</dt>
              <dd className="ui-figures text-[24px] leading-8 font-bold text-ink">{valor}</dd>
            </div>
          ))}
        </dl>
      </CardBody>
    </Card>
  );
}

/** A courier's own figures: R$ per hour online, best hours, acceptance [numeros]. */
export function MeusNumeros() {
  const entregador_id = useEntregadorId();
  const now = serverNow();
  const { periodo, choose } = usePeriodo(now);
  const query = trpc.numeros.doEntregador.useQuery(
    { entregador_id, ...periodo },
    { placeholderData: keepPreviousData },
  );
  const asked = askedOf(query);
  const horas = asked.data?.horas ?? [];
  const value = (dia: number, parte: number) => reaisPorHora(horas, dia + 1, PARTES[parte] ?? PARTES[0]);
  const titulo = tituloDosMeusGanhos({ horas });
  return (
    <div className="grid grid-cols-1 gap-4">
      <h1>Meus números</h1>
      <EscolherPeriodo now={now} periodo={periodo} onChange={choose} />
      <Totais data={asked.old ? undefined : asked.data} />
      <PlotCard
        title={titulo}
        about={tituloDosMeusGanhos({ horas: [] })}
        nota="R$ por hora online, antes da taxa, por dia e parte do dia"
        table={{
          columns: ['Dia', ...PARTES.map(({ nome }) => `${nome} h`)],
          rows: DIAS_CURTOS.map((dia, row) => [dia, ...PARTES.map((_, parte) => value(row, parte))]),
        }}
        file={`meus-numeros-${periodo.de}-${periodo.ate}`}
        state={stateOf(asked, (asked.data?.horas_online ?? 0) >= 1)}
        few="Menos de 1 hora online"
        onRetry={asked.retry}
        height={194}
        phoneHeight={214}
        isTable
      >
        <HeatTable
          caption={titulo}
          rows={DIAS_CURTOS}
          columns={PARTES.map(({ nome }) => nome)}
          value={value}
          totals={false}
          legend="R$ por hora"
        />
      </PlotCard>
      <Link href="/historico" className={buttonClass({ variant: 'secondary' })}>
        Voltar ao histórico
      </Link>
    </div>
  );
}
