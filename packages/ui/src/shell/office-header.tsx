import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../kit/button/button.tsx';
import { IconButton } from '../kit/icon-button/icon-button.tsx';
import { Logo, LogoTile } from '../kit/logo/logo.tsx';
import { twMerge } from '../kit/theme/merge-classes.ts';
import { ConnectionStrip } from './connection-strip.tsx';
import { useLogout } from './use-logout.ts';

type Props = {
  /**
   * the page's name for screen readers: 'Painel de Suporte'; `mostrarTitulo` shows it: from 1280 px on beside the logo,
   * below that instead of the product's name
   */
  title: string;
  showTitle?: boolean;
  /** 64 px for the shop, 56 px for support; 60 px on a phone */
  height?: 56 | 64;
  /** HeaderTabs, from 1024 px on; below that there is a TabBar or a menu */
  tabs?: ReactNode;
  /** replaces the logo on a phone: the shop's tile and name, a menu button */
  telefone?: ReactNode;
  /** the signed-in user; from 640 px on */
  identidade?: ReactNode;
  /** before 'Sair': chat, help, 'atualizado há 8 s' */
  actions?: ReactNode;
  className?: string;
};

type LogoutProps = {
  className?: string;
  /**
   * when 'Sair' has its word beside the icon: from 640 px on, always, not from 1024 to 1279 px (names and tabs need the
   * room), or never
   */
  word?: 'wide' | 'always' | 'not-between' | 'never';
};

const WORD = { wide: 'max-sm:hidden', always: '', 'not-between': 'max-sm:hidden lg:max-xl:hidden', never: 'hidden' };
const ICON = { wide: 'sm:hidden', always: 'hidden', 'not-between': 'sm:max-lg:hidden xl:hidden', never: '' };

/** The button 'Sair', with its word or as an icon alone. */
export function LogoutButton({ className, word = 'wide' }: LogoutProps) {
  const { sair, leaving } = useLogout();
  return (
    <>
      <Button variant="ghost" icon={LogOut} loading={leaving} onClick={sair} className={twMerge(className, WORD[word])}>
        Sair
      </Button>
      <IconButton
        icon={LogOut}
        label="Sair"
        loading={leaving}
        onClick={sair}
        className={twMerge(className, ICON[word])}
      />
    </>
  );
}

/** The dark header of the shop's and support's panels: dark in both themes, sticky, with the offline strip. */
export function OfficeHeader(props: Props) {
  const { title, showTitle = false, height = 64, tabs, telefone, identidade, actions, className } = props;
  return (
    <header
      data-theme="dark"
      data-print="hide"
      className={twMerge('sticky top-0 z-20 border-b border-line bg-bg text-ink', className)}
    >
      <div className={`flex items-center gap-3 px-4 max-sm:h-[60px] sm:px-6 ${height === 64 ? 'sm:h-16' : 'sm:h-14'}`}>
        {telefone ? (
          <div className="flex min-w-0 items-center gap-3 sm:hidden">{telefone}</div>
        ) : (
          <LogoTile className="sm:hidden" />
        )}
        <Logo className={showTitle ? 'max-xl:hidden' : 'max-sm:hidden'} />
        {showTitle && (
          <>
            <Logo
              text={title}
              className="shrink-0 text-[16px] font-bold whitespace-nowrap max-sm:hidden lg:max-xl:[&>svg]:hidden xl:hidden"
            />
            <span className="border-l border-line pl-4 font-semibold whitespace-nowrap text-ink-2 max-xl:hidden">
              {title}
            </span>
          </>
        )}
        <div className="flex min-w-0 flex-1 self-stretch overflow-hidden lg:ml-4">
          {tabs && <div className="flex min-w-0 self-stretch max-lg:hidden">{tabs}</div>}
        </div>
        {identidade && <div className="flex shrink-0 items-center gap-3 max-sm:hidden">{identidade}</div>}
        {actions}
        <LogoutButton word="not-between" />
      </div>
      <ConnectionStrip />
    </header>
  );
}
