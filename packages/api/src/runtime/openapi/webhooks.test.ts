import { MENSAGENS_DO_WEBHOOK } from '@corre/contract/integracoes/webhook-contrato.ts';
import { expect, it } from 'vitest';
import { corpoDoWebhook, type PedidoMagro, TIPOS_WEBHOOK } from '../../integracoes/webhooks/corpo.ts';
import { webhooks } from './webhooks.ts';

const PEDIDO: PedidoMagro = {
  id: 4711,
  rota_id: 4209,
  ordem: 1,
  origem: 'manual',
  canal: null,
  numero_pedido: null,
  referencia_externa: 'venda-4821',
  urgente: false,
  valor_estimado: 9.5,
  pagamento: 'online',
  pronto_em: null,
  data_solicitacao: '2026-11-22T19:40:31.007Z',
  rastreio_url: 'https://corre.example/r/EXEMPLO',
  desfecho: null,
};
const MAIS: Record<string, Record<string, unknown>> = {
  'solicitacao.cancelada': { cancelada_por: 'comercio' },
  'solicitacao.problema': { problema: { id: 3, motivo: 'pane' } },
  'solicitacao.codigo': { codigo: 'confirmado' },
};

it.each(TIPOS_WEBHOOK)('describes the whole body of %s', (type) => {
  const quando = '2026-11-22T19:41:08.123Z';
  const courier = { entregador_id: 7, entregador_nome: 'Ana' };
  const facts = { type, quando, sequencia: 1, status: 'aceita', desfecho: null, ...courier } as const;
  const sent = JSON.parse(corpoDoWebhook(PEDIDO, { ...facts, mais: MAIS[type] ?? {} }));
  // The schema drops what it does not know, so nothing may be missing afterwards.
  expect(MENSAGENS_DO_WEBHOOK[type].parse(sent)).toEqual(sent);
});

it('shows an example of each message that its schema takes', () => {
  const shown = Object.entries(webhooks()).map(([type, { post }]) => {
    const media = post.requestBody?.content?.['application/json'];
    return [type, media?.example] as const;
  });
  expect(shown.map(([type]) => type)).toEqual(Object.keys(MENSAGENS_DO_WEBHOOK));
  for (const [type, example] of shown) {
    expect(MENSAGENS_DO_WEBHOOK[type as keyof typeof MENSAGENS_DO_WEBHOOK].parse(example)).toEqual(example);
  }
});
