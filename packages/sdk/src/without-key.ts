// Written by `npm run sdk` from docs/openapi.json. Do not edit.

/** Acts that take no Idempotency-Key: a second try after a lost answer could do them twice. */
export const WITHOUT_KEY: ReadonlySet<string> = new Set([
  'POST /admin/integracoes/{integracao_id}/testar',
  'POST /comercio/{comercio_nome}/apps-de-pedidos/{integracao_id}/testar',
  'POST /comercio/{comercio_nome}/integracoes/{integracao_id}/testar',
  'POST /demonstracao/cidade/ligar',
  'POST /demonstracao/entrar',
  'POST /entregador/problema/{problema_id}/foto',
  'POST /entregador/solicitacao/{solicitacao_id}/foto',
  'POST /fatores/confirmar/passkey',
  'POST /fatores/passkeys',
  'POST /login',
  'POST /login/comercio',
  'POST /login/passkey',
  'POST /login/passkey/desafio',
  'POST /login/segundo-fator',
  'POST /logout',
  'POST /senha',
  'POST /senha/link',
  'POST /upload/foto',
]);
