import type { MovimentoView, PrestacaoComCodigo } from '@corre/contract/custodia/contrato.ts';
import { useState } from 'react';
import { Button } from '../../kit/button/button.tsx';
import type { Demo } from '../../kit/demo.ts';
import { AmountDialog } from './amount-dialog.tsx';
import { CodeField } from './code-field.tsx';
import { HandoverCard } from './handover-card.tsx';
import { MovementList } from './movement-list.tsx';

const now = Date.parse('2026-11-21T22:30:00Z');
const who = {
  entregador_id: 1,
  entregador: 'Diego Henrique de Albuquerque Nascimento',
  comercio_id: 1,
  comercio: 'Açaí da Praça',
};
const prestacao: PrestacaoComCodigo = {
  id: 1,
  ...who,
  valor: 137.9,
  criada_em: '2026-11-20T20:00:00Z',
  atrasada: true,
  codigo: '0427',
};
const movimento: MovimentoView = {
  id: 2,
  tipo: 'prestado',
  ...who,
  valor: -137.9,
  saldo: 0,
  feito_em: '2026-11-21T22:10:00Z',
  solicitacao_id: null,
  prestacao_id: 1,
  motivo: null,
  contestacao: null,
};
const movimentos: MovimentoView[] = [
  movimento,
  { ...movimento, id: 1, tipo: 'diferenca', valor: -5, motivo: 'Uma nota de R$ 5 a menos na contagem do caixa' },
];
const nothing = () => undefined;

function AmountExample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)} data-abre>
        Valor diferente
      </Button>
      {open && (
        <AmountDialog
          title="Quanto você recebeu?"
          description="Diego diz que entregou R$ 137,90."
          initial={137.9}
          max={137.9}
          label="Valor recebido"
          reasonHint="Com motivo, o que falta vira diferença. Sem motivo, continua com o entregador."
          submit="Confirmar"
          sending={false}
          sendingLabel="Confirmando..."
          onSubmit={() => setOpen(false)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function CodeExample() {
  const [codigo, setCodigo] = useState('04');
  return <CodeField value={codigo} onValueChange={setCodigo} hint="Restam 4 tentativas." />;
}

export default [
  {
    title: 'HandoverCard: waits for more than a day',
    render: () => (
      <div className="max-w-[328px]">
        <HandoverCard
          prestacao={prestacao}
          now={now}
          withComercio
          confirming={false}
          onConfirm={nothing}
          onOtherAmount={nothing}
          onRefuse={nothing}
        />
      </div>
    ),
  },
  { title: 'CodeField', render: () => <CodeExample /> },
  {
    title: 'MovementList',
    render: () => <MovementList movimentos={movimentos} naming="comercio" now={now} label="Últimos movimentos" />,
  },
  { title: 'AmountDialog', render: () => <AmountExample /> },
] satisfies Demo[];
