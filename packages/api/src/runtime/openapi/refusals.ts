import { ERRORS, type ErrorCode } from '@corre/contract/erros/list.ts';
import { FATORES } from '@corre/contract/fatores/regras.ts';
import type { RestRoute } from '../../transport/rest/rest-routes.ts';
import { CHALLENGE, LIMITS, RETRY } from './named-headers.ts';
import type { DescribedResponse, Operation } from './operation.ts';
import { type SchemaNode, schemaRef } from './schema-node.ts';

/**
 * The body of every error: a Portuguese sentence, its code for programs (docs/errors.md), the request's id in the log,
 * and the field at fault, if any.
 */
export const ERRO: SchemaNode = {
  type: 'object',
  description: 'O corpo de todo erro. `detail` é para pessoas e pode mudar; `codigo` é para programas e não muda.',
  properties: {
    detail: { type: 'string', description: 'Uma frase em português.' },
    codigo: { $ref: schemaRef('CodigoDeErro') },
    request_id: { type: 'string', description: 'Acha a chamada no registro do servidor.' },
    campo: { type: 'string', description: 'O campo que está errado, se o erro é de um campo.' },
    desafio: {
      type: 'string',
      description: 'Só em SEGUNDO_FATOR_NECESSARIO: o que o segundo passo envia, por 5 minutos.',
    },
    fatores: {
      type: 'array',
      description: 'Só em SEGUNDO_FATOR_NECESSARIO: o que a conta tem.',
      items: { type: 'string', enum: [...FATORES] },
    },
    opcoes: {
      ...({ $ref: schemaRef('OpcoesDeUsoDaPasskey') } as const),
      description: 'Só em SEGUNDO_FATOR_NECESSARIO: como usar uma passkey da conta, se ela tem e o site aceita.',
    },
  },
  required: ['detail', 'codigo', 'request_id'],
};

/** The closed list of the error codes. */
export const CODIGO: SchemaNode = {
  type: 'string',
  description: 'O erro, para programas. Uma versão nova pode trazer códigos novos: trate os desconhecidos pelo status.',
  enum: Object.keys(ERRORS),
};

/** A call whose refusals are asked for. */
export interface Asked {
  operation: Operation;
  route: RestRoute;
  /** takes an Idempotency-Key */
  keyed: boolean;
  forKeys: boolean;
}

interface Recusa {
  /** the name of the response in the document */
  nome: string;
  description: string;
  codigo: ErrorCode;
  /** the sentence of the example, if the list's own example does not fit here */
  detail?: string;
  headers?: Record<string, { $ref: string }>;
  /** whether the call can be refused so; absent if every call can */
  pode?: (asked: Asked) => boolean;
}

/** Inputs that name a record. A day, a text of a search or a kind of account names none. */
const RECORD = /(^|_)(id|ids|token)$/;

/**
 * Returns whether the call can meet a record that does not exist. A caller who may name only itself cannot: another id
 * is refused with 403. A read of a courier's own data is empty for an administrator who names nobody.
 */
function namesARecord(asked: Asked): boolean {
  const { campos, callers, nome } = asked.route;
  const onlyOwn = !Object.values(callers ?? {}).includes('any');
  const courierIsCaller = callers?.entregador === 'own' && (onlyOwn || isRead(asked)) && !ABOUT_A_COURIER.has(nome);
  const own = (name: string) => (name === 'entregador_id' && courierIsCaller) || (name === 'comercio_nome' && onlyOwn);
  return [...campos].some((name) => (RECORD.test(name) || name === 'comercio_nome') && !own(name));
}

/**
 * Calls without an idempotency key that are refused with 409: a PIX code needs an open payment, a cursor belongs to one
 * shop, a request may have no code, a test needs an address, passkeys need the public address, and a one-time link works
 * once.
 */
const CONFLICTING = new Set([
  ...['fechamento.pix', 'solicitacoes.mudancas', 'prova.codigo'],
  ...['sessao.comecarComPasskey', 'sessao.entrarComPasskey'],
  ...['fatores.cadastrarPasskey', 'fatores.confirmarComPasskey'],
  ...['links.ler', 'links.usar'],
  ...['integracoes.testar', 'integracoesDaLoja.testar', 'appsDePedidos.testar'],
]);
/** Acts on the caller's own week, which may be empty, and on a one-time link, which may be unknown. */
const OWN_MAY_BE_ABSENT = new Set(['fechamento.contestar', 'links.ler', 'links.usar']);
/** Calls that exist in the demonstration only. */
const DEMONSTRATION_ONLY = new Set([
  ...['demonstracao.entrar', 'demonstracao.acompanhar'],
  ...['cidade.estado', 'cidade.mudar', 'cidade.ofertaParaMim', 'cidade.pedirPorUmaLoja', 'cidade.bater'],
  ...['cidade.acontecimentos', 'cidade.ligar'],
]);
/** Reads that are empty for an id of no record. */
const NEVER_ABSENT = new Set([
  'fotos.existe',
  'numeros.lojas',
  'sessao.ciente',
  'numeros.ofertas',
  'numeros.operacao',
  'numeros.porta',
  'preparo.balcaoParaEntregador',
  'enderecos.dicasDaSolicitacao',
]);
/** Reads of one courier's row, which an administrator may ask for with an id of nobody. */
const ABOUT_A_COURIER = new Set(['entregadores.perfil', 'fila.estado', 'replay.caso']);

