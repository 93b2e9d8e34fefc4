import type { Em } from '@corre/db/orm.ts';
import { agora, rows, sql } from '@corre/db/sql.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Deps } from '../../base/deps.ts';
import type { Rehearse } from '../../base/ports.ts';
import { tryOut } from '../../base/try-out.ts';
import type { Fact } from '../../opendelivery/automato/walk.ts';
import { endingOf, scriptOf, TEST_PROBLEM } from '../../opendelivery/teste/script.ts';
import { anexar } from '../../saida/envio/anexar.ts';
import type { PedidoMagro } from './corpo.ts';
import { pedidoMagro } from './expander.ts';
import { type FatoDito, narrar } from './narrar.ts';

/** The courier of a test. No row has this id, the largest of its type. */
const ENTREGADOR = { id: 2_147_483_647, nome: 'Entregador de Teste' };
/** The problem of a test, by the id that its fact names. */
const PROBLEMAS = new Map([['1', { id: 1, motivo: TEST_PROBLEM.motivo }]]);

/** A request that was tried out, with what its walk needs beside its messages. */
interface Ensaiada {
  pedido: PedidoMagro;
  exige_codigo: boolean;
  destinatario_nome: string | null;
}

const etapa = (valor: string, quando: string): FatoDito => ({
  tipo: 'etapa',
  valor,
  quando,
  entregador_id: valor === 'aguardando' ? null : ENTREGADOR.id,
  ator_tipo: valor === 'cancelada' ? 'suporte' : null,
});

/** Returns the stored facts that stand for one moment of the script. Most moments of Open Delivery have none. */
function fatosDe({ tipo, quando }: Fact, exige_codigo: boolean): FatoDito[] {
  const passo = etapa(tipo, quando);
  if (tipo === 'problema') return [{ ...passo, tipo: 'problema', valor: '1' }];
  if (tipo === 'aceita' || tipo === 'em_retirada' || tipo === 'em_entrega' || tipo === 'cancelada') return [passo];
  if (tipo !== 'finalizada') return [];
  return exige_codigo ? [{ ...passo, tipo: 'marco', valor: 'codigo_ok' }, passo] : [passo];
}

/** Returns all messages of one walk. The recipient's name chooses its ending, as in a test of Open Delivery. */
function passeioDe({ pedido, exige_codigo, destinatario_nome }: Ensaiada) {
  const inicio = pedido.data_solicitacao;
  const fatos = scriptOf(endingOf(destinatario_nome ?? ''), inicio).flatMap((fact) => fatosDe(fact, exige_codigo));
  const nomes = new Map([[ENTREGADOR.id, ENTREGADOR.nome]]);
  const sabido = { nomes, problemas: PROBLEMAS, sequencia: 0, status: 'aguardando' as const };
  return narrar(pedido, [etapa('aguardando', inicio), ...fatos], sabido).mensagens;
}

async function lerEnsaiadas(em: Em, deps: Pick<Deps, 'config' | 'vault'>, ids: readonly number[]): Promise<Ensaiada[]> {
  const lidas = await em
    .getKysely()
    .selectFrom('solicitacao')
    .select(['id', 'exige_codigo', 'destinatario_nome'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  const ensaiadas: Ensaiada[] = [];
  for (const { id, ...lida } of lidas) ensaiadas.push({ ...lida, pedido: await pedidoMagro(em, deps, id) });
  return ensaiadas;
}

/** Returns whether the call repeated a real one, whose ids exist [referencia-externa]. A real request has no walk. */
async function saoReais(em: Em, ids: readonly number[]): Promise<boolean> {
  const real = await em.getKysely().selectFrom('solicitacao').select('id').where('id', 'in', ids).executeTakeFirst();
  return real !== undefined;
}

/** A receiver of test messages. `andando` counts the walks that have not ended. */
interface Receptor {
  id: number;
  andando: number;
}

/** Uses the index `mensagem_externa_da_integracao`. */
const receptoresDe = (em: Em, comercio_id: number) =>
  rows(
    em,
    sql<Receptor>`
      select i.id, (select count(distinct m.fluxo_id)::int from mensagem_externa m
                     where m.integracao_id = i.id and m.entregue_em is null and m.desistido_em is null) as andando
        from integracao i
       where i.comercio_id = ${comercio_id} and i.tipo = 'webhook' and i.ambiente = 'teste' and i.ativa
       order by i.id`,
  );

/** @throws BusinessError 409 while a receiver has as many walks as a shop may have open requests. */
function conferirLimite(
  { ABERTAS_POR_LOJA: limite }: Deps['config'],
  receptores: readonly Receptor[],
  pedidas: number,
) {
  const abertas = Math.max(0, ...receptores.map(({ andando }) => andando));
  if (abertas + pedidas > limite) throw new BusinessError('LOJA_LOTADA', { abertas, limite, pedidas });
}

/**
 * Tries a request out and tells its walk to the shop's test webhooks (ADR 0039). All messages of the next minute are
 * written at once, each with its instant, so that no process has to be there for the next step. The caller's
 * transaction keeps them, and nothing of the request.
 */
export const ensaiar =
  (deps: Pick<Deps, 'config' | 'vault'>): Rehearse =>
  async (em, comercio_id, pedir) => {
    const { feita, ensaiadas } = await tryOut(em, async (tx) => {
      const feita = await pedir(tx);
      return { feita, ensaiadas: await lerEnsaiadas(tx, deps, feita.solicitacao_ids) };
    });
    if (await saoReais(em, feita.solicitacao_ids)) return feita;
    const receptores = await receptoresDe(em, comercio_id);
    conferirLimite(deps.config, receptores, ensaiadas.length);
    for (const { id: integracao_id } of receptores) {
      for (const ensaiada of ensaiadas) {
        const fluxo = await em
          .getKysely()
          .insertInto('fluxo_externo')
          .values({ integracao_id, solicitacao_id: null, aberto_em: agora })
          .returning('id')
          .executeTakeFirstOrThrow();
        await anexar(em, deps.vault, { ...fluxo, integracao_id }, passeioDe(ensaiada));
      }
    }
    return feita;
  };
