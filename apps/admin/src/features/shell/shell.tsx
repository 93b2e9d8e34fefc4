import { panelNamed } from '@corre/contract/panels.ts';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { LogoMark } from '@corre/ui/kit/logo/logo.tsx';
import { Rail, RailTabs } from '@corre/ui/kit/rail/rail.tsx';
import { ConnectionStrip } from '@corre/ui/shell/connection-strip.tsx';
import { DemoTown } from '@corre/ui/shell/demo-town/demo-town.tsx';
import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { LogoutButton } from '@corre/ui/shell/office-header.tsx';
import { SkipLink } from '@corre/ui/shell/skip-link.tsx';
import { Menu } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Conta } from './conta.tsx';
import type { useSections } from './use-sections.ts';

type Secoes = ReturnType<typeof useSections>;

const { title: TITLE } = panelNamed('admin');
const SECOES = 'Seções do painel';

/** Loads on demand: only the button of the phone's header opens it. */
export const PhoneMenu = lazyPart(async () => (await import('./phone-menu.tsx')).PhoneMenu);

/** The header of a phone. Its button opens the sections. */
function CabecalhoDoTelefone({ rota }: { rota: Secoes }) {
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const show = () => {
    setUsed(true);
    setOpen(true);
  };
  return (
    <header
      data-theme="dark"
      data-print="hide"
      className="sticky top-0 z-20 flex h-[60px] items-center gap-2 border-b border-line bg-bg px-2 text-ink lg:hidden"
    >
      <IconButton icon={Menu} label="Abrir o menu" aria-haspopup="dialog" onClick={show} />
      <LogoMark className="h-[15px] shrink-0" />
      <span className="min-w-0 flex-1 truncate text-[17px] font-bold">{TITLE}</span>
      <LogoutButton />
      <LazyDialog>{used && <PhoneMenu open={open} onOpenChange={setOpen} rota={rota} />}</LazyDialog>
    </header>
  );
}

/** The frame of the page. A desktop has a rail on the left, a phone a header with a menu. */
export function Shell({ rota, children }: { rota: Secoes; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh max-lg:flex-col">
      <SkipLink />
      <Rail
        title={TITLE}
        tabs={<RailTabs label={SECOES} groups={rota.groups} value={rota.marked} onValueChange={rota.onValueChange} />}
        footer={
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
        <main
          id="conteudo"
          tabIndex={-1}
          className="order-1 min-w-0 flex-1 px-4 py-4 outline-none! sm:px-6 lg:py-5 print:p-0"
        >
          {children}
        </main>
        {/* After the page, so that it is the last stop of the keyboard; in a wide window it stands above. */}
        <DemoTown desejo="pedido" />
      </div>
    </div>
  );
}
