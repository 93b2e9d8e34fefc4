import { Button } from '../kit/button/button.tsx';
import type { Demo } from '../kit/demo.ts';
import { PasswordFields } from './password-form.tsx';

export default [
  {
    title: 'PasswordCard',
    render: () => (
      <div className="max-w-[480px]">
        <PasswordFields
          conta="carla"
          atual={{ name: 'senha_atual', error: 'Senha atual incorreta' }}
          nova={{ name: 'nova_senha' }}
          confirma={{ name: 'confirma_senha' }}
          submit={(event) => event.preventDefault()}
        >
          <Button type="submit" loadingLabel="Salvando..." className="justify-self-start">
            Alterar senha
          </Button>
        </PasswordFields>
      </div>
    ),
  },
] satisfies Demo[];
