import { MENSAGENS_DO_WEBHOOK, type TipoDeMensagem } from '@corre/contract/integracoes/webhook-contrato.ts';
import type { z } from 'zod';
import { refTo } from './components.ts';
import type { Operation, Parameter } from './operation.ts';
import { pascal } from './schema-node.ts';
import type { Tag } from './tags.ts';

/** The tag of the webhooks. */
export const WEBHOOKS_TAG: Tag = {
  name: 'sistemas-webhooks',
  'x-displayName': 'Webhooks',
  description: 'Assunto: webhooks. Quem chama: a Corre, no endereço que a loja cadastrou.',
};

/** The headers of Standard Webhooks. */
const HEADERS: Parameter[] = [
  {
    in: 'header',
    name: 'webhook-id',
    required: true,
    description: 'O id da mensagem. Uma repetição tem o mesmo id e os mesmos bytes.',
    schema: { type: 'string' },
    example: 'msg_4711_2',
  },
  {
    in: 'header',
    name: 'webhook-timestamp',
    required: true,
    description: 'Segundos desde 1970, no momento do envio. Recuse o que estiver a mais de cinco minutos.',
    schema: { type: 'string', pattern: '^[0-9]+$' },
    example: '1795376468',
  },
  {
    in: 'header',
    name: 'webhook-signature',
    required: true,
    description: 'Uma ou duas assinaturas `v1,…` do corpo (Standard Webhooks); basta uma estar certa.',
    schema: { type: 'string' },
    example: 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  },
];

/** The headers by their name in the document. */
export const webhookParameters = (): Record<string, Parameter> =>
  Object.fromEntries(HEADERS.map((header) => [pascal(header.name ?? ''), header]));

/** The name of a message's schema: `solicitacao.em_entrega` is `WebhookSolicitacaoEmEntrega`. */
const webhookName = (type: string) => `Webhook${pascal(type.replaceAll('.', '_'))}`;

/** A request in a message, as in docs/webhooks.md. */
const PEDIDO = {
  sequencia: 2,
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

/** What each message says, and an example of its data. */
const SAID: Record<TipoDeMensagem, { summary: string; data: object }> = {
  ping: { summary: 'O endereço é novo ou mudou', data: {} },
  teste: { summary: 'A loja apertou Enviar teste', data: { comercio: 'Açaí & Cia' } },
  'solicitacao.criada': {
    summary: 'A loja pediu uma entrega',
    data: { ...PEDIDO, sequencia: 1, status: 'aguardando', entregador_id: null, entregador_nome: null },
  },
  'solicitacao.aceita': {
    summary: 'Um entregador aceitou',
    data: { ...PEDIDO, status: 'aceita', entregador_id: 7, entregador_nome: 'Ana' },
  },
  'solicitacao.em_retirada': {
    summary: 'O entregador está na loja',
    data: { ...PEDIDO, status: 'em_retirada', entregador_id: 7, entregador_nome: 'Ana' },
  },
  'solicitacao.em_entrega': {
    summary: 'O entregador está a caminho do cliente',
    data: { ...PEDIDO, status: 'em_entrega', entregador_id: 7, entregador_nome: 'Ana' },
  },
  'solicitacao.finalizada': {
    summary: 'A entrega terminou',
    data: { ...PEDIDO, status: 'finalizada', desfecho: 'entregue', entregador_id: 7, entregador_nome: 'Ana' },
  },
  'solicitacao.cancelada': {
    summary: 'A entrega foi cancelada',
    data: {
      ...PEDIDO,
      status: 'cancelada',
      desfecho: 'cancelada',
      entregador_id: null,
      entregador_nome: null,
      cancelada_por: 'comercio',
    },
  },
  'solicitacao.problema': {
    summary: 'O entregador avisou de um problema',
    data: {
      ...PEDIDO,
      status: 'em_entrega',
      entregador_id: 7,
      entregador_nome: 'Ana',
      problema: { id: 31, motivo: 'ninguem_atende' },
    },
  },
  'solicitacao.codigo': {
    summary: 'O código do cliente estava certo, ou não foi preciso',
    data: { ...PEDIDO, status: 'em_entrega', entregador_id: 7, entregador_nome: 'Ana', codigo: 'confirmado' },
  },
  'solicitacao.transferida': {
    summary: 'A entrega passou a outro entregador, ou voltou à fila',
    data: { ...PEDIDO, status: 'aceita', entregador_id: 8, entregador_nome: 'Beatriz' },
  },
};

const TYPES = Object.keys(MENSAGENS_DO_WEBHOOK) as TipoDeMensagem[];

/** The schemas of the messages by their name in the document. */
export const webhookSchemas = (): Record<string, z.ZodType> =>
  Object.fromEntries(TYPES.map((type) => [webhookName(type), MENSAGENS_DO_WEBHOOK[type]]));

/** Messages that only try the receiver: their 410 switches nothing off. */
const TRIES = new Set<string>(['ping', 'teste']);

/** Returns the messages that Corre posts to a shop's address, one for each type (docs/webhooks.md). */
export const webhooks = (): Record<string, { post: Operation }> =>
  Object.fromEntries(
    TYPES.map((type) => {
      const { summary, data } = SAID[type];
      const post: Operation = {
        operationId: `receber${webhookName(type)}`,
        summary,
        description: `${summary}. Responda 2xx em dez segundos${TRIES.has(type) ? '' : '; 410 desliga o receptor'}.`,
        tags: [WEBHOOKS_TAG.name],
        security: [],
        parameters: HEADERS.map(({ name = '' }) => ({ $ref: `#/components/parameters/${pascal(name)}` })),
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: refTo(webhookName(type)),
              example: { type, timestamp: '2026-11-22T19:41:08.123Z', data },
            },
          },
        },
        responses: { 200: { description: 'Recebido.' }, 410: { description: 'O receptor não existe mais.' } },
      };
      return [type, { post }];
    }),
  );
