import { ERRORS, type ErrorCode } from '@corre/contract/erros/list.ts';
import { escopoDe, permite } from '../../acesso/chaves/escopos.ts';
import { deprecationSentence } from '../../transport/rest/deprecation.ts';
import type { RestRoute } from '../../transport/rest/rest-routes.ts';
import { EXEMPLOS } from './examples.ts';

interface Esquema {
  properties?: Record<string, unknown>;
  required?: string[];
  additionalProperties?: unknown;
}
interface Content {
  'application/json'?: { schema?: Esquema; example?: unknown };
}
/** The parts of an operation that this module completes and shows. */
export interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: unknown[];
  deprecated?: boolean;
  parameters?: unknown[];
  requestBody?: { content?: Content; required?: boolean };
  responses?: Record<string, { description: string; content?: Content }>;
}

/** Fields that the REST side takes from the query of a POST or PUT, not from the body. */
const NA_CONSULTA: Record<string, string> = {
  'entregas.lancar': 'comercio_nome',
  'entregas.liberar': 'comercio_nome',
  'senhas.comercio': 'comercio_nome',
  'avaliacoes.avaliar': 'solicitacao_id',
};

/** Returns a sentence that says who may call. */
function quemChama({ callers }: RestRoute): string {
  if (callers === null) return 'Quem chama: qualquer pessoa, com ou sem sessão.';
  const nomes = (['entregador', 'comercio', 'admin', 'suporte'] as const)
    .filter((tipo) => callers[tipo])
    .map((tipo) => (callers[tipo] === 'any' ? tipo : `${tipo} (só o que é seu)`));
  return `Quem chama: ${nomes.join(', ')}.`;
}

/** Returns the session's cookie, and an API key if one permits the call. */
function abertoPor(procedure: string): unknown[] {
  const escopo = escopoDe(procedure);
  const chave = permite(escopo === null ? [] : [escopo], procedure);
  return [{ sessao: [] }, ...(chave ? [{ chave: escopo === null ? [] : [escopo] }] : [])];
}

/** The additional field of an answer to a test key, whose effects are rolled back (ADR 0039). */
const TESTE = { type: 'boolean', const: true, description: 'Só com uma chave de teste: nada ficou guardado.' };

/**
 * The body of every error: a Portuguese sentence, its code for programs (docs/errors.md), the request's id in the log,
 * and the field at fault, if any.
 */
export const ERRO = {
  type: 'object',
  properties: {
    detail: { type: 'string' },
    codigo: { type: 'string', enum: Object.keys(ERRORS) },
    request_id: { type: 'string' },
    campo: { type: 'string' },
  },
  required: ['detail', 'codigo', 'request_id'],
};

interface Recusa {
  description: string;
  codigo: ErrorCode;
  /** the sentence of the example, if the list's own example does not fit here */
  detail?: string;
  so?: (operation: Operation, method: string) => boolean;
}

/** The id of the examples. */
const EXAMPLE_ID = '6f1d2c3b-8a4e-4f7b-9c1d-2e3f4a5b6c7d';

const mudaAlgo: Recusa['so'] = (_, method) => method !== 'get';

const RECUSAS: Record<string, Recusa> = {
  400: { description: 'Dados inválidos', codigo: 'DADOS_INVALIDOS', detail: 'Endereço é obrigatório' },
  401: { description: 'Sem sessão', codigo: 'SESSAO_TERMINADA' },
  403: { description: 'Conta sem acesso, ou de outro dono', codigo: 'DE_OUTRA_CONTA' },
  404: { description: 'Não existe', codigo: 'SOLICITACAO_NAO_ENCONTRADA' },
  409: { description: 'O estado atual não permite', codigo: 'ETAPA_FORA_DE_ORDEM' },
  413: { description: 'Dados grandes demais', codigo: 'DADOS_GRANDES_DEMAIS', so: mudaAlgo },
  415: { description: 'Não é JSON', codigo: 'CORPO_NAO_E_JSON', so: mudaAlgo },
  429: { description: 'Tentativas demais', codigo: 'TENTATIVAS_DEMAIS' },
  500: { description: 'Falha do servidor', codigo: 'FALHA_INTERNA' },
  503: { description: 'Sem o banco de dados por um momento', codigo: 'SERVIDOR_VOLTANDO' },
};

const recusas = (operation: Operation, method: string) =>
  Object.entries(RECUSAS).flatMap(([status, { description, codigo, detail, so }]) => {
    if (so && !so(operation, method)) return [];
    const example = { detail: detail ?? ERRORS[codigo].example, codigo, request_id: EXAMPLE_ID };
    const schema = { $ref: '#/components/schemas/erro' };
    return [[status, { description, content: { 'application/json': { schema, example } } }]];
  });

/** Moves a field from the described body to the query. */
function moveToQuery(operation: Operation, campo: string): void {
  const scheme = operation.requestBody?.content?.['application/json']?.schema;
  const schema = scheme?.properties?.[campo];
  if (!scheme?.properties || !schema) return;
  delete scheme.properties[campo];
  scheme.required = (scheme.required ?? []).filter((nome) => nome !== campo);
  operation.parameters = [...(operation.parameters ?? []), { in: 'query', name: campo, required: true, schema }];
}

/** Adds to an operation what its schemas do not contain: who may call, examples, the real refusals. */
export function completeOperation(operation: Operation, method: string, route: RestRoute): void {
  const { nome: procedure } = route;
  const escopo = escopoDe(procedure);
  const comChave = escopo === null ? null : `Chave da API: com a permissão ${escopo}.`;
  operation.description = [operation.description, quemChama(route), comChave].filter(Boolean).join(' ');
  if (route.deprecated) {
    operation.deprecated = true;
    operation.description += ` ${deprecationSentence(route.deprecated)}`;
  }
  if (operation.security) operation.security = abertoPor(procedure);
  const campo = NA_CONSULTA[procedure];
  if (campo) moveToQuery(operation, campo);
  const body = operation.requestBody?.content?.['application/json'];
  if (body && procedure in EXEMPLOS) body.example = EXEMPLOS[procedure];
  const sucesso = operation.responses?.['200'];
  if (sucesso) sucesso.description = 'Feito';
  const resposta = sucesso?.content?.['application/json']?.schema;
  if (resposta?.properties && escopo !== null && method !== 'get') resposta.properties.teste = TESTE;
  operation.responses = { ...(sucesso ? { 200: sucesso } : {}), ...Object.fromEntries(recusas(operation, method)) };
}
