import type { Em } from '@corre/db/orm.ts';
import { type Expression, onlyRow, sql } from '@corre/db/sql.ts';
import { quebras } from '@corre/testing/model/invariants.ts';
import type { Ledger } from './ledger.ts';

/** A message as its sender got the answer. */
type Enviada = ReturnType<Ledger['mensagens']['get']> & object;

/** A LIKE pattern of the soak's addresses: a street named by a UUID. */
export const RUA_DO_SOAK = 'Rua ________-____-____-____-____________';

const emCentavos = (valor: Expression<number>) => sql<number>`round(${valor} * 100)::int`;

const pedidosDe = (em: Em) =>
  em
    .getKysely()
    .selectFrom('solicitacao as s')
    .select(['s.id', 's.rota_id', 's.status', 's.entregador_id'])
    .select(({ ref, selectFrom }) => [
      sql<string>`substr(s.endereco, 5)`.as('tag'),
      emCentavos(ref('s.valor_estimado')).as('centavos'),
      selectFrom('entrega as e')
        .whereRef('e.solicitacao_id', '=', 's.id')
        .select((q) => q.fn.countAll<number>().as('entregas'))
        .$asScalar()
        .$notNull()
        .as('entregas'),
      selectFrom('entrega as e')
        .whereRef('e.solicitacao_id', '=', 's.id')
        .select((q) => emCentavos(q.fn.sum<number>('e.valor')).as('centavos'))
        .as('centavos_entregues'),
    ])
    .where('s.endereco', 'like', RUA_DO_SOAK)
    .execute();
type Pedido = Awaited<ReturnType<typeof pedidosDe>>[number];

const recadosDe = (em: Em) =>
  em
    .getKysely()
    .selectFrom('mensagem as m')
    .innerJoin('solicitacao as s', 's.id', 'm.solicitacao_id')
    .select(['m.id', 's.rota_id', 'm.sequencia', 'm.mensagem'])
    .where('s.endereco', 'like', RUA_DO_SOAK)
    .execute();
type Recado = Awaited<ReturnType<typeof recadosDe>>[number];

/** Violations by rule. Every list must be empty. */
export type Achados = Record<string, readonly unknown[]>;

/** Returns refusals and automatic suspensions since `inicio`. */
const porContar = (em: Em, inicio: string) =>
  onlyRow(
    em,
    sql<Record<'recusas' | 'suspensoes', number>>`
      select (select count(*) from oferta where resultado = 'recusada' and respondida_em >= ${inicio}::timestamptz) as recusas,
             (select count(*) from suspensao where tipo_suspensao = 'automatica' and data_suspensao >= ${inicio}::timestamptz) as suspensoes`,
  );

/** Returns conversations with a gap in their message numbers. */
const buracosDe = (em: Em) =>
  em
    .getKysely()
    .selectFrom('mensagem')
    .select(({ fn }) => ['solicitacao_id', fn.max('sequencia').as('maior'), fn.countAll<number>().as('mensagens')])
    .groupBy('solicitacao_id')
    .having(({ eb, fn }) => eb(fn.max('sequencia'), '<>', fn.countAll<number>()))
    .execute();

/** Returns both counts when they differ. */
const divergencia = (guardadas: number, ditas: number) => (guardadas === ditas ? [] : [{ guardadas, ditas }]);

function countPedidos(pedidos: Pedido[], ledger: Ledger): Achados {
  const doPedido = new Map(pedidos.map((pedido) => [pedido.tag, pedido]));
  const certo = ([tag, { id, centavos }]: [string, { id: number; centavos: number }]) => {
    const pedido = doPedido.get(tag);
    return pedido?.id === id && pedido.centavos === centavos;
  };
  return {
    'acknowledged requests lost or changed': [...ledger.pedidos].filter((prometido) => !certo(prometido)),
    'requests doubled by a retry, or that nobody was told of': pedidos.filter(
      ({ id, tag }) => ledger.pedidos.get(tag)?.id !== id,
    ),
    'ended requests whose cents are off': pedidos.filter(
      (l) => l.status === 'finalizada' && l.centavos !== (l.centavos_entregues ?? 0),
    ),
    'ended requests without exactly one entrega': pedidos.filter(
      (l) => (l.status === 'finalizada') !== (l.entregas === 1),
    ),
    'requests without an end': pedidos.filter(({ status }) => status !== 'finalizada' && status !== 'cancelada'),
  };
}

