import { INTEGRACOES_POR_LOJA } from '../integracoes/regras.ts';
import type { Ambiente } from '../vocabulario.ts';
import { badRequest, conflict, forbidden, notFound } from './kinds.ts';

/** Errors about integrations, their addresses and their tests. */
export const INTEGRACOES = {
  INTEGRACAO_NAO_ENCONTRADA: notFound('Integração não encontrada', 'Read the list of integrations again.'),
  INTEGRACOES_DEMAIS: conflict(
    `O comércio já tem ${INTEGRACOES_POR_LOJA} integrações. Remova as que não usa mais.`,
    'Remove an integration that is no longer used.',
  ),
  INTEGRACAO_NAO_MUDA: badRequest(
    'O comércio e o ambiente de uma integração não mudam. Crie outra.',
    'Create another integration.',
  ),
  APLICATIVO_NAO_ENCONTRADO: notFound('Aplicativo não encontrado', 'Read the list of applications again.'),
  APLICATIVO_DESLIGADO: conflict(
    'Este aplicativo está desligado. Peça à Corre para ligá-lo.',
    'Ask the company to switch the application on.',
  ),
  INTEGRACAO_DE_APLICATIVO: conflict(
    'O segredo e os endereços são do aplicativo. A loja só desliga ou remove a autorização.',
    'Change the application, or remove the authorisation.',
  ),
  CHAVE_DE_OUTRO_AMBIENTE: forbidden(
    ({ ambiente }: { ambiente: Ambiente }) =>
      `Esta chave só cadastra webhooks de ${ambiente === 'teste' ? 'teste' : 'produção'}.`,
    "Send `tipo` `webhook` and the key's own `ambiente`.",
    { campo: 'ambiente', example: { ambiente: 'teste' } },
  ),
  INTEGRACAO_DESLIGADA: conflict(
    'Esta integração está desligada. Ligue-a e teste de novo.',
    'Switch the integration on.',
  ),
  INTEGRACAO_SEM_ENDERECO: conflict(
    'Esta integração ainda não tem endereço dos avisos. Informe-o em Editar e teste de novo.',
    'Set `url_eventos` first.',
  ),
  FALTA_ENDERECO_DOS_AVISOS: badRequest('Informe o endereço que recebe os avisos.', 'Send `url_eventos`.', {
    campo: 'url_eventos',
  }),
  MERCHANT_MUDOU: conflict(
    'O sistema já diz outro código de loja. Atualize a página e confira de novo.',
    'Read the integration again, and confirm the new `merchant_id`.',
    { campo: 'merchant_id' },
  ),
  /** An order of the shop's own point of sale would be refused for the same reason. */
  PASSEIO_RECUSADO: conflict(
    ({ porque }: { porque: string }) => `O pedido de teste seria recusado, como um de verdade: ${porque}`,
    'Mend what the sentence names; a real order has the same fault.',
    { example: { porque: 'a loja não tem endereço de retirada' } },
  ),
  PASSEIO_SO_EM_TESTE: conflict(
    'O pedido de teste só anda em integrações de teste. Crie uma com o ambiente Teste.',
    'Create an integration with `ambiente` `teste`.',
  ),
  RECEPTOR_NAO_RESPONDEU: badRequest(
    ({ porque }: { porque: string }) =>
      `O endereço não respondeu ao teste: ${porque}. Ele deve responder 200 a um aviso do tipo "ping".`,
    'Make the receiver answer 200 to a `ping`.',
    { campo: 'url_eventos', example: { porque: 'a resposta foi 404' } },
  ),
  SEM_APP: badRequest(
    'Nenhum app de pedidos está conectado. Conecte-o em Configurações, Sistemas, ou tire o código do pedido.',
    'Connect the ordering app first, or leave `pedido_externo_id` out.',
    { campo: 'pedido_externo_id' },
  ),
  QUAL_APP: badRequest(
    'Há mais de um app conectado: diga de qual é o pedido.',
    'Send `app_id` beside `pedido_externo_id`.',
    { campo: 'app_id' },
  ),
  APP_NAO_ENCONTRADO: badRequest(
    'Este app não está conectado à loja.',
    'Read the list of integrations again; its `id` is the `app_id`.',
    { campo: 'app_id' },
  ),
  PEDIDO_EM_DUAS_PARADAS: badRequest(
    'O mesmo pedido do app está em duas paradas.',
    'Name each order of an app at one stop.',
    { campo: 'pedido_externo_id' },
  ),
  PEDIDO_JA_EM_ENTREGA: conflict(
    'Outra solicitação aberta já entrega este pedido do app.',
    'Cancel the other request, or leave `pedido_externo_id` out.',
    { campo: 'pedido_externo_id' },
  ),
  SO_PELO_APP: conflict(
    'Esta integração é um app de pedidos: o segredo vem dele, e o teste é o do acesso (token).',
    'Use the calls below `apps-de-pedidos`: edit it with the new `client_secret`, or test it there.',
  ),
  URL_INCOMPLETA: badRequest(
    'O endereço não está completo: copie-o inteiro, como https://sistema.exemplo.com.br/eventos.',
    'Send the whole address.',
  ),
  URL_SEM_HTTPS: badRequest('O endereço deve começar por https://.', 'Send an address with `https`.'),
  URL_COM_SENHA: badRequest(
    'O endereço não pode ter usuário e senha antes do @: peça um endereço sem eles.',
    'Send an address without user and password.',
  ),
  URL_EM_OUTRA_PORTA: badRequest('O endereço deve usar a porta 443 ou 8443.', 'Use port 443 or 8443.'),
  URL_DE_REDE_INTERNA: badRequest(
    'O endereço leva a uma rede interna: informe um que se alcança pela internet.',
    'Send an address that the internet reaches.',
  ),
  URL_DESCONHECIDA: badRequest(
    'O servidor deste endereço não foi encontrado: confira se o nome está certo.',
    'Check the name in the address.',
  ),
};