const isRead = ({ route }: Asked) => route.method === 'GET';
const hasBody = ({ operation }: Asked) => operation.requestBody !== undefined;

const RECUSAS: Record<string, Recusa> = {
  400: {
    nome: 'DadosInvalidos',
    description: 'Dados inválidos: `campo` diz qual, se é de um campo.',
    codigo: 'DADOS_INVALIDOS',
    detail: 'Endereço é obrigatório',
  },
  401: {
    nome: 'SemSessao',
    description: 'Sem sessão, ou com uma chave errada, vencida ou revogada.',
    codigo: 'SESSAO_TERMINADA',
    headers: CHALLENGE,
  },
  403: {
    nome: 'SemAcesso',
    description: 'Conta ou chave sem acesso, dados de outra conta, ou pedido da página de outro site.',
    codigo: 'DE_OUTRA_CONTA',
    headers: CHALLENGE,
  },
  404: {
    nome: 'NaoExiste',
    description: 'O que a chamada nomeia não existe, ou não é desta conta.',
    codigo: 'SOLICITACAO_NAO_ENCONTRADA',
    pode: (asked) =>
      OWN_MAY_BE_ABSENT.has(asked.route.nome) ||
      DEMONSTRATION_ONLY.has(asked.route.nome) ||
      (namesARecord(asked) && !NEVER_ABSENT.has(asked.route.nome)),
  },
  409: {
    nome: 'EstadoNaoPermite',
    description: 'O estado atual não permite, ou a Idempotency-Key já foi usada em outro pedido.',
    codigo: 'ETAPA_FORA_DE_ORDEM',
    pode: (asked) => asked.keyed || CONFLICTING.has(asked.route.nome),
  },
  413: { nome: 'GrandeDemais', description: 'Dados grandes demais.', codigo: 'DADOS_GRANDES_DEMAIS', pode: hasBody },
  415: { nome: 'NaoEJson', description: 'O corpo não é JSON em UTF-8.', codigo: 'CORPO_NAO_E_JSON', pode: hasBody },
  429: {
    nome: 'TentativasDemais',
    description: 'Chamadas ou tentativas demais: espere o que `Retry-After` diz.',
    codigo: 'TENTATIVAS_DEMAIS',
    headers: { ...RETRY, ...LIMITS },
  },
  500: { nome: 'FalhaDoServidor', description: 'Falha do servidor.', codigo: 'FALHA_INTERNA' },
  503: {
    nome: 'ServidorVoltando',
    description: 'O servidor volta em instantes: repita com a mesma Idempotency-Key.',
    codigo: 'SERVIDOR_VOLTANDO',
    headers: RETRY,
  },
};

/** Returns the refusals of a call by status, as references to the named responses. */
export const refusalsOf = (asked: Asked): Record<string, DescribedResponse> =>
  Object.fromEntries(
    Object.entries(RECUSAS)
      .filter(([, { pode }]) => pode?.(asked) ?? true)
      .map(([status]) => [status, namedRefusal(status)]),
  );

/** Returns the reference to the named response of a status. */
export const namedRefusal = (status: string): DescribedResponse => ({
  $ref: `#/components/responses/${RECUSAS[status]?.nome ?? ''}`,
});

/** The id of the examples. */
const EXAMPLE_ID = '6f1d2c3b-8a4e-4f7b-9c1d-2e3f4a5b6c7d';

/** Returns the named responses: one for each status of a refusal. */
export const namedRefusals = (): Record<string, DescribedResponse> =>
  Object.fromEntries(
    Object.values(RECUSAS).map(({ nome, description, codigo, detail, headers }) => {
      const example = { detail: detail ?? ERRORS[codigo].example, codigo, request_id: EXAMPLE_ID };
      const content = { 'application/json': { schema: { $ref: schemaRef('Erro') }, example } };
      return [nome, { description, ...(headers ? { headers } : {}), content }];
    }),
  );
