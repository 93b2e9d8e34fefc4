import type { TesteFeito } from '@corre/contract/integracoes/contrato.ts';
import type { Teste } from '@corre/contract/integracoes/regras.ts';
import type { Em } from '@corre/db/orm.ts';
import { onlyRow, sql } from '@corre/db/sql.ts';
import { BusinessError } from '../base/business-error.ts';
import type { Deps } from '../base/deps.ts';
import type { Escopo } from '../base/escopo.ts';
import { registrarChamada } from '../saida/chamadas/registrar.ts';
import { postOutside } from '../saida/http/post.ts';
import { acharIntegracao } from './escopo.ts';
import { mensagemDeTeste } from './mensagem-de-teste.ts';
import { pedidoDeTeste } from './passeio.ts';
import { resultadoDoTeste } from './resultado-do-teste.ts';

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

type Testada = Awaited<ReturnType<typeof acharIntegracao>>;

/** Sends one message without the outbox, returns the result as a sentence and records the call. */
async function mensagem(em: Em, { deps }: Com, integracao: Testada, url: string): Promise<TesteFeito> {
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
async function passeio(em: Em, { deps }: Com, integracao: Testada): Promise<TesteFeito> {
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
  const { ativa, url_eventos } = integracao;
  if (!ativa) throw new BusinessError('INTEGRACAO_DESLIGADA');
  if (url_eventos === null) throw new BusinessError('INTEGRACAO_SEM_ENDERECO');
  await com.deps.limits.buscar(`integracao:${integracao_id}`);
  return teste === 'passeio' ? passeio(em, com, integracao) : mensagem(em, com, integracao, url_eventos);
}
