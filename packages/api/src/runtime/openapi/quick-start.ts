/** A placeholder where `SITE_URL` is not set. The request's `Host` is never used, because a client chooses it. */
export const NO_SITE = 'https://ENDERECO-DA-CORRE';

/**
 * Returns the first calls of a shop's own system, ready to paste into a shell. A test runs them. The order is ready
 * only tomorrow, so that no courier is called before it is cancelled.
 */
export const quickStart = (base: string): string => `KEY=corre_live_COLE_AQUI
LOJA='Nome%20da%20Loja'
CORRE='${base}'
AMANHA=$(date -u -d tomorrow +%Y-%m-%dT%H:%M:%SZ 2>/dev/null || date -u -v+1d +%Y-%m-%dT%H:%M:%SZ)

# de quem é a chave
curl -sS -H "Authorization: Bearer $KEY" "$CORRE/api/sessao"; echo

# pedir uma entrega, que só fica pronta amanhã; repetir com a mesma Idempotency-Key não pede de novo
PEDIDO=$(curl -sS -X POST "$CORRE/api/comercio/$LOJA/solicitar-entrega" \\
  -H "Authorization: Bearer $KEY" -H "Content-Type: application/json" \\
  -H "Idempotency-Key: pedido-$(date +%s)" \\
  -d '{"endereco":"Avenida Brasil, 3000 - Zona 1","valor_estimado":9.5,"pronto_em":"'$AMANHA'"}')
echo "$PEDIDO"
ID=$(echo "$PEDIDO" | sed 's/.*"solicitacao_ids":\\[\\([0-9]*\\).*/\\1/')

# ler: as abertas e as encerradas da semana
curl -sS -H "Authorization: Bearer $KEY" "$CORRE/api/comercio/$LOJA/solicitacoes"; echo

# cancelar
curl -sS -X PUT -H "Authorization: Bearer $KEY" "$CORRE/api/comercio/solicitacao/$ID/cancelar"; echo
`;
