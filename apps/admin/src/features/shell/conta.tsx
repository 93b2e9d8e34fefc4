import { useSession } from '@corre/ui/shell/require-session.tsx';
import { ShieldCheck } from 'lucide-react';
import { useNomeDeOutraAba } from '../use-nome-proprio.ts';

/** The signed-in account, for the footer of the rail and of the phone's menu. */
export function Conta() {
  const { user_name } = useSession();
  useNomeDeOutraAba();
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
