import { useState } from 'react';
import type { Demo } from '../kit/demo.ts';
import { Segmented } from '../kit/segmented/segmented.tsx';
import { SessionsView } from './sessions-view.tsx';

const agora = Date.parse('2026-11-21T22:41:00Z');
const nada = {
  falhou: false,
  retrying: false,
  recarregar: () => {},
  encerrar: () => {},
  encerrando: null,
  sairDeTodos: () => {},
  saindo: false,
  agora,
};

const sessoes = [
  {
    id: 'a',
    aparelho: 'Samsung Internet no Android',
    criada_em: '2026-11-21T12:03:00Z',
    usada_em: '2026-11-21T22:40:00Z',
    atual: true,
  },
  {
    id: 'b',
    aparelho: 'Chrome no Windows',
    criada_em: '2026-11-19T18:20:00Z',
    usada_em: '2026-11-21T22:34:00Z',
    atual: false,
  },
];
const states = {
  lista: { sessoes },
  falhou: { sessoes: undefined, falhou: true },
  vazia: { sessoes: [] },
  carregando: { sessoes: undefined },
};

/** One state at a time, because a page has only one such card and landmark names must be unique. */
function States() {
  const [state, setState] = useState<keyof typeof states>('lista');
  return (
    <div className="grid max-w-[760px] grid-cols-1 gap-4">
      <Segmented
        label="Estado"
        options={[
          { value: 'lista', label: 'Lista' },
          { value: 'falhou', label: 'Falhou' },
          { value: 'vazia', label: 'Vazia' },
          { value: 'carregando', label: 'Carregando' },
        ]}
        columns={2}
        value={state}
        onValueChange={setState}
      />
      <SessionsView {...nada} {...states[state]} />
    </div>
  );
}

export default [{ title: 'SessionsCard', render: () => <States /> }] satisfies Demo[];
