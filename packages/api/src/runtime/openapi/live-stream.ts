import { eventoDeClienteSchema } from '@corre/contract/eventos/contrato.ts';
import type { z } from 'zod';
import { escopoDe } from '../../acesso/chaves/escopos.ts';
import { LIVE_PROCEDURE } from '../../eventos/live-route.ts';
import { refTo } from './components.ts';
import type { Operation, Parameter } from './operation.ts';
import { namedRefusal } from './refusals.ts';
import type { Tag } from './tags.ts';

/** The path of the stream below `/api`. Express serves it beside the procedures. */
export const STREAM_PATH = '/eventos';

/** The tag of the live stream. */
export const STREAM_TAG: Tag = {
  name: 'sistemas-eventos',
  'x-displayName': 'Eventos ao vivo',
  description: 'Assunto: eventos ao vivo. Quem chama: o sistema de uma loja, com uma chave da API, ou qualquer sessão.',
};

/** The schemas of the stream by their name in the document. */
export const streamSchemas = (): Record<string, z.ZodType> => ({ Evento: eventoDeClienteSchema });

/** The header that a reader who comes back sends. */
export const LAST_EVENT_ID: Parameter = {
  in: 'header',
  name: 'Last-Event-ID',
  required: false,
  description: 'O `id` do último evento recebido, para receber o que veio depois. Vale por 60 segundos.',
  schema: { type: 'string' },
  example: '3f9a0c12b7de-42',
};

const EXAMPLE = { tipo: 'solicitacao', solicitacao_id: 7, comercio_id: 3, entregador_id: 12 };

const DESCRIPTION =
  'Eventos do servidor (Server-Sent Events), sem fim. O `data` de cada evento sem nome tem a forma da resposta: ' +
  'uma dica do que ler de novo. `inicio` e `lacuna` pedem que se leia tudo. `event: ping` vem a cada 3,5 s; `event: fim` traz ' +
  '`detail` e `codigo` quando a sessão ou a chave termina. Quem chama: entregador, comercio, admin, suporte. ' +
  `Chave da API: com a permissão ${escopoDe(LIVE_PROCEDURE)}.`;

/** Returns the operation of the live stream for clients that are no panels (docs/live-stream.md). */
export const streamOperation = (): Operation => ({
  operationId: 'ouvirEventos',
  summary: 'Ouve o que muda, ao vivo',
  description: DESCRIPTION,
  tags: [STREAM_TAG.name],
  security: [{ sessao: [] }, { chave: [] }],
  parameters: [{ $ref: '#/components/parameters/LastEventId' }],
  responses: {
    200: {
      description: 'O fluxo de eventos, que não termina.',
      content: { 'text/event-stream': { schema: refTo('Evento'), example: EXAMPLE } },
    },
    ...Object.fromEntries(
      ['400', '401', '403', '404', '429', '500', '503'].map((status) => [status, namedRefusal(status)]),
    ),
  },
});