function countOutcomes(pedidos: Pedido[], ledger: Ledger): Achados {
  const byId = new Map(pedidos.map((pedido) => [pedido.id, pedido]));
  const perdidos = (ids: Set<number>, status: string) =>
    [...ids].filter((id) => byId.get(id)?.status !== status).map((id) => byId.get(id) ?? id);
  const ocultos = (ids: Set<number>, status: string) => pedidos.filter((l) => l.status === status && !ids.has(l.id));
  // A waiting request of the seed may also have been accepted, so compare only the soak's own requests.
  const deOutro = (promessas: Map<number, number>) =>
    [...promessas]
      .filter(([id, quem]) => byId.has(id) && byId.get(id)?.entregador_id !== quem)
      .map(([id, prometida_a]) => ({ ...byId.get(id), prometida_a }));
  const prometidas = new Set(
    [...ledger.aceites.keys(), ...ledger.atribuidos.keys()].map((id) => byId.get(id)?.rota_id),
  );
  return {
    'acknowledged accepts lost, or held by another': deOutro(ledger.aceites),
    'acknowledged assignments lost, or held by another': deOutro(ledger.atribuidos),
    'held by a courier whom nobody told': pedidos.filter((l) => l.entregador_id !== null && !prometidas.has(l.rota_id)),
    'acknowledged cancellations lost': perdidos(ledger.cancelados, 'cancelada'),
    'cancelled though no cancellation was acknowledged': ocultos(ledger.cancelados, 'cancelada'),
    'acknowledged ends lost': perdidos(new Set([...ledger.finalizados].filter((id) => byId.has(id))), 'finalizada'),
    'ended though no end was acknowledged': ocultos(ledger.finalizados, 'finalizada'),
  };
}

/** Checks that each message is in the conversation of its route, whichever stop it was sent to. */
function countRecados(recados: Recado[], pedidos: Pedido[], ledger: Ledger): Achados {
  const rotaDe = new Map(pedidos.map(({ id, rota_id }) => [id, rota_id]));
  const byId = new Map(recados.map((recado) => [recado.id, recado]));
  const vezes = Map.groupBy(recados, ({ mensagem }) => mensagem);
  const guardado = ([id, { entrega_id, mensagem, sequencia }]: [string, Enviada]) => {
    const recado = byId.get(id);
    return (
      recado !== undefined &&
      recado.rota_id === rotaDe.get(entrega_id) &&
      recado.mensagem === mensagem &&
      recado.sequencia === sequencia
    );
  };
  return {
    'acknowledged messages lost or changed': [...ledger.mensagens].filter((envio) => !guardado(envio)),
    'messages doubled by a retry': [...vezes.values()].flatMap((iguais) => iguais.slice(1)),
    'messages kept though they were refused': recados.filter(({ id }) => !ledger.mensagens.has(id)),
  };
}

/** Returns the counts when forgotten transactions stopped more acts than went on. */
const paradas = ({ esquecidas }: Ledger) => (esquecidas.recusados > esquecidas.feitos ? [esquecidas] : []);

/** Compares the answers to clients since `inicio` with the database. Returns the violations by rule. */
export async function count(em: Em, ledger: Ledger, inicio: string): Promise<Achados> {
  const pedidos = await pedidosDe(em);
  const { recusas, suspensoes } = await porContar(em, inicio);
  return {
    ...countPedidos(pedidos, ledger),
    ...countOutcomes(pedidos, ledger),
    ...countRecados(await recadosDe(em), pedidos, ledger),
    'conversations whose numbers have a gap': await buracosDe(em),
    'refusals lost, or counted twice by a retry': divergencia(recusas, ledger.recusas),
    'suspensions by the rule that no answer announced, or announced and lost': divergencia(
      suspensoes,
      ledger.suspensoes,
    ),
    'answers to a repeated key that differ from the first': ledger.repetidasDiferentes,
    // A row that stops its whole place: most acts are then refused.
    'acts that a forgotten transaction stopped, more than went on': paradas(ledger),
    'broken invariants (late accepts, double holds, sums, order)': await quebras(em),
  };
}
