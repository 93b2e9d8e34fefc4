import type { IntegracaoInteira } from '@corre/contract/integracoes/contrato.ts';
import { NOME_DO_AMBIENTE } from './words.ts';

type Dados = Pick<
  IntegracaoInteira,
  'tipo' | 'comercio' | 'ambiente' | 'client_id' | 'app_id' | 'base_url' | 'token_url' | 'url_eventos' | 'url_codigo'
>;

const aguardamos = (url: string | null, falta: string): string => (url === null ? `(${falta})` : 'já cadastrado');

/**
 * Returns the text with the connection data for the support of the point of sale.
 * The secret is left out, because mails are kept for years. With both, anybody can order deliveries in the shop's name
 * (ADR 0077).
 */
export function mensagemParaOPdv(dados: Dados): string {
  const { comercio, ambiente, client_id, app_id, base_url, token_url, url_eventos, url_codigo } = dados;
  return [
    'Olá! Queremos pedir entregas pela Corre a partir do sistema de vocês, pelo Open Delivery (módulo de logística).',
    '',
    `Loja: ${comercio}`,
    `Ambiente: ${NOME_DO_AMBIENTE[ambiente]}`,
    `Endereço base: ${base_url}`,
    `  (v1: ${base_url}/v1/logistics · v2: ${base_url}/v2/logistics)`,
    `Endereço do token: ${token_url}`,
    '  (client_credentials, formulário ou JSON)',
    `client_id: ${client_id ?? ''}`,
    'client_secret: enviamos em separado',
    `AppId da Corre (X-App-Id): ${app_id}`,
    '',
    'Cada aviso nosso leva X-App-Signature: HMAC-SHA256 do corpo com o client_secret, em hexadecimal minúsculo.',
    '',
    'Do lado de vocês precisamos de:',
    `1. Endereço que recebe os eventos (newLogisticEvent): ${aguardamos(url_eventos, 'por favor, informem')}`,
    `2. Endereço que confere o código de entrega (confirmationCode): ${aguardamos(url_codigo, 'só se vocês usam código')}`,
    ...(ambiente === 'teste'
      ? [
          '',
          'Pedidos de teste não chamam ninguém: cada um percorre todas as etapas sozinho em um minuto. O nome do cliente',
          'escolhe o final: REJEITAR, CANCELAR ou PROBLEMA.',
        ]
      : []),
  ].join('\n');
}
