import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { Logo } from '@corre/ui/kit/logo/logo.tsx';
import { Link } from 'wouter';

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
export function Cabecalho() {
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
