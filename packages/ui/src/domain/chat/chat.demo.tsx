import { useState } from 'react';
import type { Demo } from '../../kit/demo.ts';
import { ChatPanel } from './chat-panel.tsx';
import { ChatPicker } from './chat-picker.tsx';
import type { ChatMessage } from './chat-rows.ts';

const now = Date.parse('2026-11-21T23:00:00Z');
const at = (hora: string) => `2026-11-21T${hora}:00-03:00`;
const initial: ChatMessage[] = [
  {
    id: 1,
    remetente_tipo: 'comercio',
    mensagem: 'Oi, Marcos! O pedido do 1204 sai em 5 minutos.',
    data_envio: at('19:44'),
  },
  {
    id: 2,
    remetente_tipo: 'entregador',
    mensagem: 'Beleza. Já estou na frente da loja.',
    data_envio: at('19:45'),
    lida: true,
  },
  { id: 3, remetente_tipo: 'entregador', mensagem: 'Pego no balcão.', data_envio: at('19:46') },
  { id: 4, remetente_tipo: 'comercio', mensagem: 'Pronto! Está na mesa 2, com o nome Carla.', data_envio: at('19:48') },
  { id: 5, remetente_tipo: 'entregador', mensagem: 'Já vi.', data_envio: at('19:49'), state: 'failed' },
];

function Example({ closed }: { closed?: string }) {
  const [mensagens, setMensagens] = useState(initial);
  const send = (mensagem: string) =>
    setMensagens([
      ...mensagens,
      { id: mensagens.length + 1, remetente_tipo: 'entregador', mensagem, data_envio: at('19:50'), state: 'sending' },
    ]);
  return (
    <div className="h-[640px] w-full max-w-[360px] overflow-hidden rounded-[18px] border border-line">
      <ChatPanel
        header={<strong>Pizzaria do João</strong>}
        mensagens={mensagens}
        eu="entregador"
        outro="Pizzaria do João"
        nao_lidas={1}
        now={now}
        onSend={send}
        respostas={['Cheguei', 'Estou a caminho', 'Saí da loja', 'Pode descer?']}
        placeholder="Escreva para o comércio"
        closed={closed}
      />
    </div>
  );
}

export default [
  {
    title: 'ChatPanel: open, closed',
    render: () => (
      <div className="flex flex-wrap gap-4">
        <Example />
        <Example closed="Chat fechado - entrega finalizada" />
      </div>
    ),
  },
  {
    title: 'ChatPicker',
    render: () => (
      <div className="max-w-[490px] rounded-[18px] border border-line bg-surface p-3">
        <ChatPicker
          onPick={() => {}}
          conversas={[
            {
              entrega_id: 1,
              nome: 'Marcos Vinícius',
              endereco: 'Rua Santos Dumont, 2871, casa 2',
              mensagens_nao_lidas: 2,
              status: 'em_entrega',
              ultima_mensagem: 'Pode tentar falar com ela por aí?',
              hora: '19:41',
            },
            {
              entrega_id: 2,
              nome: 'Diego Ferreira',
              endereco: 'Rua Fernão Dias, 340',
              mensagens_nao_lidas: 0,
              status: 'aceita',
            },
          ]}
        />
      </div>
    ),
  },
] satisfies Demo[];
