import { Settings, Store, Users } from 'lucide-react';
import { useState } from 'react';
import type { Demo } from '../demo.ts';
import { Rail, RailTabs } from './rail.tsx';

const groups = [
  { title: 'Pessoas', items: [{ value: 'entregadores', label: 'Entregadores', icon: Users, href: '#entregadores' }] },
  { title: 'Relatórios', items: [{ value: 'comercios', label: 'Dados Comércios', icon: Store, href: '#comercios' }] },
  {
    title: 'Sistema',
    items: [{ value: 'configuracoes', label: 'Configurações', icon: Settings, href: '#configuracoes' }],
  },
];

function Example() {
  const [value, setValue] = useState('entregadores');
  return (
    <Rail
      title="Painel Admin"
      abas={<RailTabs label="Seções do exemplo" groups={groups} value={value} onValueChange={setValue} />}
      footer={<p className="px-3 text-[14px]">Renata Prado</p>}
      className="static h-[420px]"
    />
  );
}

export default [{ title: 'Rail', render: () => <Example /> }] satisfies Demo[];
