import { definirOnline } from '@corre/api/despacho/fila/definir-online.ts';
import { verificarEntrega } from '@corre/api/despacho/ofertas/proxima.ts';
import { recusarOferta } from '@corre/api/despacho/ofertas/recusar.ts';
import { criarSolicitacao } from '@corre/api/pedidos/solicitacoes/criar.ts';
import { clusterVariable, startTestCluster } from '@corre/db/testing/cluster.ts';
import { iniciarApi } from '@corre/testing/harness/test-api.ts';

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
const api = await iniciarApi({
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
  const [viva] = await orm.em
    .fork()
    .execute<{ entregador_id: number }[]>(
      'select entregador_id from oferta where resultado is null order by random() limit 1',
    );
  if (!viva) return;
  await orm.em
    .fork()
    .execute('update fila_entregador set recusas_consecutivas = 0 where entregador_id = ?', [viva.entregador_id]);
  // only what lies on a screen can be refused
  await orm.em
    .fork()
    .execute(
      'update oferta set entregue_em = coalesce(entregue_em, agora()) where resultado is null and entregador_id = ?',
      [viva.entregador_id],
    );
  await orm.em
    .fork()
    .transactional((em) => recusarOferta(em, config, viva))
    .catch(() => (perdidas += 1));
});

const linha = (nome: string, porSegundo: number) =>
  console.log(
    `${nome.padEnd(48)}${porSegundo.toFixed(0).padStart(8)} /s   ${(porSegundo / volta).toFixed(3)} of a round trip`,
  );
linha('select 1', volta);
linha(`poll of ${ENTREGADORES} couriers (verificar)`, consulta);
linha('refuse and offer to the next (one transaction)', recusa - perdidas / SEGUNDOS);
console.log(`\n${ENTREGADORES} couriers poll ${(ENTREGADORES / 3).toFixed(0)} times a second.`);
await api.fechar();
await cluster.stop();
process.exit(0);
