import { FALHA_GERAL } from '@corre/contract/falhas.ts';
import { escopoDe, permite } from '../../acesso/chaves/escopos.ts';
import { VOLTANDO } from '../../base/lost-database.ts';
import type { RestRoute } from '../../transport/rest/rest-routes.ts';
import { EXEMPLOS } from './examples.ts';

interface Esquema {
  properties?: Record<string, unknown>;
  required?: string[];
  additionalProperties?: unknown;
}
interface Conteudo {
  'application/json'?: { schema?: Esquema; example?: unknown };
}
/** The parts of an operation that this module completes and shows. */
export interface Operacao {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: unknown[];
  parameters?: unknown[];
  requestBody?: { content?: Conteudo; required?: boolean };
  responses?: Record<string, { description: string; content?: Conteudo }>;
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

/** The additional field of an answer to a test key, whose effects are rolled back (ADR 0076). */
const TESTE = { type: 'boolean', const: true, description: 'Só com uma chave de teste: nada ficou guardado.' };

/** The body of every refusal: a Portuguese sentence, the request's id in the log, and the field at fault, if any. */
export const ERRO = {
  type: 'object',
  properties: { detail: { type: 'string' }, request_id: { type: 'string' }, campo: { type: 'string' } },
  required: ['detail'],
};

const RECUSAS: Record<string, { description: string; detail: string; so?: (o: Operacao, metodo: string) => boolean }> =
  {
    400: { description: 'Dados inválidos', detail: 'Endereço é obrigatório' },
    401: { description: 'Sem sessão', detail: 'Sua sessão terminou. Entre de novo.' },
    403: { description: 'Conta sem acesso, ou de outro dono', detail: 'Isto pertence a outra conta.' },
    404: { description: 'Não existe', detail: 'Solicitação não encontrada' },
    409: {
      description: 'O estado atual não permite',
      detail: 'Esta entrega está em Retirando. Atualize a tela e confirme a próxima etapa.',
    },
    413: { description: 'Dados grandes demais', detail: 'Dados grandes demais', so: (_, metodo) => metodo !== 'get' },
    415: { description: 'Não é JSON', detail: 'Envie os dados em JSON', so: (_, metodo) => metodo !== 'get' },
    429: { description: 'Tentativas demais', detail: 'Muitas tentativas. Tente de novo em 12 min.' },
    500: {
      description: 'Falha do servidor',
      detail: FALHA_GERAL,
    },
    503: { description: 'Sem o banco de dados por um momento', detail: VOLTANDO },
  };

const recusas = (operacao: Operacao, metodo: string) =>
  Object.entries(RECUSAS).flatMap(([status, { description, detail, so }]) =>
    so && !so(operacao, metodo)
      ? []
      : [
          [
            status,
            {
              description,
              content: { 'application/json': { schema: { $ref: '#/components/schemas/erro' }, example: { detail } } },
            },
          ],
        ],
  );

/** Moves a field from the described body to the query. */
function moverParaConsulta(operacao: Operacao, campo: string): void {
  const esquema = operacao.requestBody?.content?.['application/json']?.schema;
  const schema = esquema?.properties?.[campo];
  if (!esquema?.properties || !schema) return;
  delete esquema.properties[campo];
  esquema.required = (esquema.required ?? []).filter((nome) => nome !== campo);
  operacao.parameters = [...(operacao.parameters ?? []), { in: 'query', name: campo, required: true, schema }];
}

/** Adds to an operation what its schemas do not contain: who may call, examples, the real refusals. */
export function completeOperation(operacao: Operacao, metodo: string, route: RestRoute): void {
  const { nome: procedure } = route;
  const escopo = escopoDe(procedure);
  const comChave = escopo === null ? null : `Chave da API: com a permissão ${escopo}.`;
  operacao.description = [operacao.description, quemChama(route), comChave].filter(Boolean).join(' ');
  if (operacao.security) operacao.security = abertoPor(procedure);
  const campo = NA_CONSULTA[procedure];
  if (campo) moverParaConsulta(operacao, campo);
  const corpo = operacao.requestBody?.content?.['application/json'];
  if (corpo && procedure in EXEMPLOS) corpo.example = EXEMPLOS[procedure];
  const sucesso = operacao.responses?.['200'];
  if (sucesso) sucesso.description = 'Feito';
  const resposta = sucesso?.content?.['application/json']?.schema;
  if (resposta?.properties && escopo !== null && metodo !== 'get') resposta.properties.teste = TESTE;
  operacao.responses = { ...(sucesso ? { 200: sucesso } : {}), ...Object.fromEntries(recusas(operacao, metodo)) };
}
