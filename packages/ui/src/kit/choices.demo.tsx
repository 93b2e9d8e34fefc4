import { ClipboardPen, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from './checkbox/checkbox.tsx';
import { ChoiceTiles } from './choice-tiles/choice-tiles.tsx';
import type { Demo } from './demo.ts';
import { Field } from './field/field.tsx';
import { FilterChips } from './filter-chips/filter-chips.tsx';
import { Segmented } from './segmented/segmented.tsx';
import { Switch } from './switch/switch.tsx';

function SegmentedExample() {
  const [tipo, setTipo] = useState('entregador');
  const [pagamento, setPagamento] = useState('online');
  const [origem, setOrigem] = useState('manual');
  return (
    <div className="grid max-w-80 gap-4">
      <Field label="Pagamento" group>
        <Segmented
          value={pagamento}
          onValueChange={setPagamento}
          options={[
            { value: 'online', label: 'Online' },
            { value: 'maquininha', label: 'Maquininha' },
            { value: 'dinheiro', label: 'Dinheiro' },
          ]}
        />
      </Field>
      <Segmented
        label="Origem"
        size="sm"
        value={origem}
        onValueChange={setOrigem}
        options={[
          { value: 'manual', label: 'Manual', icon: ClipboardPen },
          { value: 'ifood', label: 'iFood', icon: ShoppingBag },
        ]}
      />
      <Field label="Tipo de acesso" group>
        <Segmented
          columns={2}
          value={tipo}
          onValueChange={setTipo}
          options={[
            { value: 'entregador', label: 'Entregador' },
            { value: 'comercio', label: 'Comércio' },
            { value: 'suporte', label: 'Suporte' },
            { value: 'admin', label: 'Administrador' },
          ]}
        />
      </Field>
    </div>
  );
}

const choices = [
  { value: '1', label: '1 hora', detail: 'até 20:42' },
  { value: '24', label: '1 dia', detail: 'até dom 19:42' },
  { value: '72', label: '3 dias', detail: 'até ter 19:42' },
];

function ChoiceTilesExample() {
  const [value, setValue] = useState('24');
  return (
    <Field label="Duração" group className="max-w-[490px]">
      <ChoiceTiles choices={choices} value={value} onValueChange={setValue} />
    </Field>
  );
}

function FilterChipsExample() {
  const [filter, setFilter] = useState('todos');
  return (
    <FilterChips
      label="Filtrar por situação"
      value={filter}
      onValueChange={setFilter}
      chips={[
        { value: 'todos', label: 'Todos', count: 55 },
        { value: 'suspensos', label: 'Suspensos', count: 2 },
        { value: 'livres', label: 'Livres' },
      ]}
    />
  );
}

export default [
  {
    title: 'Checkbox',
    render: () => (
      <div className="grid max-w-96 gap-1">
        <Checkbox defaultChecked>Marcado</Checkbox>
        <Checkbox>Desmarcado</Checkbox>
        <Checkbox detail="Você pode mudar de ideia em Perfil.">Quero aparecer no ranking</Checkbox>
        <Checkbox disabled>Desabilitado</Checkbox>
        <Checkbox disabled defaultChecked>
          Desabilitado e marcado
        </Checkbox>
      </div>
    ),
  },
  {
    title: 'Switch',
    render: () => (
      <div className="grid max-w-96 gap-1">
        <Switch defaultChecked>Ligado</Switch>
        <Switch>Desligado</Switch>
        <Switch detail="Uma oferta toca mesmo com a tela apagada.">Som das ofertas</Switch>
        <Switch disabled>Desabilitado</Switch>
      </div>
    ),
  },
  { title: 'Segmented', render: () => <SegmentedExample /> },
  { title: 'ChoiceTiles', render: () => <ChoiceTilesExample /> },
  { title: 'FilterChips', render: () => <FilterChipsExample /> },
] satisfies Demo[];
