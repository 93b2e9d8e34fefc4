import { trpc } from '@corre/client/trpc.ts';
import { CountBadge } from '@corre/ui/kit/badge/badge.tsx';
import { nomeCurto } from '@corre/ui/kit/format/shorten.ts';
import { Logo } from '@corre/ui/kit/logo/logo.tsx';
import { TabList } from '@corre/ui/kit/tabs/tab-list.tsx';
import { useEntregadorId, useSession } from '@corre/ui/shell/require-session.tsx';
import type { TabRoute } from '@corre/ui/shell/use-tab-route.ts';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import type { ReactNode } from 'react';
import type { Tab } from './tabs.ts';

function Conta() {
  const entregador_id = useEntregadorId();
  const { user_name } = useSession();
  const { data: perfil } = trpc.entregadores.perfil.useQuery({ entregador_id });
  return (
    <div className="flex items-center gap-3 px-1.5">
      <UserAvatar user_type="entregador" user_id={entregador_id} size={44} />
      <p className="min-w-0">
        <strong className="block truncate text-[16px] leading-5 font-[750]">{nomeCurto(user_name)}</strong>
        {perfil && <span className="block truncate text-[14px] leading-5 text-ink-2">@{perfil.usuario}</span>}
      </p>
    </div>
  );
}

/** The left column of a desktop: wordmark, tabs, account and 'Sair'. */
export function Rail({ rota, sair }: { rota: TabRoute<Tab>; sair: ReactNode }) {
  return (
    <aside
      aria-label="Painel"
      className="fixed inset-y-0 left-0 z-10 flex w-[232px] flex-col gap-8 overflow-y-auto border-r border-line bg-surface px-4 pt-6 pb-5 print:hidden"
    >
      <Logo className="px-1.5 text-[27px]" />
      <TabList
        label="Seções do painel"
        items={rota.items}
        value={rota.value}
        onValueChange={rota.onValueChange}
        className="grid content-start gap-1"
        itemClassName="flex min-h-[52px] items-center gap-3.5 rounded-xl px-3.5 text-[17px] font-[550] text-ink-2 hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:font-[750] aria-[current=page]:text-brand-ink"
        renderItem={({ label, icon: Icon, dot, count = 0, countLabel }) => (
          <>
            {Icon && <Icon aria-hidden="true" className="size-[22px] shrink-0" />}
            <span className="flex-1">{label}</span>
            {count > 0 && <CountBadge total={count} tone="perigo" label={countLabel} />}
            {dot && (
              <span className="size-2.5 rounded-full bg-faixa">
                <span className="sr-only">, oferta esperando</span>
              </span>
            )}
          </>
        )}
      />
      <div className="mt-auto grid justify-items-start gap-3 border-t border-line pt-4">
        <Conta />
        {sair}
      </div>
    </aside>
  );
}
