/**
 * A small point of sale. Its own API is for the counter:
 *
 *   POST   /cotacoes          {"endereco":"…","bairro":"Zona 7"}               what a delivery costs, for 15 minutes
 *   POST   /pedidos           {"numero":"1042","endereco":"…","cotacao_id":"…"} asks Corre for the delivery
 *   GET    /pedidos                                                            the orders with their status
 *   DELETE /pedidos/{numero}                                                   cancels the delivery
 *   POST   /eventos                                                            the webhooks of Corre
 *
 * Needs CORRE_URL, CORRE_CHAVE (API key), CORRE_LOJA (name of the shop) and PORT. CORRE_EVENTOS is the address of
 * `/eventos` as Corre reaches it. CORRE_SEGREDO (`whsec_…`) is printed at the first start, which registers the address.
 */
import { createServer, type IncomingMessage } from 'node:http';
import { CorreError, createCorre, type Schema } from '@corre/sdk';
import { verificarWebhook, WebhookVerificationError } from '@corre/sdk/webhooks';

const { CORRE_URL = '', CORRE_CHAVE = '', CORRE_LOJA = '', CORRE_EVENTOS = '', PORT = '8080' } = process.env;
let { CORRE_SEGREDO: segredo = '' } = process.env;
const corre = createCorre({ baseUrl: CORRE_URL, key: CORRE_CHAVE });
const path = { comercio_nome: CORRE_LOJA };
/** A test key tries everything out. Its orders walk to their end in the messages, and nothing is kept at Corre. */
const ambiente = CORRE_CHAVE.startsWith('corre_teste_') ? 'teste' : 'producao';

interface Pedido {
  numero: string;
  solicitacao_id: number;
  status: Schema<'StatusSolicitacao'>;
  /** `sequencia` of the newest message, so that an older message changes nothing. */
  sequencia: number;
}

/** A real point of sale keeps its orders and the ids of messages in its database. */
const pedidos = new Map<string, Pedido>();

interface Answer {
  status: number;
  body?: unknown;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

async function cotar(raw: Buffer): Promise<Answer> {
  const { endereco, bairro } = JSON.parse(raw.toString()) as { endereco: string; bairro?: string };
  const body = await corre.post('/comercio/{comercio_nome}/cotacao', { params: { path }, body: { endereco, bairro } });
  return { status: 200, body };
}

async function pedir(raw: Buffer): Promise<Answer> {
  const { numero, ...nova } = JSON.parse(raw.toString()) as { numero: string; endereco: string; cotacao_id: string };
  const { solicitacao_ids, teste } = await corre.post('/comercio/{comercio_nome}/solicitar-entrega', {
    params: { path },
    // The order's number is the reference: the same order asks for one delivery, also after a restart of this program.
    body: { ...nova, referencia_externa: numero },
  });
  const [solicitacao_id] = solicitacao_ids;
  if (solicitacao_id === undefined) return { status: 502 };
  const pedido: Pedido = pedidos.get(numero) ?? { numero, solicitacao_id, status: 'aguardando', sequencia: 0 };
  pedidos.set(numero, pedido);
  if (teste) return { status: 201, body: pedido };
  // A message may have come before this answer, so the state is read once.
  const { status } = await corre.get('/comercio/{comercio_nome}/solicitacoes/{solicitacao_id}', {
    params: { path: { ...path, solicitacao_id } },
  });
  if (pedido.sequencia === 0) pedido.status = status;
  return { status: 201, body: pedido };
}

async function cancelar(numero: string): Promise<Answer> {
  const pedido = pedidos.get(numero);
  if (!pedido) return { status: 404 };
  await corre.put('/comercio/solicitacao/{solicitacao_id}/cancelar', {
    params: { path: { solicitacao_id: pedido.solicitacao_id } },
  });
  return { status: 204 };
}

function receber(raw: Buffer, request: IncomingMessage): Answer {
  // The first ping comes before the answer with the secret: answer, and believe nothing.
  if (segredo === '') return { status: 204 };
  const mensagem = verificarWebhook(raw, request.headers, segredo);
  // `ping` and `teste` are about no delivery.
  if (!('sequencia' in mensagem.data)) return { status: 204 };
  const { referencia_externa, sequencia, status } = mensagem.data;
  const pedido = pedidos.get(referencia_externa ?? '');
  if (pedido && sequencia > pedido.sequencia) Object.assign(pedido, { sequencia, status });
  return { status: 204 };
}

async function cadastrarWebhook(): Promise<void> {
  const { client_secret } = await corre.post('/comercio/{comercio_nome}/integracoes', {
    params: { path },
    body: { tipo: 'webhook', nome: 'Caixa', url_eventos: CORRE_EVENTOS, ambiente },
  });
  segredo = client_secret;
  console.log(`CORRE_SEGREDO=${client_secret}`);
}

async function answer(request: IncomingMessage): Promise<Answer> {
  const raw = await readBody(request);
  const [, first, numero = ''] = (request.url ?? '').split('/');
  switch (`${request.method} ${first}`) {
    case 'POST eventos':
      return receber(raw, request);
    case 'POST cotacoes':
      return cotar(raw);
    case 'POST pedidos':
      return pedir(raw);
    case 'GET pedidos':
      return { status: 200, body: [...pedidos.values()] };
    case 'DELETE pedidos':
      return cancelar(decodeURIComponent(numero));
    default:
      return { status: 404 };
  }
}

function refusal(error: unknown): Answer {
  if (error instanceof WebhookVerificationError) return { status: 401 };
  if (!(error instanceof CorreError)) throw error;
  const { status, codigo, detail, campo, request_id } = error;
  return { status: status === 0 ? 502 : status, body: { codigo, detail, campo, request_id } };
}

const server = createServer(async (request, response) => {
  const { status, body } = await answer(request)
    .catch(refusal)
    .catch((error: unknown) => {
      console.error(error);
      return { status: 500, body: undefined };
    });
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body === undefined ? undefined : JSON.stringify(body));
});
server.listen(Number(PORT), '127.0.0.1', async () => {
  if (segredo === '') await cadastrarWebhook();
  console.log(`http://127.0.0.1:${PORT}`);
});
