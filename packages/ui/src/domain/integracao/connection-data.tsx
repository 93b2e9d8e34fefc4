import type { IntegracaoInteira } from '@corre/contract/integracoes/contrato.ts';
import { CopyLine, CopyText } from './copy.tsx';
import { NOME_DO_AMBIENTE } from './words.ts';

type Connection = Pick<
  IntegracaoInteira,
  'tipo' | 'comercio' | 'ambiente' | 'client_id' | 'app_id' | 'base_url' | 'token_url' | 'url_eventos' | 'url_codigo'
>;

const aguardamos = (url: string | null, falta: string): string => (url === null ? `(${falta})` : 'já cadastrado');

/**
 * Returns the text with the connection data for the support of the point of sale.
 * The secret is left out, because mails are kept for years. With both, anybody can order deliveries in the shop's name
 * (ADR 0038).
 */
export function mensagemParaOPdv(connection: Connection): string {
  const { comercio, ambiente, client_id, app_id, base_url, token_url, url_eventos, url_codigo } = connection;
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

/** The connection data that the other side needs besides the secret, line by line and as one text to send. */
export function ConnectionData({ connection }: { connection: Connection }) {
  if (connection.tipo === 'webhook') {
    return (
      <p className="text-[14px] leading-5 text-ink-2">
        Cada passo de uma entrega chega ao seu endereço assinado pelo padrão Standard Webhooks (webhook-id,
        webhook-timestamp, webhook-signature). Confira a assinatura com o segredo, que começa por whsec_.
      </p>
    );
  }
  const text = mensagemParaOPdv(connection);
  return (
    <div className="grid gap-4">
      <dl className="grid gap-3">
        <CopyLine label="Endereço base" value={connection.base_url} />
        <CopyLine label="Endereço do token" value={connection.token_url} />
        <CopyLine label="client_id" value={connection.client_id ?? ''} />
        <CopyLine label="AppId da Corre" value={connection.app_id} />
      </dl>
      <details className="grid gap-2">
        <summary className="min-h-11 cursor-pointer py-2.5 text-[15px] leading-6 font-semibold text-ink">
          Texto pronto para o suporte do sistema
        </summary>
        <pre className="rounded-(--ui-radius-sm) border border-line bg-sunken p-3 font-sans text-[13px] leading-5 whitespace-pre-wrap wrap-anywhere text-ink">
          {text}
        </pre>
      </details>
      <CopyText label="Copiar texto para o suporte" text={text} />
    </div>
  );
}
