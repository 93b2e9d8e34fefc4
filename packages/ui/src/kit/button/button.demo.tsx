import { ArrowRight, Bike, Check, type LucideIcon, RefreshCw, ShieldBan, Star, Trash2, X } from 'lucide-react';
import type { Demo } from '../demo.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Button } from './button.tsx';
import { type ButtonVariant, buttonClass } from './button-class.ts';

const rows: [ButtonVariant, string, LucideIcon][] = [
  ['primary', 'Solicitar', Bike],
  ['secondary', 'Cancelar', X],
  ['soft', 'Avaliar', Star],
  ['act', 'Atribuir', ArrowRight],
  ['danger', 'Suspender', ShieldBan],
  ['danger-outline', 'Remover', Trash2],
  ['ghost', 'Atualizar', RefreshCw],
  ['ok', 'Aceitar', Check],
];

export default [
  {
    title: 'Button: normal, disabled, loading, icon only',
    render: () => (
      <div className="grid gap-2">
        {rows.map(([variant, label, icon]) => (
          <div key={variant} className="flex flex-wrap gap-2">
            <Button variant={variant} icon={icon} loadingLabel="Enviando...">
              {label}
            </Button>
            <Button variant={variant} icon={icon} disabled>
              {label}
            </Button>
            <Button variant={variant} icon={icon} loading loadingLabel="Enviando...">
              {label}
            </Button>
            <IconButton variant={variant} icon={icon} label={label} />
          </div>
        ))}
      </div>
    ),
  },
  {
    title: 'Button: sizes, link, count',
    render: () => (
      <div className="flex flex-wrap items-center gap-3">
        <Button size="xl">Muito grande</Button>
        <Button size="lg">Grande</Button>
        <Button>Médio</Button>
        <Button size="sm">Pequeno</Button>
        <Button variant="link">Ligação</Button>
        <a href="#botao" className={buttonClass({ variant: 'soft' })}>
          Leva a outra página
        </a>
        <IconButton icon={Bike} label="Conversas" variant="secondary" count={12} />
      </div>
    ),
  },
] satisfies Demo[];
