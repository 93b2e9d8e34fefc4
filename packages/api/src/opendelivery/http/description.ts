import { OPEN_DELIVERY_PATH } from '@corre/contract/web-paths.ts';
import { z } from 'zod';
import { tokenRequestSchema } from '../acesso/credentials.ts';
import { cancelSchema, finishSchema, handleProblemSchema, pickedSchema } from '../formato/acts.ts';
import {
  availabilitySchema,
  cancelResponseSchema,
  merchantsSchema,
  orderDetailsSchema,
  orderResponseSchema,
  problemSchema,
  tokenProblemSchema,
  tokenResponseSchema,
} from '../formato/answers.ts';
import { orderEventSchema } from '../formato/event.ts';
import { orderSchema, quoteRequestSchema } from '../formato/order.ts';
import { MERCHANT_STATUS } from '../formato/vocabulary.ts';

/** What a caller sends, by the names of the standard. */
const REQUESTS = {
  TokenRequest: tokenRequestSchema,
  DeliveryAvailabilityPrice: quoteRequestSchema,
  DeliveryOrder: orderSchema,
  DeliveryOrderPicked: pickedSchema,
  DeliveryOrderFinish: finishSchema,
  DeliveryHandleProblem: handleProblemSchema,
  DeliveryCancel: cancelSchema,
};

/** What Corre says, by the names of the standard. */
const ANSWERS = {
  TokenResponse: tokenResponseSchema,
  DeliveryAvailabilityPriceResponse: availabilitySchema,
  DeliveryOrderResponse: orderResponseSchema,
  DeliveryOrderDetails: orderDetailsSchema,
  DeliveryCancelResponse: cancelResponseSchema,
  DeliveryOrderEvent: orderEventSchema,
  DeliveryConfirmationCode: z.object({ orderId: z.guid(), deliveryCode: z.string() }),
  MerchantList: merchantsSchema,
  Problem: problemSchema,
  TokenProblem: tokenProblemSchema,
};

type Name = keyof typeof REQUESTS | keyof typeof ANSWERS;

/**
 * Writes objects as the two sides read them: other fields are ignored, and a field is required if its absence is
 * refused.
 */
function asRead({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: z.core.JSONSchema.BaseSchema }) {
  if (!(zodSchema instanceof z.ZodObject)) return;
  delete jsonSchema.additionalProperties;
  const required = Object.entries(zodSchema.shape).flatMap(([name, field]) =>
    z.safeParse(field, undefined).success ? [] : [name],
  );
  jsonSchema.required = required;
  if (required.length === 0) delete jsonSchema.required;
}

const schemasOf = (named: Record<string, z.ZodType>, io: 'input' | 'output') =>
  Object.fromEntries(
    Object.entries(named).map(([name, schema]) => {
      const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: asRead });
      return [name, json];
    }),
  );

const refTo = (name: Name) => ({ $ref: `#/components/schemas/${name}` });
const json = (name: Name) => ({ content: { 'application/json': { schema: refTo(name) } } });

