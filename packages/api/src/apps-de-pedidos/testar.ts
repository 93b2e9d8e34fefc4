import type { TesteFeito } from '@corre/contract/integracoes/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { BusinessError } from '../base/business-error.ts';
import type { Deps } from '../base/deps.ts';
import { acharIntegracao } from '../integracoes/escopo.ts';
import { type Pedido, pedirToken } from '../saida/app-de-pedidos/token.ts';
import { registrarChamada } from '../saida/registrar-chamada.ts';
import { lerApp } from './ler.ts';

/** The limit of the call, in milliseconds. A person waits for it. */
const TESTE_MS = 5_000;

function sentencaDe(http: number, erro: string | undefined): string {
  if (http === 400 || http === 401 || http === 403)
    return `O app respondeu ${http}: não aceitou as credenciais. Confira o client_id e o client_secret.`;
  if (http === 404) return 'O endereço respondeu 404: não há acesso (token) aqui. Confira o endereço da API.';
  if (http === 429) return 'O app respondeu 429: pediu para esperar. Tente de novo em um minuto.';
  if (http >= 500) return `O app respondeu ${http}: teve um problema do lado dele. Tente de novo mais tarde.`;
  return `Não deu certo: ${erro ?? `o app respondeu ${http}`}. Confira o endereço da API.`;
}

/** Returns the result of the test as a sentence. */
function resultado(pedido: Pedido): Pick<TesteFeito, 'message' | 'certo' | 'http'> {
  if ('token' in pedido)
    return { message: 'O app aceitou as credenciais e deu o acesso (token).', certo: true, http: 200 };
  const { saiu } = pedido;
  if ('http' in saiu) return { message: sentencaDe(saiu.http, saiu.erro), certo: false, http: saiu.http };
  return { message: `Não deu certo: ${saiu.erro}. Confira o endereço da API.`, certo: false, http: null };
}

/**
 * Tests an ordering app: asks for a new token, returns the result as a sentence and records the call. Names no order.
 * Call it outside of any transaction. Throws 404, and 409 if the integration is off.
 */
export async function testarApp(
  em: Em,
  { config, vault, limits }: Pick<Deps, 'config' | 'vault' | 'limits'>,
  comercio_id: number,
  integracao_id: number,
): Promise<TesteFeito> {
  const { segredo_cifrado, ativa } = await acharIntegracao(em, { loja: comercio_id }, integracao_id);
  const { endereco: base, url_token, client_id } = await lerApp(em, comercio_id, integracao_id);
  if (!ativa) throw new BusinessError('INTEGRACAO_DESLIGADA');
  await limits.buscar(`integracao:${integracao_id}`);
  const inicio = performance.now();
  const meios = { config, vault, timeoutMs: TESTE_MS };
  const pedido = await pedirToken(meios, { base, url_token, client_id, segredo_cifrado });
  const ms = Math.round(performance.now() - inicio);
  const feito = resultado(pedido);
  const erro = 'saiu' in pedido && 'erro' in pedido.saiu ? (pedido.saiu.erro ?? null) : null;
  await registrarChamada(em, { integracao_id, direcao: 'saida', rota: 'teste', http: feito.http, ms, erro });
  return { ...feito, ms, fluxo_id: null };
}
