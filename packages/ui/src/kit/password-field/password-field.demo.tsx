import type { Demo } from '../demo.ts';
import { PasswordField } from './password-field.tsx';

export default [
  {
    title: 'PasswordField',
    render: () => (
      <div className="grid max-w-80 gap-4">
        <PasswordField label="Senha" size="lg" autoComplete="current-password" reserveCapsLockLine />
        <PasswordField
          label="Nova senha"
          defaultValue="segredo"
          autoComplete="new-password"
          error="No mínimo 6 caracteres"
        />
      </div>
    ),
  },
] satisfies Demo[];
