import type { Demo } from '../demo.ts';
import { Card, CardBody, CardHeader } from './card.tsx';

export default [
  {
    title: 'Card: normal, raised, act now',
    render: () => (
      <div className="grid gap-4 sm:grid-cols-3">
        {(['normal', 'elevado', 'agir'] as const).map((tone) => (
          <Card key={tone} tone={tone}>
            <CardHeader title="Entregas ativas" total={6}>
              <span className="text-[13px] text-ink-2">há 2 s</span>
            </CardHeader>
            <CardBody>Rua Joubert de Carvalho, 623</CardBody>
          </Card>
        ))}
      </div>
    ),
  },
] satisfies Demo[];
