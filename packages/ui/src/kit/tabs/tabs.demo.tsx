import { History, House, Package, UserRound } from 'lucide-react';
import { useState } from 'react';
import type { Demo } from '../demo.ts';
import { TabPanel } from './tab-list.tsx';
import { HeaderTabs, TabBar } from './tabs.tsx';

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
  { title: 'HeaderTabs on the night frame', render: () => <Header /> },
  { title: 'TabBar as links', render: () => <Bar /> },
] satisfies Demo[];
