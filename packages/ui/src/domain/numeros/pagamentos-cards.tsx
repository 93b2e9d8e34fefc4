import { DEFINICOES } from '@corre/contract/numeros/definicoes.ts';
import type { DinheiroDoPeriodo } from '@corre/contract/numeros/dinheiro-contrato.ts';
import type { TipoPagamento } from '@corre/contract/vocabulario.ts';
import { countOf, formatInteger, formatMoney } from '../../kit/format/money.ts';
import { PlotCard } from '../../kit/plot/plot-card.tsx';
import { RankTable } from '../../kit/plot/rank-table.tsx';
import { formatDuration } from '../format/dates.ts';
import { type Asked, stateOf } from './asked.ts';
import { idadesDoDinheiro, porcentoDe, tiposPelaParte, tituloDoEmMaos, tituloDosPagamentos } from './mais-titles.ts';

type Props = { asked: Asked<DinheiroDoPeriodo>; file: string; className?: string };

const TIPOS: Record<TipoPagamento, string> = { online: 'Online', maquininha: 'Maquininha', dinheiro: 'Dinheiro' };

/** The deliveries by kind of payment, the most frequent first. */
export function PagamentosCard({ asked, file, className }: Props) {
  const tipos = tiposPelaParte({ tipos: asked.data?.tipos ?? [] });
  const total = tipos.reduce((soma, { entregas }) => soma + entregas, 0);
  const titulo = tituloDosPagamentos({ tipos });
  return (
    <PlotCard
      title={titulo}
      about={tituloDosPagamentos({ tipos: [] })}
      nota={DEFINICOES.tipos}
      table={{
        columns: ['Pagamento', 'Entregas', 'Parte %', 'Valor'],
        rows: tipos.map(({ tipo_pagamento, entregas, valor }) => [
          TIPOS[tipo_pagamento],
          entregas,
          porcentoDe(entregas, total),
          formatMoney(valor),
        ]),
      }}
      file={`${file}-pagamentos`}
      state={stateOf(asked, total > 0)}
      few="Nenhuma entrega contada neste período"
      onRetry={asked.retry}
      height={170}
      isTable
      className={className}
    >
      <RankTable
        caption={titulo}
        columns={['Pagamento', 'Entregas', 'Valor']}
        rows={tipos.map(({ tipo_pagamento, entregas, valor }) => ({
          name: TIPOS[tipo_pagamento],
          value: entregas,
          text: formatInteger(entregas),
          note: formatMoney(valor),
        }))}
      />
    </PlotCard>
  );
}

const SEM_TITULO = tituloDoEmMaos({
  em_maos: { valor: 0, entregadores: 0, mais_antigo_segundos: null, por_idade: [] },
});

/** The cash that couriers hold now, by its age, the oldest first. */
export function EmMaosCard({ asked, file, className }: Props) {
  const em_maos = asked.data?.em_maos;
  const idades = em_maos ? idadesDoDinheiro({ em_maos }) : [];
  const titulo = em_maos ? tituloDoEmMaos({ em_maos }) : SEM_TITULO;
  const mais_antigo = em_maos?.mais_antigo_segundos ?? null;
  return (
    <PlotCard
      title={titulo}
      about={SEM_TITULO}
      found={
        em_maos &&
        `De ${countOf(em_maos.entregadores, 'entregador', 'entregadores')}${
          mais_antigo === null ? '' : `, o mais antigo há ${formatDuration(mais_antigo * 1000)}`
        }.`
      }
      nota={DEFINICOES.em_maos}
      table={{
        columns: ['Idade', 'Valor', 'Saldos'],
        rows: idades.map(({ nome, valor, pares }) => [nome, formatMoney(valor), pares]),
      }}
      file={`${file}-em-maos`}
      state={stateOf(asked, mais_antigo !== null)}
      few="Ninguém tem dinheiro em mãos agora"
      onRetry={asked.retry}
      height={170}
      isTable
      className={className}
    >
      <RankTable
        caption={titulo}
        columns={['Idade', 'Valor', 'Saldos']}
        rows={idades
          .filter(({ pares }) => pares > 0)
          .reverse()
          .map(({ nome, valor, pares }) => ({
            name: nome,
            value: Math.max(0, valor),
            text: formatMoney(valor),
            note: countOf(pares, 'saldo', 'saldos'),
          }))}
      />
    </PlotCard>
  );
}
