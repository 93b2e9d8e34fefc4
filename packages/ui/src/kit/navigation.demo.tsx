import { History, House, Package, Settings, Store, UserRound, Users } from 'lucide-react';
import { useState } from 'react';
import type { Demo } from './demo.ts';
import { Rail, RailTabs } from './rail/rail.tsx';
import { TabPanel } from './tabs/tab-list.tsx';
import { HeaderTabs, TabBar } from './tabs/tabs.tsx';

const groups = [
  { title: 'Pessoas', items: [{ value: 'entregadores', label: 'Entregadores', icon: Users, href: '#entregadores' }] },
  { title: 'Relatórios', items: [{ value: 'comercios', label: 'Dados Comércios', icon: Store, href: '#comercios' }] },
  {
    title: 'Sistema',
    items: [{ value: 'configuracoes', label: 'Configurações', icon: Settings, href: '#configuracoes' }],
  },
];

function RailExample() {
  const [value, setValue] = useState('entregadores');
  return (
    <Rail
      title="Painel Admin"
      tabs={<RailTabs label="Seções do exemplo" groups={groups} value={value} onValueChange={setValue} />}
      footer={<p className="px-3 text-[14px]">Renata Prado</p>}
      className="static h-[420px]"
    />
  );
}

const items = [
  { value: 'solicitar', label: 'Solicitar' },
  { value: 'pendentes', label: 'Pendentes', count: 3 },
  { value: 'historico', label: 'Histórico' },
];

function Header() {
  const [tab, setTab] = useState('solicitar');
  return (
    <>
      <header data-theme="dark" className="flex h-16 max-w-2xl border-b border-line bg-bg px-4">
        <HeaderTabs label="Seções do comércio" items={items} value={tab} onValueChange={setTab} />
      </header>
      <TabPanel value={tab} label="Conteúdo" className="py-3">
        Conteúdo da aba
      </TabPanel>
    </>
  );
}

function Bar() {
  const [tab, setTab] = useState('inicio');
  return (
    <TabBar
      label="Seções do painel"
      className="max-w-[360px]"
      value={tab}
      onValueChange={setTab}
      items={[
        { value: 'inicio', label: 'Início', icon: House, href: '#inicio' },
        { value: 'solicitacoes', label: 'Solicitações', icon: Package, dot: true, href: '#solicitacoes' },
        { value: 'historico', label: 'Histórico', icon: History, count: 3, countLabel: 'novas', href: '#historico' },
        { value: 'perfil', label: 'Perfil', icon: UserRound, href: '#perfil' },
      ]}
    />
  );
}

export default [
  { title: 'Rail', render: () => <RailExample /> },
  { title: 'HeaderTabs on the night frame', render: () => <Header /> },
  { title: 'TabBar as links', render: () => <Bar /> },
] satisfies Demo[];
