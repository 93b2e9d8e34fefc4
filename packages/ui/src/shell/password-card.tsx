import type { TextosDaSenha } from '@corre/contract/senhas/contrato.ts';
import { type ReactNode, useId } from 'react';
import { Button } from '../kit/button/button.tsx';
import { Card } from '../kit/card/card.tsx';
import { twMerge } from '../kit/theme/merge-classes.ts';
import { PasswordForm } from './password-form.tsx';

type Props = {
  title?: ReactNode;
  descricao?: ReactNode;
  texts?: TextosDaSenha;
  loadingLabel?: string;
  onChanged?: () => void;
  className?: string;
};

/** The settings card that changes the user's password [senha]. Must be below RequireSession. */
export function PasswordCard({
  title = 'Alterar senha',
  descricao = 'As outras sessões desta conta são encerradas.',
  loadingLabel = 'Salvando...',
  className,
  ...form
}: Props) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className={twMerge('grid gap-4 p-4 sm:p-5', className)}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className="text-(length:--ui-secondary) text-ink-2">{descricao}</p>
      </div>
      <PasswordForm {...form}>
        {(pending) => (
          <Button type="submit" loading={pending} loadingLabel={loadingLabel} className="justify-self-start">
            Alterar senha
          </Button>
        )}
      </PasswordForm>
    </Card>
  );
}
