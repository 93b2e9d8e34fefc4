import { useState } from 'react';
import { Card } from '../kit/card/card.tsx';
import type { Demo } from '../kit/demo.ts';
import { formatMoney } from '../kit/format/money.ts';
import { EntregaRow } from './entrega-row/entrega-row.tsx';
import { weekNote, weekParts } from './format/week.ts';
import { PixPay, PixQr } from './pix-qr/pix-qr.tsx';
import { Statement, StatementActs } from './statement/statement.tsx';
import { SummaryStrip } from './summary-strip/summary-strip.tsx';
import { WeekCard } from './week-card/week-card.tsx';
import { WeekPicker, WeekPickerRow } from './week-picker/week-picker.tsx';

const motivo =
  'Bônus: quinze entregas na sexta de chuva forte, combinadas pelo telefone com a base antes do turno, e mais duas idas ao centro que não estavam no aplicativo';

const semanas = ['2026-11-16', '2026-11-09', '2026-11-02'].map((semana_inicio) => ({
  semana: weekParts(semana_inicio).semana,
  semana_inicio,
}));
const now = Date.parse('2026-11-21T22:00:00Z');

function WeekPickerExample() {
  const [semana_inicio, onChange] = useState('2026-11-16');
  return (
    <div className="grid max-w-[400px] gap-4">
      <WeekPicker semanas={semanas} semana_inicio={semana_inicio} onChange={onChange} />
      <Card>
        <WeekPickerRow
          semanas={semanas}
          semana_inicio={semana_inicio}
          onChange={onChange}
          nota={weekNote(semana_inicio, now)}
        />
      </Card>
    </div>
  );
}

const copia_e_cola =
  '00020126430014BR.GOV.BCB.PIX0121financeiro@corre.test5204000053039865406512.405802BR5905CORRE6009SAO PAULO62180514S20261116E12036304A1B2';
const label = 'QR Code do PIX de R$ 512,40 para a Corre';

export default [
  {
    title: 'EntregaRow: with and without time',
    render: () => (
      <div className="grid max-w-[328px] gap-4">
        <Card>
          <ul>
            <EntregaRow
              hora="19:31"
              title="Sushi Nikkei"
              valor={17.1}
              ganho
              detalhe="Av. Cerro Azul, 812"
              below="2 itens · bruto R$ 19,00"
            />
            <EntregaRow hora="18:54" title="Pizzaria do João" valor={9.5} detalhe="Av. Herval, 1212 · 1 item" />
          </ul>
        </Card>
        <Card>
          <ul>
            <EntregaRow
              title="Sushi Nikkei"
              valor={19}
              detalhe="21/11/2026 · 2 itens"
              nota={`líquido ${formatMoney(17.1)}`}
            />
          </ul>
        </Card>
      </div>
    ),
  },
  {
    title: 'SummaryStrip',
    render: () => (
      <SummaryStrip
        cells={[
          { label: 'Entregas', valor: 313, nota: '9 comércios pediram' },
          { label: 'Itens', valor: 351 },
          { label: 'Valor', valor: formatMoney(2989.5) },
          { label: 'Taxa recebida', valor: formatMoney(298.95), nota: '10% do total' },
          { label: 'A pagar', valor: formatMoney(2690.55) },
        ]}
      />
    ),
  },
  {
    title: 'WeekCard',
    render: () => (
      <div className="max-w-[328px]">
        <WeekCard
          semana_inicio="2026-11-16"
          total_valor={541}
          total_taxa={54.1}
          total_a_receber={486.9}
          taxa_percentual={10}
          total_ajustes={12.5}
          valores={[78, 92, 64, 104, 121, 82, 0]}
          hoje="2026-11-21"
        />
      </div>
    ),
  },
  { title: 'WeekPicker', render: () => <WeekPickerExample /> },
  { title: 'PixQr', render: () => <PixQr copia_e_cola={copia_e_cola} label={label} /> },
  { title: 'PixPay', render: () => <PixPay copia_e_cola={copia_e_cola} label={label} /> },
  // The last one: its heading is that of a page, and the gallery's next heading would skip a level.
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
