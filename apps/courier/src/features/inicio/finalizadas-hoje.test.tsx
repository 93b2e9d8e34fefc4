// @vitest-environment jsdom
import type { Outputs } from '@corre/client/trpc.ts';
import { addDays, isoDay } from '@corre/ui/domain/format/dates.ts';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { dizerALiberar } from '../passos/ganho-do-dia.ts';
import { FinalizadasHoje } from './finalizadas-hoje.tsx';

afterEach(cleanup);

type Semana = Outputs['entregas']['semanaAtual'];
type Entrega = Semana['entregas'][number];

const HOJE = isoDay(serverNow());
/** An instant of today, or of `days` before, by the clock of São Paulo. */
const at = (time: string, days = 0) => new Date(`${addDays(HOJE, -days)}T${time}:00-03:00`).toISOString();
const entrega = (id: number, data: string, data_entrega: string | null): Entrega => ({
  id,
  comercio: `Loja ${id}`,
  entregador_id: 1,
  entregador_nome: 'Ana Souza',
  quantidade: 1,
  valor: 9.5,
  valor_liquido: 8.55,
  data,
  data_entrega,
  semana: null,
  endereco: 'Rua das Flores, 10',
  tipo_pagamento: 'dinheiro',
  status: data_entrega === null ? 'pendente' : 'concluida',
  solicitacao_id: id,

  numero_pedido: null,
  valor_a_receber: null,
  troco_para: null,
  desfecho: data_entrega === null ? null : 'entregue',
});
const semana = (entregas: Entrega[], a_liberar: Entrega[]) =>
  ({
    entregas,
    a_liberar,
    por_dia: [{ dia: HOJE, total_valor: 19, total_liquido: 17.1, total_entregas: entregas.length }],
  }) as unknown as Semana;
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent?.replaceAll('\u00a0', ' '));

test('each delivery stands at its end, and says what the shop has yet to release and what it released later', () => {
  const counted = [entrega(1, at('18:02'), at('18:40')), entrega(2, at('21:30', 1), at('09:10'))];
  render(
    <FinalizadasHoje semana={semana(counted, [entrega(3, at('19:00'), null), entrega(4, at('19:00', 2), null)])} />,
  );
  expect(rows()).toEqual([
    expect.stringMatching(/^19:00Loja 3\+ R\$ 8,55.*a liberar pela loja$/),
    expect.stringMatching(/^18:02Loja 1.*liberada às 18:40$/),
    expect.stringMatching(/^\d\d\/\d\dLoja 2.*liberada \d\d\/\d\d às 09:10$/),
  ]);
  expect(screen.getByText(/^2 · R\$\s17,10$/)).toBeTruthy();
});

test('a delivery that only awaits its release is no empty day', () => {
  render(<FinalizadasHoje semana={semana([], [entrega(3, at('19:00'), null)])} />);
  expect(screen.queryByText('Nenhuma entrega finalizada hoje')).toBeNull();
  const said = (entregas_a_liberar: number, liquido_a_liberar: number) =>
    dizerALiberar({ entregas_a_liberar, liquido_a_liberar })?.replaceAll('\u00a0', ' ');
  expect([said(1, 8.55), said(0, 0), dizerALiberar({})]).toEqual(['+ R$ 8,55 a liberar', undefined, null]);
});
