import { SecurityCard } from '@corre/ui/shell/fatores/security-card.tsx';
import { PasswordCard } from '@corre/ui/shell/password-card.tsx';
import { SessionsCard } from '@corre/ui/shell/sessions-card.tsx';

/** The courier's password, passkeys and the devices where the account is signed in. */
export function Acesso() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <PasswordCard />
      <SecurityCard />
      <SessionsCard />
    </div>
  );
}
