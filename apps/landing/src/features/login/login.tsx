import { fetchPart } from '@corre/ui/kit/lazy/fetch-part.ts';
import { Logo } from '@corre/ui/kit/logo/logo.tsx';
import { LateToaster } from '@corre/ui/shell/late-toaster.tsx';
import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { NightRoad } from '../../night-road.tsx';
import { useConfiguracao } from '../../public-answers.ts';
import { readRecemCadastrado } from '../../recem-cadastrado.ts';
import { usePageTitle } from '../../use-page-title.ts';
import { LoginForm } from './login-form.tsx';

/** Few who sign in have just registered, so the first view does not carry it. */
const ProximosPassos = lazy(() =>
  fetchPart(async () => ({ default: (await import('./proximos-passos.tsx')).ProximosPassos })),
);

/** Only the demonstration has entrances, so no other page loads them. */
const LoginDaDemonstracao = lazy(() =>
  fetchPart(async () => ({ default: (await import('../demonstracao/login-da-demonstracao.tsx')).LoginDaDemonstracao })),
);

const night = 'bg-[linear-gradient(180deg,#09141b_0%,#0b2028_40%,#09141b_70%,#050c11_100%)]';

/** The dark band: 148 px high on a phone, 560 px wide on a desktop. */
function Band({ demonstracao, cidade }: { demonstracao: boolean; cidade: string | undefined }) {
  return (
    <header
      data-theme="dark"
      className={`relative h-[148px] shrink-0 overflow-hidden text-ink lg:h-auto lg:min-h-dvh lg:w-[44%] lg:max-w-[560px] lg:border-r lg:border-line ${night}`}
    >
      <NightRoad
        {...{
          width: 360,
          height: 148,
          x: 284,
          y: 54,
          left: 206,
          right: 428,
          meio: 300,
          abertura: 0.1,
          luzes_de: 165,
        }}
        className="right-0 bottom-0 h-[148px] w-[360px] lg:hidden"
      />
      <NightRoad
        {...{ width: 560, height: 860, x: 330, y: 430, left: -222, right: 905, meio: 355, alcance: 560 }}
        className="bottom-0 left-0 hidden h-[860px] w-[560px] lg:block"
      />
      <div className="relative flex h-full flex-col justify-between px-4 pt-6 pb-5 lg:justify-start lg:px-12 lg:pt-10">
        <Link
          href="/"
          aria-label="Corre, início"
          className="relative self-start rounded-lg before:absolute before:-inset-2.5 before:content-['']"
        >
          <Logo className="text-[26px] lg:text-[32px]" />
        </Link>
        <p className="headline text-[36px] lg:mt-24 lg:text-[64px]">
          <span className="lg:hidden">{demonstracao ? 'Dê uma volta.' : 'Bom te ver.'}</span>
          <span className="max-lg:hidden">
            {demonstracao ? 'Dê uma' : 'Bom te ver'}
            <br />
            {demonstracao ? 'volta.' : 'de novo.'}
          </span>
        </p>
        <p className="mt-7 max-w-[380px] text-[19px] leading-7 text-ink-2 max-lg:hidden">
          {demonstracao
            ? `Uma ${cidade} de mentira que pede, aceita e entrega sozinha, como numa sexta à noite.`
            : 'Um acesso para quem entrega, para quem vende e para quem cuida da operação.'}
        </p>
      </div>
    </header>
  );
}

/** The login page [entrada]. After a registration in this tab the name is filled in, and the next steps are below. */
export default function Login() {
  usePageTitle('Entrar · Corre');
  const [params] = useSearchParams();
  const [cadastrado] = useState(readRecemCadastrado);
  const aviso = params.get('sessao') === 'encerrada' ? 'Sua sessão terminou. Entre de novo.' : null;
  const { configuracao } = useConfiguracao();
  const demonstracao = configuracao?.demonstracao === true;
  const form = <LoginForm aviso={aviso} usuario={cadastrado?.usuario} emLinha={demonstracao} />;
  return (
    <div className="flex min-h-dvh flex-col bg-surface lg:flex-row lg:bg-bg">
      <Band demonstracao={demonstracao} cidade={configuracao?.cidade} />
      <main className="flex flex-1 flex-col px-4 pt-5 pb-2 sm:items-center sm:pb-8 lg:justify-center">
        <div className={demonstracao ? 'w-full max-w-[600px]' : 'w-full max-w-[520px]'}>
          <h1 className={demonstracao ? 'sr-only' : 'mb-6 text-[28px] leading-9 max-lg:sr-only'}>Entrar</h1>
          {demonstracao ? (
            <Suspense fallback={form}>
              <LoginDaDemonstracao aberto={aviso !== null || cadastrado !== null}>{form}</LoginDaDemonstracao>
            </Suspense>
          ) : (
            form
          )}
          <nav
            aria-label="Outros caminhos"
            className="mt-2 flex flex-row-reverse flex-wrap items-center justify-between gap-x-6 text-[17px] lg:mt-5"
          >
            <p className="flex min-h-12 flex-wrap items-center gap-x-1.5">
              {/* A phone has room for one row. */}
              <span className="max-sm:sr-only">Ainda não tem conta?</span>
              <Link
                href="/cadastro"
                className="py-2.5 font-bold text-brand-ink underline decoration-[1.5px] underline-offset-3 hover:decoration-[2.5px]"
              >
                Cadastre-se
              </Link>
            </p>
            <Link href="/" className="flex min-h-12 items-center gap-2 font-semibold text-ink-2 hover:text-ink">
              <ArrowLeft aria-hidden="true" className="size-5" />
              {demonstracao && <span className="sm:hidden">Início</span>}
              <span className={demonstracao ? 'max-sm:hidden' : ''}>Voltar ao início</span>
            </Link>
          </nav>
          <Suspense fallback={null}>{cadastrado && <ProximosPassos cadastrado={cadastrado} />}</Suspense>
        </div>
      </main>
      <LateToaster />
    </div>
  );
}
