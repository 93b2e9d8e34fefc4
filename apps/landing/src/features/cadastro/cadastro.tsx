import { Logo } from '@corre/ui/kit/logo/logo.tsx';
import { DataRoot } from '@corre/ui/shell/data-root.tsx';
import { SkipLink } from '@corre/ui/shell/skip-link.tsx';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { usePageTitle } from '../../use-page-title.ts';
import { FormularioCadastro } from './formulario-cadastro.tsx';

const back = 'flex min-h-12 items-center gap-2 font-semibold text-ink-2 hover:text-ink';

function VoltarAoInicio({ className }: { className: string }) {
  return (
    <Link href="/" className={`${back} ${className}`}>
      <ArrowLeft aria-hidden="true" className="size-5" />
      Voltar ao início
    </Link>
  );
}

/** Courier registration (specification §2, "Courier registration"). */
export default function Cadastro() {
  usePageTitle('Cadastro de entregador · Corre');
  return (
    <div className="min-h-dvh">
      <SkipLink />
      <header className="border-b border-line bg-surface max-mid:border-b-0 max-mid:bg-bg">
        <div className="mx-auto flex min-h-[72px] max-w-[1152px] items-center justify-between gap-4 px-4 text-[17px]">
          <Link href="/" aria-label="Corre, início" className="flex min-h-11 items-center rounded-lg">
            <Logo className="text-[26px]" />
          </Link>
          <nav aria-label="Outros caminhos" className="flex items-center gap-7">
            <p className="flex items-center gap-1.5">
              <span className="max-sm:hidden">Já tem conta?</span>
              <Link
                href="/login"
                className="flex min-h-12 items-center font-bold text-brand-ink underline decoration-[1.5px] underline-offset-3 hover:decoration-[2.5px]"
              >
                Faça login
              </Link>
            </p>
            <VoltarAoInicio className="max-mid:hidden" />
          </nav>
        </div>
      </header>
      <main id="conteudo" tabIndex={-1} className="mx-auto max-w-[1152px] px-4 pb-14 outline-none!">
        <h1 className="headline pt-6 text-[36px] mid:pt-10 mid:text-[48px]">Cadastro de entregador</h1>
        <p className="mt-3 mb-4 text-[17px] leading-6 text-ink-2">
          Leva uns 4 minutos. O que você digitar fica guardado, sem as senhas, enquanto esta aba estiver aberta.
        </p>
        <DataRoot publico>
          <FormularioCadastro />
        </DataRoot>
        <VoltarAoInicio className="justify-center mid:hidden" />
      </main>
    </div>
  );
}