/** The refusals by status. Every body is `application/problem+json`. */
const REFUSALS: Record<number, string> = {
  400: 'O corpo não foi entendido: `title` diz o campo.',
  401: 'Falta o token, ou ele venceu: peça outro, uma vez.',
  403: 'A loja não está mais ativa, ou não autorizou o aplicativo.',
  404: 'O pedido não é desta credencial, ou `merchant.id` é outro.',
  413: 'O corpo passa de 64 KB.',
  415: 'O corpo não é JSON em UTF-8, ou veio comprimido.',
  422: 'Não é possível agora: chamada que não foi anunciada, ou pedido que já terminou.',
  429: 'Chamadas demais: espere o que `Retry-After` diz.',
  503: 'Tente de novo depois do que `Retry-After` diz.',
};
const READING = [400, 401, 403, 404, 429, 503];
const ACTING = [...READING, 413, 415, 422];
const OF_TOKEN = [400, 401, 413, 415, 429, 503];
const refusals = (statuses: readonly number[]) =>
  Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/R${status}` }]));

const ORDER_ID = { $ref: '#/components/parameters/OrderId' };
const MERCHANT_ID = { $ref: '#/components/parameters/MerchantId' };

interface Described {
  operationId: string;
  summary: string;
  description: string;
  body?: Name;
  answer?: Name;
  status?: number;
  statuses?: readonly number[];
  parameters?: readonly object[];
}

/** One call of the logistics with a token. */
const call = ({ operationId, summary, description, body, answer, ...more }: Described) => {
  const { status = 200, statuses = ACTING, parameters = [MERCHANT_ID] } = more;
  return {
    operationId,
    summary,
    description,
    tags: ['logistica'],
    security: [{ token: [] }],
    parameters,
    ...(body && { requestBody: { required: true, ...json(body) } }),
    responses: { [status]: { description: 'Feito.', ...(answer && json(answer)) }, ...refusals(statuses) },
  };
};

const act = (operationId: string, summary: string, description: string, body?: Name) =>
  call({ operationId, summary, description, ...(body && { body }), parameters: [ORDER_ID, MERCHANT_ID] });

const V2 = [{ url: `${OPEN_DELIVERY_PATH}/v2`, description: 'Versão 2.0.0-rc' }];

const paths = {
  '/oauth/token': {
    post: {
      operationId: 'getToken',
      summary: 'Dá um token de acesso',
      description: 'Guarde o token até ele vencer. O corpo pode ser JSON ou um formulário.',
      tags: ['acesso'],
      security: [],
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: refTo('TokenRequest') },
          'application/x-www-form-urlencoded': { schema: refTo('TokenRequest') },
        },
      },
      responses: {
        200: { description: 'O token.', ...json('TokenResponse') },
        ...Object.fromEntries(OF_TOKEN.map((status) => [status, { $ref: `#/components/responses/T${status}` }])),
      },
    },
  },
  '/logistics/availability': {
    post: call({
      operationId: 'logisticsAvailability',
      summary: 'Diz preço, veículos e prazos de uma entrega',
      description: 'É uma estimativa, e não obriga ninguém.',
      body: 'DeliveryAvailabilityPrice',
      answer: 'DeliveryAvailabilityPriceResponse',
    }),
  },
  '/logistics/delivery': {
    post: call({
      operationId: 'logisticsNewDelivery',
      summary: 'Pede uma entrega',
      description: 'O mesmo corpo de novo é o mesmo pedido. Outro corpo com o mesmo `orderId` responde 422.',
      body: 'DeliveryOrder',
      answer: 'DeliveryOrderResponse',
      status: 202,
    }),
  },
  '/logistics/delivery/{orderId}': {
    get: call({
      operationId: 'logisticDetails',
      summary: 'Conta a última tentativa de um pedido',
      description: 'Para consultas esporádicas: os eventos chegam por webhook.',
      answer: 'DeliveryOrderDetails',
      statuses: READING,
      parameters: [ORDER_ID, MERCHANT_ID],
    }),
  },
  '/logistics/readyForPickup/{orderId}': {
    post: act('logisticsReadyForPickup', 'O pedido está pronto', 'Só depois de `notifyReadyForPickup`. Sem corpo.'),
  },
  '/logistics/orderPicked/{orderId}': {
    post: act('logisticsPicked', 'O pedido foi coletado', 'Só depois de `notifyPickup`.', 'DeliveryOrderPicked'),
  },
  '/logistics/finishDelivery/{orderId}': {
    post: act('logisticsFinish', 'A entrega terminou', 'Só depois de `notifyConclusion`.', 'DeliveryOrderFinish'),
  },
  '/logistics/handleProblem/{orderId}': {
    post: act('logisticsProblem', 'Responde a um problema', 'Diz o que fazer.', 'DeliveryHandleProblem'),
  },
  '/logistics/cancel/{orderId}': {
    post: call({
      operationId: 'logisticsCancel',
      summary: 'Cancela um pedido',
      description: 'A qualquer momento antes do fim. `additionalCharges` diz se há cobrança.',
      body: 'DeliveryCancel',
      answer: 'DeliveryCancelResponse',
      status: 202,
      parameters: [ORDER_ID, MERCHANT_ID],
    }),
  },
  '/merchants': {
    servers: V2,
    get: {
      ...call({
        operationId: 'listMerchants',
        summary: 'Lista as lojas do token',
        description: 'As lojas que autorizaram o aplicativo, ou a loja da credencial.',
        answer: 'MerchantList',
        statuses: [400, 401, 403, 429, 503],
        parameters: [
          { in: 'query', name: 'page', schema: { type: 'integer', minimum: 1, maximum: 1_000_000, default: 1 } },
          { in: 'query', name: 'pageSize', schema: { type: 'integer', minimum: 1, maximum: 200, default: 50 } },
          { in: 'query', name: 'status', schema: { type: 'string', enum: [...MERCHANT_STATUS] } },
        ],
      }),
      tags: ['acesso'],
    },
  },
};

