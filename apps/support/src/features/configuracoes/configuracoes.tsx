import { Button } from '@corre/ui/button/button.tsx';
import { Card } from '@corre/ui/card/card.tsx';
import { PasswordField } from '@corre/ui/password-field/password-field.tsx';
import { ThemeChoice } from '@corre/ui/theme-choice/theme-choice.tsx';
import { ChartColumn } from 'lucide-react';
import { useLocation } from 'wouter';
import { useSenha } from './use-senha.ts';

function Senha() {
  const { nova, confirma, alterar, alterando } = useSenha();
  return (
    <form onSubmit={alterar} noValidate className="grid gap-4 sm:grid-cols-2">
      <PasswordField label="Nova senha" autoComplete="new-password" hint="Pelo menos 6 caracteres." {...nova} />
      <PasswordField label="Confirmar senha" autoComplete="new-password" {...confirma} />
      <Button type="submit" loading={alterando} loadingLabel="Salvando..." className="justify-self-start sm:col-span-2">
        Alterar senha
      </Button>
    </form>
  );
}

/** The password (specification §2), and how the panel looks. */
export function Configuracoes() {
  const [, navigate] = useLocation();
  return (
    <div className="mx-auto grid max-w-[760px] grid-cols-1 gap-4">
      <h1>Configurações</h1>
      <Card aria-labelledby="senha" className="grid gap-4 p-4 sm:p-5">
        <div>
          <h2 id="senha">Alterar senha</h2>
          <p className="text-[14px] leading-5 text-ink-2">As outras sessões desta conta são encerradas.</p>
        </div>
        <Senha />
      </Card>
      <Card aria-labelledby="aparencia" className="grid gap-3 p-4 sm:p-5">
        <h2 id="aparencia">Aparência</h2>
        <ThemeChoice />
      </Card>
      <Button variant="secondary" icon={ChartColumn} onClick={() => navigate('/estatisticas')} className="lg:hidden">
        Estatísticas
      </Button>
    </div>
  );
}
