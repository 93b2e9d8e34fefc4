import { panelNamed } from '@corre/contract/panels.ts';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { LogoMark } from '@corre/ui/kit/logo/logo.tsx';
import { Rail } from '@corre/ui/kit/rail/rail.tsx';
import { RailTabs } from '@corre/ui/kit/rail/rail-tabs.tsx';
import { SideSheet } from '@corre/ui/kit/side-sheet/side-sheet.tsx';
import { ConnectionStrip } from '@corre/ui/shell/connection-strip.tsx';
import { LogoutButton } from '@corre/ui/shell/office-header.tsx';
import { useSession } from '@corre/ui/shell/require-session.tsx';
import { SkipLink } from '@corre/ui/shell/skip-link.tsx';
import { Menu, ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Aba } from './abas.ts';
import type { useSecoes } from './use-secoes.ts';

type Secoes = ReturnType<typeof useSecoes>;

const { title: TITULO } = panelNamed('admin');
const SECOES = 'Seções do painel';

function Conta() {
  const { user_name } = useSession();
  return (
    <div className="flex items-center gap-3 px-3 py-2">
      <span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-raised text-brand">
        <ShieldCheck aria-hidden="true" className="size-[18px]" />
      </span>
      <span className="min-w-0">
        <strong className="block truncate text-[15px] leading-5">{user_name || 'Administrador'}</strong>
        <span className="block text-[13px] leading-[18px] text-ink-2">Conta mestre</span>
      </span>
    </div>
  );
}

/** The phone's header; its button opens the sections as a sheet from the left. */
function CabecalhoDoTelefone({ rota }: { rota: Secoes }) {
  const [aberto, setAberto] = useState(false);
  const escolher = (aba: Aba) => {
    setAberto(false);
    rota.onValueChange(aba);
  };
  return (
    <header
      data-theme="dark"
      data-print="hide"
      className="sticky top-0 z-20 flex h-[60px] items-center gap-2 border-b border-line bg-bg px-2 text-ink lg:hidden"
    >
      <IconButton icon={Menu} label="Abrir o menu" aria-haspopup="dialog" onClick={() => setAberto(true)} />
      <LogoMark className="h-[15px] shrink-0" />
      <span className="min-w-0 flex-1 truncate text-[17px] font-bold">{TITULO}</span>
      <LogoutButton />
      <SideSheet open={aberto} onOpenChange={setAberto} title={TITULO} pe={<Conta />}>
        <RailTabs alto label={SECOES} groups={rota.grupos} value={rota.value} onValueChange={escolher} />
      </SideSheet>
    </header>
  );
}

/** Night rail left on a desktop, header with a menu on a phone; the page right of it. */
export function Casca({ rota, children }: { rota: Secoes; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh max-lg:flex-col">
      <SkipLink />
      <Rail
        title={TITULO}
        abas={<RailTabs label={SECOES} groups={rota.grupos} value={rota.value} onValueChange={rota.onValueChange} />}
        pe={
          <div className="flex items-center">
            <Conta />
            <LogoutButton word="never" className="ml-auto hover:bg-surface" />
          </div>
        }
        className="max-lg:hidden"
      />
      <CabecalhoDoTelefone rota={rota} />
      <div className="flex min-w-0 flex-1 flex-col">
        <ConnectionStrip />
        <main id="conteudo" tabIndex={-1} className="min-w-0 flex-1 px-4 py-4 outline-none! sm:px-6 lg:py-5">
          {children}
        </main>
      </div>
    </div>
  );
}
