import { Card } from '@corre/ui/kit/card/card.tsx';
import { ThemeChoice } from '@corre/ui/kit/theme-choice/theme-choice.tsx';
import { SecurityCard } from '@corre/ui/shell/fatores/security-card.tsx';
import { PasswordCard } from '@corre/ui/shell/password-card.tsx';
import { SessionsCard } from '@corre/ui/shell/sessions-card.tsx';
import { ShortcutsCard } from '@corre/ui/shell/shortcuts-card.tsx';
import { Info } from 'lucide-react';
import { LimpezaCard } from './limpeza.tsx';

function ContaMestre() {
  return (
    <div className="flex gap-4 rounded-(--ui-card) bg-aceita px-5 py-4 text-aceita-ink sm:px-6">
      <Info aria-hidden="true" className="mt-1 size-[22px] shrink-0" />
      <div>
        <h2 className="text-[16px] leading-6">Esta é a conta mestre</h2>
        <p>
          Tem acesso total a relatórios, entregadores e comércios. Se a senha for esquecida, outro administrador dá um
          link em Equipe. Sem outro, quem cuida do servidor dá um link com o comando npm run conta.
        </p>
      </div>
    </div>
  );
}

/** The part 'Conta': password, second factor, sessions, last cleanup, account, appearance, shortcuts. */
export function Conta() {
  return (
    <>
      <PasswordCard title="Senha do administrador" loadingLabel="Alterando..." className="grid gap-4 p-5 sm:p-6" />
      <SecurityCard className="p-5 sm:p-6" />
      <SessionsCard className="p-5 sm:p-6" />
      <LimpezaCard />
      <ContaMestre />
      <Card
        aria-labelledby="aparencia"
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5 sm:p-6"
      >
        <div>
          <h2 id="aparencia">Aparência</h2>
          <p className="text-[14px] leading-5 text-ink-2">Vale só para este navegador.</p>
        </div>
        <ThemeChoice className="w-full sm:w-[340px]" />
      </Card>
      <ShortcutsCard
        detail="No Fechamento da Semana: C copia o PIX, P marca como pago, U desfaz. Nas tabelas, / busca."
        className="p-5 sm:p-6"
      />
    </>
  );
}
