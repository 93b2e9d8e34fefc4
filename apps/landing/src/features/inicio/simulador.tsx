import { taxaAdministrativa } from '@corre/contract/configuracoes/taxa.ts';
import { Amount } from '@corre/ui/kit/amount/amount.tsx';
import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { formatMoney, formatMoneyWhole } from '@corre/ui/kit/format/money.ts';
import { Spoken } from '@corre/ui/kit/spoken/spoken.tsx';
import { type CSSProperties, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useConfiguracao, usePublicAnswer } from '../../public-answers.ts';
import { ENTREGAS_MAX, ENTREGAS_MIN, entregasNoInicio, ganhoDaSemana } from './ganho.ts';
import { RANKING, type Ranking } from './ranking.tsx';

type RangeProps = {
  label: string;
  valor: number;
  min: number;
  max: number;
  step: number;
  reveal: (valor: number) => string;
  pontas: [string, string];
  onChange: (valor: number) => void;
};

function Faixa({ label, valor, min, max, step, reveal, pontas, onChange }: RangeProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const adoptMoved = useEffectEvent(() => {
    const moved = input.current?.valueAsNumber ?? valor;
    if (moved !== valor) onChange(moved);
  });
  // The visitor may have moved the range before the script loaded.
  useEffect(() => adoptMoved(), []);
  const part: CSSProperties & { '--parte': string } = { '--parte': `${((valor - min) / (max - min)) * 100}%` };
  return (
    <div>
      <div className="flex flex-wrap items-baseline gap-x-4">
        <label htmlFor={id} className="grow basis-[6em] text-[18px] font-bold">
          {label}
        </label>
        <span aria-hidden="true" className="ml-auto text-[26px] leading-8 font-[800] whitespace-nowrap tabular-nums">
          {reveal(valor)}
        </span>
      </div>
      <input
        ref={input}
        id={id}
        type="range"
        className="faixa-deslizante mt-1"
        style={part}
        min={min}
        max={max}
        step={step}
        value={valor}
        aria-valuetext={reveal(valor)}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <div aria-hidden="true" className="-mt-1 flex justify-between text-[15px] text-ink-3">
        <span>{pontas[0]}</span>
        <span>{pontas[1]}</span>
      </div>
    </div>
  );
}

type ResultadoProps = {
  entregas: number;
  valor_medio: number;
  /** the company's fee; undefined until it is known */
  percentual: number | undefined;
};

/** What is left of a week. Without a known fee, the net amounts keep their place and are not shown. */
function Resultado({ entregas, valor_medio, percentual }: ResultadoProps) {
  const { bruto, taxa, liquido } = ganhoDaSemana(entregas, valor_medio, percentual ?? 0);
  const conhecida = percentual === undefined ? 'invisible' : '';
  const row = 'flex flex-wrap items-baseline justify-between gap-x-3';
  return (
    <div data-theme="dark" className="bg-[#09141b] px-5 py-8 text-ink sm:px-10 in-data-[theme=dark]:bg-[#040e13]">
      <output aria-label="Resultado da simulação" className="block">
        <span className="block text-[17px] font-semibold text-ink-2">Você recebe por semana</span>
        <Amount valor={liquido} className={`mt-3 text-[min(52px,14vw)] sm:text-[64px] ${conhecida}`} />
        <span className={`${row} mt-6 text-[17px] text-ink-2`}>
          <span>
            {entregas} entregas × {formatMoney(valor_medio)}
          </span>
          <strong className="font-bold whitespace-nowrap text-ink tabular-nums">{formatMoney(bruto)}</strong>
        </span>
        <span className={`${row} mt-2 text-[17px] text-ink-2`}>
          <span>{taxaAdministrativa(percentual)}</span>
          <strong className={`font-bold whitespace-nowrap text-ink tabular-nums ${conhecida}`}>
            <Spoken>− {formatMoney(taxa)}</Spoken>
          </strong>
        </span>
        <span className={`${row} mt-3 border-t border-control pt-3 text-[19px] font-bold`}>
          <span>Líquido na sexta</span>
          <strong className={`font-bold whitespace-nowrap tabular-nums ${conhecida}`}>{formatMoney(liquido)}</strong>
        </span>
      </output>
      <Link href="/cadastro" className={buttonClass({ variant: 'act', size: 'lg', full: true, className: 'mt-7' })}>
        Quero fazer parte
      </Link>
    </div>
  );
}

/** The simulator of a week: deliveries × average value − fee. It starts at the ranking's median. */
export function Simulador() {
  const { data } = usePublicAnswer<Ranking>(RANKING);
  const { configuracao } = useConfiguracao();
  const [chosen, setEntregas] = useState<number | null>(null);
  const entregas = chosen ?? entregasNoInicio(data?.top_entregadores ?? []);
  const [valor, setValor] = useState(9.5);
  return (
    <section
      id="simulador"
      aria-labelledby="simulador-titulo"
      className="mx-auto max-w-[1152px] scroll-mt-4 px-4 pt-14 wide:pt-16"
    >
      <div className="grid grid-cols-1 overflow-hidden rounded-3xl border border-line bg-surface shadow-raised mid:grid-cols-[1fr_420px]">
        <div className="px-5 py-9 sm:px-12">
          <h2 id="simulador-titulo" className="headline text-[34px] text-balance sm:text-[40px]">
            Quanto dá para tirar?
          </h2>
          <p className="mt-2 text-[17px] leading-6 text-ink-2">Arraste e veja o valor já com a taxa descontada.</p>
          <div className="mt-8 grid gap-6">
            <Faixa
              {...{ label: 'Entregas por semana', valor: entregas, min: ENTREGAS_MIN, max: ENTREGAS_MAX, step: 1 }}
              reveal={String}
              pontas={[String(ENTREGAS_MIN), String(ENTREGAS_MAX)]}
              onChange={setEntregas}
            />
            <Faixa
              {...{ label: 'Valor médio da entrega', valor, min: 5, max: 20, step: 0.5 }}
              reveal={formatMoney}
              pontas={[formatMoneyWhole(5), formatMoneyWhole(20)]}
              onChange={setValor}
            />
          </div>
        </div>
        <Resultado entregas={entregas} valor_medio={valor} percentual={configuracao?.taxa_percentual} />
      </div>
    </section>
  );
}
