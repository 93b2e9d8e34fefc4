import { ArrowRight, Ellipsis, Eye, MapPin, ShieldBan, Truck } from 'lucide-react';
import { useState } from 'react';
import { Combobox } from './combobox/combobox.tsx';
import type { Demo } from './demo.ts';
import { Field } from './field/field.tsx';
import { IconButton } from './icon-button/icon-button.tsx';
import { Menu } from './menu/menu.tsx';
import { SuggestInput } from './suggest-input/suggest-input.tsx';
import { VirtualList } from './virtual-list/virtual-list.tsx';

type Entregador = { id: number; nome: string; usuario: string };
const entregadores: Entregador[] = [
  { id: 1, nome: 'Marcos Vinícius Prado', usuario: 'marcosprado' },
  { id: 2, nome: 'Kauã Martins de Oliveira', usuario: 'kauamartins' },
  { id: 3, nome: 'Mateus Gabriel Pereira', usuario: 'mateusgp' },
  { id: 4, nome: 'Luana Cristina Barbosa', usuario: 'luanacb' },
];

function Lead() {
  return (
    <span className="flex size-9 shrink-0 items-center justify-center rounded-full border border-line bg-sunken text-ink-2">
      <Truck aria-hidden="true" className="size-4" />
    </span>
  );
}

function ComboboxExample({ error, empty = false }: { error?: string; empty?: boolean }) {
  const [entregador, setEntregador] = useState<Entregador | null>(null);
  return (
    <Field label="Entregador" error={entregador ? undefined : error} className="max-w-80">
      <Combobox
        items={empty ? [] : entregadores}
        value={entregador}
        onValueChange={setEntregador}
        getKey={({ id }) => id}
        getLabel={({ nome }) => nome}
        getDetail={({ usuario }) => `@${usuario}`}
        getKeywords={({ usuario }) => usuario}
        renderLead={() => <Lead />}
        loading={empty}
        placeholder="Nome ou usuário"
      />
    </Field>
  );
}

const enderecos = [
  { id: 1, endereco: 'Rua Vaz Caminha, 588', nota: 'Portão azul' },
  { id: 2, endereco: 'Av. Cerro Azul, 1447, bloco B', nota: 'Portaria' },
];

function SuggestInputExample({ error }: { error?: string }) {
  const [text, setText] = useState('');
  return (
    <Field label="Endereço" error={error} className="max-w-80">
      <SuggestInput
        value={text}
        onValueChange={setText}
        items={enderecos}
        onChoose={({ endereco }) => setText(endereco)}
        getKey={({ id }) => id}
        getLabel={({ endereco }) => endereco}
        getDetail={({ nota }) => nota}
        icon={MapPin}
        placeholder="Rua, número, complemento"
      />
    </Field>
  );
}

const nomes = Array.from({ length: 1_006 }, (_, index) => `Entregador ${index + 1}`);

export default [
  { title: 'Combobox', render: () => <ComboboxExample /> },
  { title: 'Combobox with an error', render: () => <ComboboxExample error="Selecione um entregador" /> },
  { title: 'Combobox while the server searches', render: () => <ComboboxExample empty /> },
  { title: 'SuggestInput', render: () => <SuggestInputExample /> },
  { title: 'SuggestInput with an error', render: () => <SuggestInputExample error="Endereço é obrigatório" /> },
  {
    title: 'Menu of a row',
    render: () => (
      <div data-abre-menu>
        <Menu
          align="start"
          trigger={<IconButton icon={Ellipsis} label="Ações de Marcos Vinícius" variant="secondary" />}
          items={[
            { label: 'Ver detalhes', icon: Eye, hint: 'Enter', onSelect: () => {} },
            { label: 'Atribuir entrega', icon: ArrowRight, hint: 'A', onSelect: () => {} },
            { label: 'Suspender', icon: ShieldBan, hint: 'S', danger: true, separator: true, onSelect: () => {} },
          ]}
        />
      </div>
    ),
  },
  {
    title: 'VirtualList: 1.006 items, of which only those in view are drawn',
    render: () => (
      <div data-rolagem="" className="h-60 max-w-80 overflow-y-auto rounded-xl border border-line">
        <VirtualList
          label="Entregadores"
          items={nomes}
          keyOf={(nome) => nome}
          height={49}
          inBox
          className="[&>li]:border-b [&>li]:border-line"
        >
          {(nome) => (
            <button type="button" className="min-h-12 w-full px-4 text-left text-[15px] leading-5 -outline-offset-3!">
              {nome}
            </button>
          )}
        </VirtualList>
      </div>
    ),
  },
] satisfies Demo[];
