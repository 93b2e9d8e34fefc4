import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { fetchPart } from '@corre/ui/kit/lazy/fetch-part.ts';
import { Logo } from '@corre/ui/kit/logo/logo.tsx';
import { SkipLink } from '@corre/ui/shell/skip-link.tsx';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { LaneDashes } from '../../lane-dashes.tsx';
import { NightRoad } from '../../night-road.tsx';
import { type Configuracao, useConfiguracao } from '../../public-answers.ts';
import { usePageTitle } from '../../use-page-title.ts';
import { OfertaNoTelefone } from './oferta-no-telefone.tsx';
import { SaibaMais } from './saiba-mais.tsx';

const sections = [
  ['#como-funciona', 'Como funciona'],
  ['#ranking', 'Ranking'],
  ['#simulador', 'Simulador'],
  ['#contato', 'Contato'],
] as const;

/**
 * The header of the landing page: 'Entrar' to /login and 'Cadastrar' to /cadastro. On a desktop it also links to the
 * sections.
 */
function Header() {
  return (
    <header className="relative z-10 mx-auto flex min-h-[68px] max-w-[1152px] flex-wrap items-center gap-1 px-4 max-[359px]:gap-0 max-[359px]:py-1 large-text:py-2 wide:h-19">
      <Logo className="text-[24px] max-[359px]:text-[20px] wide:text-[28px]" />
      <nav aria-label="Seções da página" className="ml-15 hidden gap-1 wide:flex">
        {sections.map(([href, label]) => (
          <a
            key={href}
            href={href}
            className="flex min-h-12 items-center px-3 text-[16px] font-semibold text-ink-2 hover:text-ink"
          >
            {label}
          </a>
        ))}
      </nav>
      <nav aria-label="Acesso" className="ml-auto flex items-center gap-1 max-[359px]:gap-0 sm:gap-3">
        <Link
          href="/login"
          className={buttonClass({
            variant: 'secondary',
            className:
              'bg-transparent px-3 font-bold max-[359px]:px-2 hover:bg-surface max-sm:border-transparent sm:px-[18px]',
          })}
        >
          Entrar
        </Link>
        <Link
          href="/cadastro"
          className={buttonClass({
            variant: 'secondary',
            className:
              'px-3 font-bold max-[359px]:px-2 max-sm:bg-transparent sm:border-transparent sm:bg-ink sm:px-[18px] sm:text-bg sm:hover:bg-ink-2',
          })}
        >
          Cadastrar
        </Link>
      </nav>
    </header>
  );
}

/** Only the demonstration has entrances, so no other page loads them. */
const Entradas = lazy(() =>
  fetchPart(async () => ({ default: (await import('../demonstracao/entradas.tsx')).Entradas })),
);

type HeroProps = { configuracao: Configuracao | null };

const night = 'bg-[linear-gradient(180deg,#09141b_0%,#0b2028_34%,#09141b_64%,#050c11_100%)]';

/** The drawn road: right of the text on a desktop, below it on a phone. It never touches the text. */
function Roads() {
  return (
    <>
      <NightRoad
        {...{ width: 1280, height: 724, x: 741, y: 262, left: 472, right: 1240, meio: 727 }}
        className="top-0 left-1/2 hidden h-[724px] w-[1280px] -translate-x-1/2 wide:block"
      />
      <NightRoad
        {...{
          width: 360,
          height: 300,
          x: 252,
          y: 46,
          left: -300,
          right: 800,
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
function Hero({ configuracao }: HeroProps) {
  const cidade = configuracao ? `em ${configuracao.cidade}` : 'na sua cidade';
  const where = configuracao ? `${configuracao.cidade}, ${configuracao.uf}` : '\u00a0';
  return (
    <div data-theme="dark" className={`relative overflow-hidden text-ink ${night}`}>
      <Roads />
      <Header />
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
              {where}
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

type Props = {
  /**
   * the part below the first screen; a constant with its Suspense, otherwise React discards the HTML that the build
   * rendered
   */
  abaixo: ReactNode;
};

/** The landing page [pagina-inicial]: the first screen and the part below it. */
export function Inicio({ abaixo }: Props) {
  const { configuracao } = useConfiguracao();
  usePageTitle(
    configuracao
      ? `Corre · Entregadores em ${configuracao.cidade}, ${configuracao.uf}`
      : 'Corre · Entregue na sua cidade e receba toda sexta',
  );
  return (
    <>
      <SkipLink />
      <Hero configuracao={configuracao} />
      {configuracao?.demonstracao && (
        <Suspense fallback={null}>
          <Entradas className="mx-auto max-w-[632px] px-4 pt-10" />
        </Suspense>
      )}
      {abaixo}
    </>
  );
}
