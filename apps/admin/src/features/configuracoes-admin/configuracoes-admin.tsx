import { Button } from '@corre/ui/button/button.tsx';
import { Card } from '@corre/ui/card/card.tsx';
import { PasswordField } from '@corre/ui/password-field/password-field.tsx';
import { ThemeChoice } from '@corre/ui/theme-choice/theme-choice.tsx';
import { Info, KeyRound } from 'lucide-react';
import { Pagina } from '../pagina/pagina.tsx';
import { useAlterarSenha } from './use-alterar-senha.ts';

function Senha() {
  const { campo, erro, alterar, alterando } = useAlterarSenha();
  return (
    <Card aria-labelledby="senha-do-administrador" className="grid gap-5 p-5 sm:p-6">
      <div className="flex items-center gap-4">
        <span className="flex size-12 shrink-0 items-center justify-center rounded-xl bg-brand-soft text-brand-ink">
          <KeyRound aria-hidden="true" className="size-[22px]" />
        </span>
        <div>
          <h2 id="senha-do-administrador">Senha do administrador</h2>
          <p className="text-[14px] leading-5 text-ink-2">As outras sessões desta conta são encerradas na hora.</p>
        </div>
      </div>
      <form onSubmit={alterar} noValidate className="flex flex-wrap items-start gap-3">
        <PasswordField
          label="Nova senha"
          error={erro}
          autoComplete="new-password"
          required
          className="flex-1 basis-60"
          {...campo}
        />
        {/* 26 px: the label and its gap, so that the button stands beside the field. */}
        <Button
          type="submit"
          loading={alterando}
          loadingLabel="Alterando..."
          className="min-h-(--ui-control) max-sm:w-full sm:mt-[26px]"
        >
          Alterar senha
        </Button>
      </form>
    </Card>
  );
}

function ContaMestre() {
  return (
    <div className="flex gap-4 rounded-(--ui-card) bg-aceita px-5 py-4 text-aceita-ink sm:px-6">
      <Info aria-hidden="true" className="mt-1 size-[22px] shrink-0" />
      <div>
        <h2 className="text-[16px] leading-6">Esta é a conta mestre</h2>
        <p>
          Tem acesso total a relatórios, entregadores e comércios. Se a senha for esquecida, é preciso ter acesso ao
          banco de dados: quem cuida do servidor define outra.
        </p>
      </div>
    </div>
  );
}

/** Password, what the account is, appearance (specification §2). */
export function ConfiguracoesAdmin() {
  return (
    <div className="max-w-[760px]">
      <Pagina titulo="Configurações">
        <Senha />
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
      </Pagina>
    </div>
  );
}
