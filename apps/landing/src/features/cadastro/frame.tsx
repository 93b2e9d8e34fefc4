import { Logo } from '@corre/ui/kit/logo/logo.tsx';
import { SkipLink } from '@corre/ui/shell/skip-link.tsx';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

const back = 'flex min-h-12 items-center gap-2 font-semibold text-ink-2 hover:text-ink';

function VoltarAoInicio({ className }: { className: string }) {
  return (
    <Link href="/" className={`${back} ${className}`}>
      <ArrowLeft aria-hidden="true" className="size-5" />
      Voltar ao início
    </Link>
  );
}

type Props = {
  /** a link in the header, beside the link to `/` */
  entrar?: ReactNode;
  children: ReactNode;
};

/** The frame of the registration's pages: logo, links and content. */
export function Frame({ entrar, children }: Props) {
  return (
    <div className="min-h-dvh">
      <SkipLink />
      <header className="border-b border-line bg-surface max-mid:border-b-0 max-mid:bg-bg">
        <div className="mx-auto flex min-h-[72px] max-w-[1152px] items-center justify-between gap-4 px-4 text-[17px]">
          <Link href="/" aria-label="Corre, início" className="flex min-h-11 items-center rounded-lg">
            <Logo className="text-[26px]" />
          </Link>
          <nav aria-label="Outros caminhos" className="flex items-center gap-7">
            {entrar}
            <VoltarAoInicio className="max-mid:hidden" />
          </nav>
        </div>
      </header>
      <main id="conteudo" tabIndex={-1} className="mx-auto max-w-[1152px] px-4 pb-14 outline-none!">
        {children}
        <VoltarAoInicio className="justify-center mid:hidden" />
      </main>
    </div>
  );
}
