import type { Request } from 'express';

/** What a host may be written with; anything else would be somebody's joke in a shell. */
const HOST = /^[\w.-]+(:\d+)?$/;
const UM_DIA_MS = 86_400_000;

/** The address under which the page was asked for. */
export function baseOf(req: Request): string {
  const host = req.get('host') ?? '';
  return HOST.test(host) ? `${req.protocol}://${host}` : 'https://corre.example';
}

/**
 * The first calls of a shop's own system, to be pasted into a shell as they stand; a test does so. The order is ready only
 * tomorrow, so that no courier is called before it is cancelled.
 */
export const quickStart = (base: string, agora: number): string => `KEY=corre_live_COLE_AQUI
LOJA='Nome%20da%20Loja'

# de quem é a chave
curl -sS -H "Authorization: Bearer $KEY" "${base}/api/sessao"; echo

# pedir uma entrega, que só fica pronta amanhã; repetir com a mesma Idempotency-Key não pede de novo
PEDIDO=$(curl -sS -X POST "${base}/api/comercio/$LOJA/solicitar-entrega" \\
  -H "Authorization: Bearer $KEY" -H "Content-Type: application/json" \\
  -H "Idempotency-Key: pedido-$(date +%s)" \\
  -d '{"endereco":"Avenida Brasil, 3000 - Zona 1","valor_estimado":9.5,"pronto_em":"${new Date(agora + UM_DIA_MS).toISOString()}"}')
echo "$PEDIDO"
ID=$(echo "$PEDIDO" | sed 's/.*"solicitacao_ids":\\[\\([0-9]*\\).*/\\1/')

# ler: as abertas e as encerradas da semana
curl -sS -H "Authorization: Bearer $KEY" "${base}/api/comercio/$LOJA/solicitacoes"; echo

# cancelar
curl -sS -X PUT -H "Authorization: Bearer $KEY" "${base}/api/comercio/solicitacao/$ID/cancelar"; echo
`;
