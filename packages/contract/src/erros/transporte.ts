import { FALHA_GERAL } from '../falhas.ts';
import { FOTO_GRANDE } from '../fotos/regras.ts';
import {
  badRequest,
  conflict,
  fault,
  forbidden,
  notFound,
  timeout,
  tooLarge,
  tooMany,
  unauthorized,
  unavailable,
  type Written,
  wrongMediaType,
  wrongMethod,
} from './kinds.ts';

/** Errors of any call: the form of a request, the limits, and the state of the server. */
export const TRANSPORTE = {
  DADOS_INVALIDOS: badRequest(({ frase }: Written) => frase, 'Correct the input; `campo` names the field.', {
    example: { frase: 'Dados inválidos' },
  }),
  CAMPO_DESCONHECIDO: badRequest(
    ({ nome }: { nome: string }) => `Campo desconhecido: ${nome.slice(0, 60)}`,
    'Send only the fields that the description names.',
    { example: { nome: 'valor_total' } },
  ),
  CARACTERE_INVALIDO: badRequest('O texto tem um caractere inválido', 'Send texts without NUL and lone surrogates.'),
  DADOS_ANINHADOS_DEMAIS: badRequest('Dados aninhados demais', 'Send the fields as the description shows them.'),
  CORPO_NAO_E_OBJETO: badRequest('Envie um objeto JSON', 'Send one JSON object as the body.'),
  JSON_INVALIDO: badRequest('JSON inválido', 'Correct the JSON of the body.'),
  CAMPOS_DEMAIS: badRequest('Envie só o arquivo e os campos desta chamada', 'Send the file and no other data.'),
  PEDIDO_INVALIDO: badRequest('Pedido inválido', 'Correct the address or the headers of the request.'),
  CABECALHOS_GRANDES_DEMAIS: badRequest('Cabeçalhos grandes demais', 'Send fewer or smaller headers and cookies.', {
    http: 431,
  }),
  SEGREDO_NO_ENDERECO: badRequest(
    'Envie usuário, senha e dados pessoais no corpo do pedido, nunca no endereço.',
    'Send the data in the body, and change a password that stood in the address.',
  ),
  IDEMPOTENCY_KEY_INVALIDA: badRequest(
    'Idempotency-Key inválida',
    'Send 1 to 200 visible ASCII characters as the key.',
  ),
  IDEMPOTENCY_KEY_USADA: conflict(
    'Esta Idempotency-Key já foi usada em outro pedido',
    'Use a new key for each new act.',
  ),
  CAMINHO_NAO_ENCONTRADO: notFound('Endereço não encontrado', 'Call an address of the description.'),
  /** An answer of the proxy in front of the API. */
  ENDERECO_LONGO_DEMAIS: badRequest('Endereço longo demais', 'Send a shorter address.', { http: 414 }),
  METODO_NAO_SUPORTADO: wrongMethod('Método não suportado', 'Use a method that `Allow` or the description names.'),
  PEDIDO_DEMOROU: timeout('O pedido demorou demais para chegar', 'Send the request again on a better connection.'),
  DADOS_GRANDES_DEMAIS: tooLarge('Dados grandes demais', 'Send a smaller body.'),
  ARQUIVO_DE_FOTO_GRANDE: tooLarge(FOTO_GRANDE, 'Send a smaller photo.'),
  ARQUIVO_SEM_SESSAO: tooLarge(
    'Entre na sua conta para enviar um arquivo deste tamanho.',
    'Sign in, then send the file.',
  ),
  CORPO_NAO_E_JSON: wrongMediaType('Envie os dados em JSON', 'Send the body as `application/json`.'),
  CORPO_NAO_E_UTF8: wrongMediaType('Envie os dados em JSON, em UTF-8', 'Send the body in UTF-8.'),
  CORPO_COMPRIMIDO: wrongMediaType('Envie os dados sem compressão', 'Send the body without `Content-Encoding`.'),
  DE_OUTRO_SITE: forbidden('Pedido recusado: veio de outro site.', 'Call from the page of the product itself.'),
  CHAMADAS_DEMAIS: tooMany(
    'Muitas chamadas de uma vez. Tente de novo em instantes.',
    'Wait as long as `Retry-After` says.',
  ),
  ARQUIVOS_DEMAIS: tooMany(
    'Há arquivos demais da sua conta chegando. Espere eles terminarem e tente de novo.',
    'Send one file after the other.',
  ),
  ABAS_DEMAIS: tooMany('Abas demais abertas ao mesmo tempo.', 'Close live streams of the same session.'),
  AO_VIVO_DESLIGADO: notFound('Atualizações ao vivo desligadas', 'Poll; this server has no live stream.'),
  DEMONSTRACAO_DESLIGADA: notFound(
    'Isto existe só na demonstração.',
    'Call an installation that runs the demonstration (`SEED=demo`).',
  ),
  CIDADE_DESLIGADA: conflict(
    'A cidade de demonstração não está funcionando agora. Tente de novo em instantes.',
    'Read `GET /demonstracao/cidade` until it is no longer `desligada`.',
  ),
  CIDADE_SEM_PROCESSO: conflict(
    'Este servidor não tem uma cidade de demonstração para ligar.',
    'Start the demonstration on this machine by `npm start`, without `DEMO_VIVA=false`.',
  ),
  CIDADE_SO_PARA_QUEM_ESTA_ONLINE: conflict(
    'Fique online primeiro: a oferta chega a quem está na fila.',
    'Call `PUT /entregador/{entregador_id}/status-online` first.',
  ),
  DEMONSTRACAO_SEM_CONTA: notFound(
    'Esta conta de demonstração não existe mais com a senha de sempre. Entre com usuário e senha.',
    "Sign in by `POST /login` with the account's own password.",
  ),
  DEMONSTRACAO_SEM_PEDIDO: notFound(
    'Nenhum pedido para acompanhar agora. Entre como loja e peça uma entrega.',
    'Ask for a delivery as a shop of the demonstration, then call again.',
  ),
  SEM_CONTATO_DE_SEGURANCA: notFound(
    'Nenhum contato de segurança foi configurado',
    'Ask the operator; `CONTATO_SEGURANCA` is not set.',
  ),
  METRICAS_SEM_TOKEN: unauthorized(
    'Envie Authorization: Bearer com o METRICAS_TOKEN',
    'Send the token of `METRICAS_TOKEN`.',
  ),
  METRICAS_ILEGIVEIS: fault('As métricas não puderam ser lidas', 'Scrape again; the log has the reason.'),
  SO_METRICAS: notFound('Aqui só há /metrics', 'Call `/metrics`; this port has nothing else.'),
  SERVIDOR_VOLTANDO: unavailable(
    'O servidor está voltando. Tente de novo em instantes.',
    'Retry with the same Idempotency-Key after `Retry-After`.',
  ),
  SERVIDOR_OCUPADO: unavailable(
    'Muitos pedidos ao mesmo tempo. Tente de novo em instantes.',
    'Retry with the same Idempotency-Key after `Retry-After`.',
  ),
  /** An answer of the proxy in front of the API. The act may have been done. */
  SERVIDOR_DEMOROU: unavailable(
    'O servidor demorou demais para responder. Tente de novo em instantes.',
    'Retry with the same Idempotency-Key after `Retry-After`.',
    { http: 504 },
  ),
  CONEXAO_CAIU: unavailable(
    'A conexão caiu antes da sua vez. Tente de novo.',
    'Retry; the caller had closed the connection.',
  ),
  /** The sentence is the catalogue's for the procedure (falhas.ts). */
  FALHA_INTERNA: fault(({ frase }: Written) => frase, 'Retry later, and report `request_id` if the error stays.', {
    example: { frase: FALHA_GERAL },
  }),
};
