import { definirOnline } from '@corre/api/despacho/fila/definir-online.ts';
import { verificarEntrega } from '@corre/api/despacho/ofertas/proxima.ts';
import { recusarOferta } from '@corre/api/despacho/ofertas/recusar.ts';
import { criarSolicitacao } from '@corre/api/pedidos/solicitacoes/criar.ts';
import { sql } from '@corre/db/sql.ts';
import { clusterVariable, startTestCluster } from '@corre/db/testing/cluster.ts';
import { startApi } from '@corre/testing/harness/test-api.ts';

/** The hot paths of the dispatch, each as a ratio to a bare round trip to the same database in the same run. */
const SEGUNDOS = 5;
const ENTREGADORES = 70;
const CLIENTES = 4;

/** Calls a second of `fazer` from `CLIENTES` at once. */
async function taxa(fazer: (i: number) => Promise<unknown>): Promise<number> {
  let feitas = 0;
  const fim = Date.now() + SEGUNDOS * 1000;
  const trabalhar = async (): Promise<void> => {
    while (Date.now() < fim) {
      await fazer(feitas);
      feitas += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTES }, trabalhar));
  return feitas / SEGUNDOS;
}

const cluster = await startTestCluster();
process.env[clusterVariable] = cluster.url;
const api = await startApi({
  VARREDURA_SEGUNDOS: '604800',
  PAUSA_RECUSA_SEGUNDOS: '0',
  RECUSAS_PARA_SUSPENDER: '100',
  ALCANCE_SEGUNDOS: '600000',
});
const loja = await api.novo.comercio();
const ids: number[] = [];
for (let i = 0; i < ENTREGADORES; i += 1) ids.push((await api.novo.entregador()).id);
const { config, orm } = api;
for (const entregador_id of ids) {
  await orm.em.fork().transactional((em) => definirOnline(em, config, { entregador_id, online: true }));
}

const volta = await taxa(() => orm.em.fork().execute('select 1'));
const consulta = await taxa((i) => verificarEntrega(orm.em.fork(), config, ids[i % ENTREGADORES] ?? 0));
for (let i = 0; i < CLIENTES; i += 1) {
  await orm.em.fork().transactional((em) =>
    criarSolicitacao(em, config, {
      comercio_id: loja.id,
      endereco: 'Rua Fernão Dias, 340',
      valor_estimado: 9,
      observacao: null,
      link_localizacao: null,
      urgente: false,
      origem: 'manual',
      multiplas_entregas: [],
    }),
  );
}
let perdidas = 0;
const recusa = await taxa(async () => {
  const db = orm.em.fork().getKysely();
  const viva = await db
    .selectFrom('oferta')
    .select('entregador_id')
    .where('resultado', 'is', null)
    .orderBy(sql`random()`)
    .limit(1)
    .executeTakeFirst();
  if (!viva) return;
  const { entregador_id } = viva;
  await db
    .updateTable('fila_entregador')
    .set({ recusas_consecutivas: 0 })
    .where('entregador_id', '=', entregador_id)
    .execute();
  // only what lies on a screen can be refused
  await db
    .updateTable('oferta')
    .set({ entregue_em: sql`coalesce(entregue_em, agora())` })
    .where('resultado', 'is', null)
    .where('entregador_id', '=', entregador_id)
    .execute();
  await orm.em
    .fork()
    .transactional((em) => recusarOferta(em, config, viva))
    .catch(() => (perdidas += 1));
});

const print = (nome: string, porSegundo: number) =>
  console.log(
    `${nome.padEnd(48)}${porSegundo.toFixed(0).padStart(8)} /s   ${(porSegundo / volta).toFixed(3)} of a round trip`,
  );
print('select 1', volta);
print(`poll of ${ENTREGADORES} couriers (verificar)`, consulta);
print('refuse and offer to the next (one transaction)', recusa - perdidas / SEGUNDOS);
console.log(`\n${ENTREGADORES} couriers poll ${(ENTREGADORES / 3).toFixed(0)} times a second.`);
await api.fechar();
await cluster.stop();
process.exit(0);
