import { useState } from 'react';
import { Button } from '../kit/button/button.tsx';
import type { Demo } from '../kit/demo.ts';
import { Segmented } from '../kit/segmented/segmented.tsx';
import { PasswordFields } from './password-form.tsx';
import { SessionsView } from './sessions-view.tsx';

const now = Date.parse('2026-11-21T22:41:00Z');
const nada = {
  failed: false,
  retrying: false,
  reload: () => {},
  encerrar: () => {},
  encerrando: null,
  leaveAll: () => {},
  leaving: false,
  now,
};

const sessoes = [
  {
    id: 'a',
    aparelho: 'Samsung Internet no Android',
    metodo: 'senha' as const,
    criada_em: '2026-11-21T12:03:00Z',
    usada_em: '2026-11-21T22:40:00Z',
    atual: true,
  },
  {
    id: 'b',
    aparelho: 'Chrome no Windows',
    metodo: 'passkey' as const,
    criada_em: '2026-11-19T18:20:00Z',
    usada_em: '2026-11-21T22:34:00Z',
    atual: false,
  },
];
const states = {
  list: { sessoes },
  failed: { sessoes: undefined, failed: true },
  vazia: { sessoes: [] },
  loading: { sessoes: undefined },
};

/** One state at a time, because a page has only one such card and landmark names must be unique. */
function States() {
  const [state, setState] = useState<keyof typeof states>('list');
  return (
    <div className="grid max-w-[760px] grid-cols-1 gap-4">
      <Segmented
        label="Estado"
        options={[
          { value: 'list', label: 'Lista' },
          { value: 'failed', label: 'Falhou' },
          { value: 'vazia', label: 'Vazia' },
          { value: 'loading', label: 'Carregando' },
        ]}
        columns={2}
        value={state}
        onValueChange={setState}
      />
      <SessionsView {...nada} {...states[state]} />
    </div>
  );
}

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
  { title: 'SessionsCard', render: () => <States /> },
] satisfies Demo[];
