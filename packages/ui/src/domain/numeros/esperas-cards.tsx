import { TRECHOS } from '@corre/contract/numeros/constantes.ts';
import type { Operacao } from '@corre/contract/numeros/contrato.ts';
import { DEFINICOES } from '@corre/contract/numeros/definicoes.ts';
import { useState } from 'react';
import { formatInteger } from '../../kit/format/money.ts';
import { HeatTable } from '../../kit/plot/heat-table.tsx';
import { LinePlot } from '../../kit/plot/line-plot.tsx';
import { PlotCard } from '../../kit/plot/plot-card.tsx';
import { ScrollBox } from '../../kit/plot/scroll-box.tsx';
import { Segmented } from '../../kit/segmented/segmented.tsx';
import { POUCOS, stateOf } from './asked.ts';
import { cadaDia } from './dias.ts';
import { EMPTY, type Props } from './operacao-cards.tsx';
import { minutos, nomeDoDia, tituloDaEspera, tituloDaEsperaPorBairro, tituloDaEsperaPorHora } from './titles.ts';

const TRECHOS_NO_QUADRO = [
  ['ate_aceitar', 'Até aceitar'],
  ['no_balcao', 'No balcão da loja'],
  ['na_porta', 'Na porta do cliente'],
] as const;

export const NOMES_DOS_TRECHOS: Record<(typeof TRECHOS)[number], string> = {
  ate_aceitar: 'Até aceitar',
  ate_o_balcao: 'Até o balcão',
  no_balcao: 'No balcão',
  a_caminho: 'A caminho',
  na_porta: 'Na porta',
};

const emMinutos = (segundos: number | null | undefined) => (segundos == null ? null : minutos(segundos));

const VISTAS = [
  { value: 'dia', label: 'Por dia' },
  { value: 'hora', label: 'Por hora' },
  { value: 'bairro', label: 'Por bairro' },
] as const;
type Vista = (typeof VISTAS)[number]['value'];

type Espera = { trecho: (typeof TRECHOS)[number]; mediana_segundos: number | null; p90_segundos: number | null };
type Linha = { chave: string; nome: string };

/** The rows of a view, and the wait of a row in a part of the delivery. */
function linhasDe(
  data: Operacao,
  vista: Vista,
): { linhas: Linha[]; de: (trecho: string, chave: string) => Espera | undefined } {
  if (vista === 'dia')
    return {
      linhas: cadaDia<{ dia: string }>(data, [], {}).map(({ dia }, _, { length }) => ({
        chave: dia,
        nome: nomeDoDia(dia, length),
      })),
      de: (trecho, chave) => data.esperas_por_dia.find((e) => e.trecho === trecho && e.dia === chave),
    };
  if (vista === 'hora') {
    const horas = [...new Set(data.esperas_por_hora.map(({ hora }) => hora))].sort((a, b) => a - b);
    return {
      linhas: horas.map((hora) => ({ chave: String(hora), nome: `${hora} h` })),
      de: (trecho, chave) => data.esperas_por_hora.find((e) => e.trecho === trecho && String(e.hora) === chave),
    };
  }
  return {
    linhas: data.bairros.map(({ bairro_id, bairro }) => ({ chave: String(bairro_id), nome: bairro })),
    de: (trecho, chave) => data.esperas_por_bairro.find((e) => e.trecho === trecho && String(e.bairro_id) === chave),
  };
}

const TITULOS = { dia: tituloDaEspera, hora: tituloDaEsperaPorHora, bairro: tituloDaEsperaPorBairro } as const;

/**
 * The waits of each day or hour: the median and the 90th percentile, in three plots of one scale. By bairro the medians
 * stand in a table, because names of bairros are long.
 */
export function EsperaCard({
  asked,
  file,
  className,
  vistas = VISTAS,
}: Props & { vistas?: readonly (typeof VISTAS)[number][] }) {
  const [vista, setVista] = useState<Vista>('dia');
  const data = asked.data ?? EMPTY;
  const { linhas, de } = linhasDe(data, vista);
  const mediana = (trecho: string, chave: string) => emMinutos(de(trecho, chave)?.mediana_segundos);
  const p90 = (trecho: string, chave: string) => emMinutos(de(trecho, chave)?.p90_segundos);
  const quadros = TRECHOS_NO_QUADRO.map(([trecho]) => linhas.map(({ chave }) => p90(trecho, chave) ?? 0));
  const max = Math.max(10, ...quadros.flat());
  const aceites = linhas.map(({ chave }) => mediana('ate_aceitar', chave) ?? -1);
  const pior = aceites.indexOf(Math.max(0, ...aceites));
  const titulo = TITULOS[vista](data);
  return (
    <PlotCard
      title={titulo}
      about={TITULOS[vista](EMPTY)}
      nota={DEFINICOES.esperas}
      legend={
        vista === 'bairro'
          ? []
          : [
              { label: 'p50: metade espera até', mark: 'line' },
              { label: 'p90: 9 em cada 10 esperam até', mark: 'dashed' },
            ]
      }
      table={{
        columns: [
          'Minutos',
          ...TRECHOS.flatMap((trecho) => [`${NOMES_DOS_TRECHOS[trecho]} p50`, `${NOMES_DOS_TRECHOS[trecho]} p90`]),
        ],
        rows: linhas.map(({ chave, nome }) => [
          nome,
          ...TRECHOS.flatMap((trecho) => [mediana(trecho, chave), p90(trecho, chave)]),
        ]),
      }}
      file={`${file}-esperas-por-${vista}`}
      state={stateOf(
        asked,
        data.esperas.some(({ mediana_segundos }) => mediana_segundos !== null),
      )}
      few={POUCOS}
      onRetry={asked.retry}
      height={190}
      phoneHeight={vista === 'bairro' ? 230 : 500}
      isTable={vista === 'bairro'}
      className={className}
    >
      {vistas.length > 1 && (
        <Segmented
          label="Ver esperas"
          size="sm"
          options={vistas}
          value={vista}
          onValueChange={setVista}
          className="mb-1 max-w-[330px] print:hidden"
        />
      )}
      {vista === 'bairro' ? (
        <div className="h-[150px] print:h-auto">
          <ScrollBox>
            <HeatTable
              caption={titulo}
              rows={linhas.map(({ nome }) => nome)}
              columns={TRECHOS.map((trecho) => NOMES_DOS_TRECHOS[trecho])}
              rowWidth={150}
              value={(row, column) => mediana(TRECHOS[column] ?? 'na_porta', linhas[row]?.chave ?? '')}
              totals={false}
              legend="minutos, metade espera até"
            />
          </ScrollBox>
        </div>
      ) : (
        <div className="grid grid-cols-1 gap-x-2 md:grid-cols-3">
          {TRECHOS_NO_QUADRO.map(([trecho, nome]) => (
            <div key={trecho} className="min-w-0">
              <h3 className="text-[13px] leading-5 font-bold text-ink">{nome}</h3>
              <LinePlot
                label={`${nome}, em minutos`}
                labels={linhas.map((linha) => linha.nome)}
                peak={pior < 0 ? undefined : pior}
                max={max}
                height={130}
                format={formatInteger}
                unit="min"
                lines={[
                  { label: 'p90', dashed: true, values: linhas.map(({ chave }) => p90(trecho, chave)) },
                  { label: 'p50', values: linhas.map(({ chave }) => mediana(trecho, chave)) },
                ]}
              />
            </div>
          ))}
        </div>
      )}
    </PlotCard>
  );
}
