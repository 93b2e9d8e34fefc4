// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ChatPanel, type ChatPanelProps } from './chat-panel.tsx';
import { type ChatMessage, chatRows } from './chat-rows.ts';

afterEach(cleanup);

const now = Date.parse('2026-11-21T23:00:00Z');
const mensagens: ChatMessage[] = [
  { id: 1, remetente_tipo: 'comercio', mensagem: 'Sai em 5 minutos.', data_envio: '2026-11-20T22:44:00Z', lida: true },
  { id: 2, remetente_tipo: 'entregador', mensagem: 'Beleza.', data_envio: '2026-11-21T22:45:00Z', lida: true },
  { id: 3, remetente_tipo: 'comercio', mensagem: 'Pronto!', data_envio: '2026-11-21T22:48:00Z' },
];
const panel = (props: Partial<ChatPanelProps> = {}) => (
  <ChatPanel mensagens={mensagens} eu="entregador" outro="Pizzaria do João" now={now} onSend={() => {}} {...props} />
);

test('days and the first unread message have their line', () => {
  const rows = chatRows({ mensagens, eu: 'entregador', nao_lidas: 1, now });
  expect(rows.map((row) => (row.tipo === 'mensagem' ? row.mensagem.id : row.text))).toEqual([
    'Ontem',
    1,
    'Hoje',
    2,
    '1 não lida',
    3,
  ]);
});

test('a count of unread messages above what is loaded marks the first received one', () => {
  const rows = chatRows({ mensagens, eu: 'entregador', nao_lidas: 9, now });
  expect(rows[1]).toMatchObject({ tipo: 'nao_lidas', text: '9 não lidas' });
});

// [chat]
test('Enter sends the trimmed text and empties the field; blanks are not sent', async () => {
  const onSend = vi.fn();
  render(panel({ onSend }));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Mensagem' });
  await userEvent.type(field, '   {Enter}');
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.type(field, ' Pego no balcão. {Enter}');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('Pego no balcão.');
  expect(field.value).toBe('');
});

test('a quick answer tapped twice is sent once, and another one at once', async () => {
  const onSend = vi.fn();
  render(panel({ onSend, respostas: ['Cheguei', 'Valeu!'] }));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Cheguei' }));
  await userEvent.click(screen.getByRole('button', { name: 'Valeu!' }));
  expect(onSend.mock.calls).toEqual([['Cheguei'], ['Valeu!']]);
});

test('a quick answer is sent as it stands', async () => {
  const onSend = vi.fn();
  render(panel({ onSend, respostas: ['Cheguei'] }));
  await userEvent.click(screen.getByRole('button', { name: 'Cheguei' }));
  expect(onSend).toHaveBeenCalledWith('Cheguei');
});

test('a message that failed can be tried again', async () => {
  const onRetry = vi.fn();
  const failed: ChatMessage = {
    id: 'x',
    remetente_tipo: 'entregador',
    mensagem: 'Oi',
    data_envio: '2026-11-21T22:50:00Z',
    state: 'failed',
  };
  render(panel({ mensagens: [...mensagens, failed], onRetry }));
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(onRetry).toHaveBeenCalledWith(failed);
});

test('a closed chat has a sentence instead of the field', () => {
  render(panel({ closed: 'Chat fechado - entrega finalizada' }));
  expect(screen.getByText('Chat fechado - entrega finalizada')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('what was typed and not sent is there again, and a closed chat still shows it', async () => {
  const onDraft = vi.fn();
  const { rerender } = render(panel({ draft: 'Já vai sa', onDraft }));
  const field = screen.getByRole('textbox', { name: 'Mensagem' });
  await userEvent.type(field, 'ir');
  expect(onDraft).toHaveBeenLastCalledWith('Já vai sair');
  rerender(panel({ draft: 'Já vai sair', closed: 'Chat fechado' }));
  expect(screen.getByText('Não enviada: “Já vai sair”')).toBeTruthy();
});

test('a message that is sent leaves no draft', async () => {
  const onDraft = vi.fn();
  const onSend = vi.fn();
  render(panel({ draft: 'Já vai sair', onDraft, onSend }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Mensagem' }), '{Enter}');
  expect(onSend).toHaveBeenCalledWith('Já vai sair');
  expect(onDraft).toHaveBeenLastCalledWith('');
});
