import { randomUUID } from 'node:crypto';
import type { TesteFeito } from '@corre/contract/integracoes/contrato.ts';
import type { Teste } from '@corre/contract/integracoes/regras.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { onlyRow, sql } from '@corre/db/sql.ts';
import { BusinessError } from '../base/business-error.ts';
import type { Deps } from '../base/deps.ts';
import { openDeliveryHeaders } from '../saida/assinatura/open-delivery.ts';
import { webhookHeaders } from '../saida/assinatura/standard-webhooks.ts';
import { postOutside } from '../saida/http/post.ts';
import { appId } from '../saida/identidade.ts';
import { registrarChamada } from '../saida/registrar-chamada.ts';
import { openDeliverySecret, webhookSecrets } from '../saida/segredos.ts';
import { acharIntegracao, type Escopo } from './escopo.ts';
import { pedidoDeTeste } from './passeio.ts';
import { resultadoDoTeste } from './resultado-do-teste.ts';

/** The integration to test. `agora` is the database's clock as ISO 8601 in UTC. */
interface Testada extends Row<'integracao'> {
  anterior_vale: boolean;
  comercio: string;
  agora: string;
}

interface Assinada {
  body: string;
  headers: Record<string, string>;
}

/**
 * A REJECTED event for an order that does not exist (ADR 0038). No other event that a strict receiver accepts has fewer
 * fields. A receiver that does not know the order changes nothing.
 */
const pedidoRecusado = ({ merchant_id, comercio, agora }: Testada, merchant = merchant_id ?? randomUUID()) => ({
  deliveryId: randomUUID(),
  orderId: randomUUID(),
  orderDisplayId: 'TESTE',
  merchant: { id: merchant, name: comercio },
  event: {
    type: 'REJECTED',
    datetime: agora,
    message: 'Teste de conexão da Corre: este pedido não existe',
    rejectionInfo: { reason: 'OTHER' },
  },
  customerName: 'Teste da Corre',
});

async function openDelivery(em: Em, { config, vault }: Pick<Deps, 'config' | 'vault'>, de: Testada): Promise<Assinada> {
  const pedido = pedidoRecusado(de);
  const body = JSON.stringify(pedido);
  const secret = openDeliverySecret(vault, de);
  const headers = openDeliveryHeaders({ appId: await appId(em, config), merchantId: pedido.merchant.id, secret, body });
  return { body, headers };
}

function webhook({ vault }: Pick<Deps, 'vault'>, de: Testada): Assinada {
  const body = JSON.stringify({ type: 'teste', timestamp: de.agora, data: { comercio: de.comercio } });
  const timestamp = Math.floor(Date.parse(de.agora) / 1_000);
  const headers = webhookHeaders(webhookSecrets(vault, de), { id: `msg_${randomUUID()}`, timestamp, body });
  return { body, headers };
}

/** Returns one signed message without any news, in the form of a real one. */
const mensagemDeTeste = async (em: Em, deps: Pick<Deps, 'config' | 'vault'>, de: Testada): Promise<Assinada> =>
  de.tipo === 'opendelivery' ? openDelivery(em, deps, de) : webhook(deps, de);

type Com = { deps: Pick<Deps, 'config' | 'vault' | 'limits'> };

/** Returns the shop's name and the current instant of the database. */
const quemQuando = (em: Em, comercio_id: number) =>
  onlyRow(
    em,
    sql<{
      comercio: string;
      agora: string;
    }>`select nome as comercio, agora() as agora from comercio where id = ${comercio_id}`,
  );

type Achada = Awaited<ReturnType<typeof acharIntegracao>>;

/** Sends one message without the outbox, returns the result as a sentence and records the call. */
async function mensagem(em: Em, { deps }: Com, integracao: Achada, url: string): Promise<TesteFeito> {
  const assinada = await mensagemDeTeste(em, deps, {
    ...integracao,
    ...(await quemQuando(em, integracao.comercio_id)),
  });
  const inicio = performance.now();
  const outcome = await postOutside({ config: deps.config, url, ...assinada });
  const ms = Math.round(performance.now() - inicio);
  const resultado = resultadoDoTeste(outcome);
  const erro = 'falha' in outcome ? outcome.erro : null;
  await registrarChamada(em, {
    integracao_id: integracao.id,
    direcao: 'saida',
    rota: 'teste',
    http: resultado.http,
    ms,
    erro,
  });
  return { ...resultado, ms, fluxo_id: null };
}

/** Creates an order that advances by itself; the screen watches its stream. Open Delivery in test mode only. */
async function passeio(em: Em, { deps }: Com, integracao: Achada): Promise<TesteFeito> {
  if (integracao.tipo !== 'opendelivery' || integracao.ambiente !== 'teste')
    throw new BusinessError('PASSEIO_SO_EM_TESTE');
  const { comercio } = await quemQuando(em, integracao.comercio_id);
  const fluxo_id = await pedidoDeTeste(em, deps, integracao, comercio);
  return {
    message: 'Pedido de teste criado: ele anda sozinho por um minuto.',
    certo: true,
    http: null,
    ms: null,
    fluxo_id,
  };
}

/**
 * Sends a test ('Enviar teste'). Call it outside of any transaction, because the other system may take ten seconds.
 * Throws 404. Throws 409 if the integration is off, has no address, or a test order is asked of a production
 * integration.
 */
export async function testarIntegracao(
  em: Em,
  com: Com,
  escopo: Escopo,
  { integracao_id, teste }: { integracao_id: number; teste: Teste },
): Promise<TesteFeito> {
  const integracao = await acharIntegracao(em, escopo, integracao_id);
  const { ativa, url_eventos, tipo } = integracao;
  if (tipo === 'app_de_pedidos') throw new BusinessError('SO_PELO_APP');
  if (!ativa) throw new BusinessError('INTEGRACAO_DESLIGADA');
  if (url_eventos === null) throw new BusinessError('INTEGRACAO_SEM_ENDERECO');
  await com.deps.limits.buscar(`integracao:${integracao_id}`);
  return teste === 'passeio' ? passeio(em, com, integracao) : mensagem(em, com, integracao, url_eventos);
}
