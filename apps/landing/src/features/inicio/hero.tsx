import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { Link } from 'wouter';
import { LaneDashes } from '../../lane-dashes.tsx';
import { NightRoad } from '../../night-road.tsx';
import type { Configuracao } from '../../use-configuracao.ts';
import { Cabecalho } from './cabecalho.tsx';
import { OfertaNoTelefone } from './oferta-no-telefone.tsx';
import { SaibaMais } from './saiba-mais.tsx';

type Props = { configuracao: Configuracao | null };

const night = 'bg-[linear-gradient(180deg,#09141b_0%,#0b2028_34%,#09141b_64%,#050c11_100%)]';

/** The drawn road: right of the text on a desktop, below it on a phone. It never touches the text. */
function Roads() {
  return (
    <>
      <NightRoad
        {...{ largura: 1280, height: 724, x: 741, y: 262, esquerda: 472, direita: 1240, meio: 727 }}
        className="top-0 left-1/2 hidden h-[724px] w-[1280px] -translate-x-1/2 wide:block"
      />
      <NightRoad
        {...{
          largura: 360,
          height: 300,
          x: 252,
          y: 46,
          esquerda: -300,
          direita: 800,
          meio: 258,
          alcance: 118,
          abertura: 0.15,
        }}
        className="bottom-0 left-0 h-[300px] w-[360px] wide:hidden sm:left-1/2 sm:-translate-x-1/2"
      />
    </>
  );
}

/**
 * The first screen, dark in both themes: headline, two buttons, the road and a sample offer. The HTML contains it
 * before the city is known.
 */
export function Hero({ configuracao }: Props) {
  const cidade = configuracao ? `em ${configuracao.cidade}` : 'na sua cidade';
  const onde = configuracao ? `${configuracao.cidade}, ${configuracao.uf}` : '\u00a0';
  return (
    <div data-theme="dark" className={`relative overflow-hidden text-ink ${night}`}>
      <Roads />
      <Cabecalho />
      <section
        id="conteudo"
        tabIndex={-1}
        aria-labelledby="chamada"
        className="relative mx-auto max-w-[1152px] px-4 pb-10 outline-none! wide:h-[656px] wide:pb-0"
      >
        <div className="max-w-[560px] pt-3 max-wide:mx-auto wide:pt-10 wide:pb-7">
          <p className="flex items-center gap-2.5 text-[16px] font-semibold text-ink-2">
            <LaneDashes />
            <span>
              <span className="max-sm:hidden">Entregadores em </span>
              {onde}
            </span>
          </p>
          <h1 id="chamada" className="headline mt-3.5 text-[clamp(38px,11.3vw,52px)] wide:mt-6 wide:text-[78px]">
            Entregue
            <br />
            <span>{cidade}.</span>
            <br />
            Receba
            <br />
            toda sexta.
          </h1>
          <p className="mt-3.5 max-w-[520px] text-[17px] tracking-[-0.015em] leading-[23px] text-ink-2 wide:mt-8 wide:text-[19.5px] wide:leading-[30px]">
            Uma fila justa, o valor à vista antes de aceitar e o extrato da semana sempre aberto.
          </p>
          <div className="mt-4 mb-5 flex flex-wrap gap-3 wide:mt-7 wide:mb-0 wide:gap-3.5">
            <Link
              href="/cadastro"
              className={buttonClass({
                variant: 'act',
                size: 'xl',
                className:
                  'min-h-[60px] grow rounded-2xl px-5 max-[389px]:px-4 max-[389px]:text-[17px] sm:grow-0 sm:px-7',
              })}
            >
              Quero fazer parte
            </Link>
            <SaibaMais />
          </div>
        </div>
        <OfertaNoTelefone />
      </section>
    </div>
  );
}
