import type { Demo } from '../../kit/demo.ts';
import { Statement, StatementActs } from './statement.tsx';

const motivo =
  'Bônus: quinze entregas na sexta de chuva forte, combinadas pelo telefone com a base antes do turno, e mais duas idas ao centro que não estavam no aplicativo';

export default [
  {
    title: 'Statement',
    render: () => (
      <div className="grid max-w-[760px] gap-4">
        <StatementActs file="Recibo" summary="Recibo" />
        <Statement
          empresa="Corre Entregas Ltda"
          title="Recibo de pagamento"
          situacao="Paga em 20/11/2026 09:12"
          facts={[
            ['Entregador', 'Marcos Vinícius de Andrade'],
            ['Semana', '09/11/2026 a 15/11/2026'],
            ['Transação', 'S20261109E12'],
          ]}
          column="Comércio"
          rows={[
            { id: 1, quando: '2026-11-09T15:00:00Z', nome: 'Pizzaria do João', valor: 9.5 },
            { id: 2, quando: '2026-11-10T15:00:00Z', nome: 'Mercado do Zé', valor: 8.5 },
          ]}
          contas={[
            { id: 'bruto', nome: '2 entregas', valor: 18 },
            { id: 'taxa', nome: 'Taxa administrativa 10%', valor: -1.8, sinal: true },
            { id: 'a1', nome: motivo, valor: 12.5, sinal: true },
          ]}
          total={{ nome: 'Recebido', valor: 28.7 }}
        />
      </div>
    ),
  },
] satisfies Demo[];