/** A call that Corre makes to an address of the point of sale. */
const incoming = (operationId: string, summary: string, description: string, body: Name) => ({
  post: {
    operationId,
    summary,
    description,
    tags: ['avisos'],
    security: [],
    requestBody: { required: true, ...json(body) },
    responses: { 200: { description: 'Recebido.' }, 400: { description: 'Não foi aceito.' } },
  },
});

const describe = () => ({
  openapi: '3.1.0',
  info: {
    title: 'Corre: Open Delivery',
    version: '2.0.0-rc',
    description:
      'A logística do Open Delivery da Abrasel, versões 1.7.0 e 2.0.0-rc, como a Corre responde em `/od`. ' +
      'Campos desconhecidos são ignorados.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  externalDocs: { url: 'https://github.com/Abrasel-Nacional/opendelivery-v2', description: 'O padrão' },
  servers: [{ url: `${OPEN_DELIVERY_PATH}/v1`, description: 'Versão 1.7.0' }, ...V2],
  tags: [
    { name: 'acesso', description: 'Tokens e lojas.' },
    { name: 'logistica', description: 'Entregas de um ponto de venda.' },
    { name: 'avisos', description: 'O que a Corre envia ao ponto de venda.' },
  ],
  paths,
  webhooks: {
    newLogisticEvent: incoming(
      'newLogisticEvent',
      'Um evento de um pedido',
      'Em ordem, um de cada vez por pedido, com `X-App-Id`, `X-App-MerchantId` e `X-App-Signature`.',
      'DeliveryOrderEvent',
    ),
    confirmationCode: incoming(
      'confirmationCode',
      'Um código que o destinatário disse',
      '2xx: o código está certo. 400: está errado.',
      'DeliveryConfirmationCode',
    ),
  },
  components: {
    securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'O token de `/oauth/token`.' } },
    parameters: {
      OrderId: { in: 'path', name: 'orderId', required: true, schema: { type: 'string', format: 'uuid' } },
      MerchantId: {
        in: 'header',
        name: 'X-App-MerchantId',
        description: 'A loja, na chamada de um aplicativo de muitas lojas que não a diz de outro modo.',
        schema: { type: 'string', maxLength: 100 },
      },
    },
    responses: Object.fromEntries(
      Object.entries(REFUSALS).flatMap(([status, description]) => [
        [`R${status}`, { description, content: { 'application/problem+json': { schema: refTo('Problem') } } }],
        ...(OF_TOKEN.includes(Number(status))
          ? [
              [
                `T${status}`,
                { description, content: { 'application/problem+json': { schema: refTo('TokenProblem') } } },
              ],
            ]
          : []),
      ]),
    ),
    schemas: { ...schemasOf(REQUESTS, 'input'), ...schemasOf(ANSWERS, 'output') },
  },
});

let made: ReturnType<typeof describe> | undefined;

/** Returns the OpenAPI description of `/od`, made once from the schemas that read and write its bodies. */
export function openDeliveryDescription(): ReturnType<typeof describe> {
  made ??= describe();
  return made;
}
