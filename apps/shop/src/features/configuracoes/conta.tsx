import { Button } from '@corre/ui/kit/button/button.tsx';
import { ThemeChoice } from '@corre/ui/kit/theme-choice/theme-choice.tsx';
import { SecurityCard } from '@corre/ui/shell/fatores/security-card.tsx';
import { NoticesCard } from '@corre/ui/shell/notices/notices-card.tsx';
import { PasswordForm } from '@corre/ui/shell/password-form.tsx';
import { SessionsCard } from '@corre/ui/shell/sessions-card.tsx';
import { ShortcutsCard } from '@corre/ui/shell/shortcuts-card.tsx';
import type { ReactNode } from 'react';
import { SettingsBody, SettingsCard } from '../settings-card.tsx';
import { DadosDaFatura } from './dados-da-fatura.tsx';

/** A column of blocks. It scrolls as a whole where the page does not scroll. */
const Column = ({ children }: { children: ReactNode }) => (
  <div className="grid min-h-0 min-w-0 grid-cols-1 content-start gap-4 xl:overflow-y-auto">{children}</div>
);

/** The part 'Conta': password, second factor, notices, theme, invoice data, shortcuts and sessions. */
export const Conta = () => (
  <>
    <Column>
      <SettingsCard title="Alterar senha" text="As outras sessões deste comércio são encerradas.">
        <SettingsBody>
          <PasswordForm>
            {(alterando) => (
              <Button
                type="submit"
                loading={alterando}
                loadingLabel="Salvando..."
                className="min-h-(--ui-control) justify-self-end"
              >
                Alterar senha
              </Button>
            )}
          </PasswordForm>
        </SettingsBody>
      </SettingsCard>
      <NoticesCard notices={['mensagem', 'aceita', 'espera', 'problema']} />
      <SettingsCard title="Aparência">
        <SettingsBody>
          <ThemeChoice />
        </SettingsBody>
      </SettingsCard>
    </Column>
    <Column>
      <SecurityCard />
      <DadosDaFatura />
      <ShortcutsCard detail="A tecla / leva à busca." />
      <SessionsCard keeps="As chaves da API continuam valendo: revogue-as em Chaves da API." />
    </Column>
  </>
);
