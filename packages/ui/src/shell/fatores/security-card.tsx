import { trpc } from '@corre/client/trpc.ts';
import type { MeusFatores } from '@corre/contract/fatores/contrato.ts';
import { ShieldCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { Card } from '../../kit/card/card.tsx';
import { countOf } from '../../kit/format/money.ts';
import { twMerge } from '../../kit/theme/merge-classes.ts';
import { LazyDialog, lazyPart, useEverOpen } from '../lazy-part.tsx';
import { useSession } from '../require-session.tsx';

const SecurityDrawer = lazyPart(async () => (await import('./security-drawer.tsx')).SecurityDrawer);

/** Returns '2 passkeys · aplicativo de códigos · 8 códigos de recuperação'. */
export function summaryOf({ passkeys, codigo, recuperacao }: MeusFatores): string {
  if (passkeys.length === 0 && codigo === null) return 'Só a senha protege esta conta.';
  const said = [
    ...(passkeys.length > 0 ? [countOf(passkeys.length, 'passkey', 'passkeys')] : []),
    ...(codigo ? ['aplicativo de códigos'] : []),
    ...(recuperacao > 0 ? [countOf(recuperacao, 'código de recuperação', 'códigos de recuperação')] : []),
  ].join(' · ');
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** The settings card 'Segurança': what protects the account besides its password, and the way to change it. */
export function SecurityCard({ className }: { className?: string }) {
  const { user_type } = useSession();
  const { data } = trpc.fatores.meus.useQuery();
  const [open, setOpen] = useState(false);
  const ever = useEverOpen(open);
  const title = useId();
  return (
    <Card
      aria-labelledby={title}
      className={twMerge('flex flex-wrap items-center gap-x-6 gap-y-3 p-4 sm:p-5', className)}
    >
      <div className="min-w-0 flex-1 basis-56">
        <h2 id={title}>Segurança</h2>
        <p className="min-h-5 text-(length:--ui-secondary) text-ink-2">{data && summaryOf(data)}</p>
      </div>
      <Button variant="secondary" icon={ShieldCheck} onClick={() => setOpen(true)}>
        {user_type === 'entregador' ? 'Passkeys' : 'Passkeys e códigos'}
      </Button>
      <LazyDialog>{ever && <SecurityDrawer open={open} onOpenChange={setOpen} />}</LazyDialog>
    </Card>
  );
}
