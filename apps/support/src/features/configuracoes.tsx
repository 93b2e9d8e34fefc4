import { TEXTOS_DA_SENHA_DO_SUPORTE } from '@corre/contract/senhas/contrato.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { ThemeChoice } from '@corre/ui/kit/theme-choice/theme-choice.tsx';
import { SecurityCard } from '@corre/ui/shell/fatores/security-card.tsx';
import { NoticesCard } from '@corre/ui/shell/notices/notices-card.tsx';
import { PasswordCard } from '@corre/ui/shell/password-card.tsx';
import { SessionsCard } from '@corre/ui/shell/sessions-card.tsx';
import { ShortcutsCard } from '@corre/ui/shell/shortcuts-card.tsx';
import { ChartColumn, Database } from 'lucide-react';
import { useLocation } from 'wouter';

/** Settings tab: password [senha], second factor [segundo-fator], sessions, theme, notices and shortcuts. */
export function Configuracoes() {
  const [, navigate] = useLocation();
  return (
    <div className="mx-auto grid max-w-[760px] grid-cols-1 gap-4">
      <h1>Configurações</h1>
      <PasswordCard texts={TEXTOS_DA_SENHA_DO_SUPORTE} />
      <SecurityCard />
      <SessionsCard />
      <Card aria-labelledby="aparencia" className="grid gap-3 p-4 sm:p-5">
        <h2 id="aparencia">Aparência</h2>
        <ThemeChoice />
      </Card>
      <NoticesCard notices={['ajuda', 'problema', 'espera']} />
      <ShortcutsCard detail="A atribui, X marca, S suspende, R reseta recusas, / busca e ? mostra a ajuda." />
      <Button variant="secondary" icon={Database} onClick={() => navigate('/sistema')}>
        Sistema: o que está travado
      </Button>
      <Button variant="secondary" icon={ChartColumn} onClick={() => navigate('/estatisticas')} className="lg:hidden">
        Estatísticas
      </Button>
    </div>
  );
}
