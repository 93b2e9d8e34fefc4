import type { Demo } from '../../gallery/demo.ts';
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

export default [
  {
    title: 'SessionsCard',
    render: () => (
      <div className="grid max-w-[760px] gap-4">
        <SessionsView
          {...nada}
          sessoes={[
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
          ]}
        />
        <SessionsView {...nada} sessoes={undefined} falhou />
        <SessionsView {...nada} sessoes={[]} />
        <SessionsView {...nada} sessoes={undefined} />
      </div>
    ),
  },
] satisfies Demo[];
