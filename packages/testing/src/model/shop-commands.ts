import { onlyRow, sql } from '@corre/db/sql.ts';
import { entregasDaPorta, pagamentoSorteado } from './door-payments.ts';
import { type Act, choose, pedidoOf } from './drawn.ts';
import type { Aberta, World } from './world.ts';

/**
 * A shop requests a route of several stops, each with its own payment. `quando` returns ready times for some of them.
 */
export const pedir =
  (paradas: number, quando: (world: World, qual: number) => Promise<object[]> = async () => []): Act =>
  async (world, { quem, qual }) => {
    const prontos = await quando(world, qual);
    const loja = choose(world.lojas, quem);
    const extra = { endereco: 'Av. Guedner, 710', valor_estimado: 7.33 };
    return (
      loja &&
      world.via(loja).post(`/comercio/${encodeURIComponent(loja.nome)}/solicitar-entrega`, {
        endereco: 'Rua Fernão Dias, 340',
        valor_estimado: 5 + (qual % 900) / 100,
        urgente: qual % 3 === 0,
        exige_codigo: qual % 4 === 0,
        ...pagamentoSorteado(qual),
        ...prontos[0],
        multiplas_entregas: Array.from({ length: paradas - 1 }, (_, i) => ({
          ...extra,
          ...pagamentoSorteado(qual + i + 1),
          ...prontos[i + 1],
        })),
      })
    );
  };

/** A shop cancels a request, sometimes wrongly. */
export const cancelar: Act = async (world, { quem, qual }) => {
  const loja = choose(world.lojas, quem);
  // Sometimes it is another shop's request.
  const pedido = await pedidoOf(world, qual, ({ comercio_id }) => quem % 5 === 0 || comercio_id === loja?.id);
  return loja && pedido && world.via(loja).put(`/comercio/solicitacao/${pedido.id}/cancelar`);
};

/** A shop releases a payment by machine or in cash. */
export const liberar: Act = async (world, { quem, qual }) => {
  const loja = choose(world.lojas, quem);
  // Includes released deliveries, and sometimes another shop's.
  const daPorta = await entregasDaPorta(world.api);
  const entrega = choose(
    daPorta.filter(({ comercio_id }) => quem % 5 === 0 || comercio_id === loja?.id),
    qual,
  );
  if (!loja || !entrega) return undefined;
  const path = `/comercio/entregas/liberar?comercio_nome=${encodeURIComponent(loja.nome)}`;
  const answer = await world.via(loja).put(path, { entrega_id: entrega.id });
  if (answer.status === 200) world.liberadas.add(entrega.id);
  return answer;
};

/**
 * Seconds from now until parcels are ready: in the past, soon enough for an immediate offer, and later. Null: no time
 * is given.
 */
const PREPAROS = [-60, 300, 605, 660, 900, 1_500, 4_000, null];

/** Returns the ready times of a route's stops, by the world's clock. */
async function preparos({ api }: World, qual: number): Promise<object[]> {
  const { agora } = await onlyRow(api.orm.em.fork(), sql<{ agora: string }>`select agora() as agora`);
  return [qual, qual >> 3, qual >> 6].map((sorteado) => {
    const seconds = choose(PREPAROS, sorteado) ?? null;
    return seconds === null ? {} : { pronto_em: new Date(Date.parse(agora) + seconds * 1000).toISOString() };
  });
}

/** Returns the requests of held routes. A new ready time of one of them has an effect. */
const retidas = async ({ api }: World): Promise<number[]> => {
  const lidas = await api.orm.em
    .fork()
    .getKysely()
    .selectFrom('solicitacao as s')
    .innerJoin('rota as r', 'r.id', 's.rota_id')
    .select('s.id')
    .where(({ ref }) => ref('r.retida'))
    .execute();
  return lidas.map(({ id }) => id);
};

/** A shop says that a parcel is ready or when it will be, sometimes wrongly. */
const pronto =
  (toda_rota: boolean, outra_hora = false): Act =>
  async (world, { quem, qual }) => {
    const loja = choose(world.lojas, quem);
    // Sometimes it is another shop's request.
    const dela = ({ comercio_id }: Aberta) => quem % 5 === 0 || comercio_id === loja?.id;
    const quais = await retidas(world);
    // Mostly a request of a held route, sometimes any.
    const retida = qual % 4 > 0 && (await pedidoOf(world, qual, (um) => dela(um) && quais.includes(um.id)));
    const pedido = retida || (await pedidoOf(world, qual, dela));
    const [quando] = outra_hora ? await preparos(world, qual) : [];
    return loja && pedido && world.via(loja).put(`/comercio/solicitacao/${pedido.id}/pronto`, { toda_rota, ...quando });
  };

/** Commands about the ready times of shops' parcels [pronto]. */
export const PREPARO: Record<string, Act> = {
  agendar: pedir(1, preparos),
  'agendar rota': pedir(3, preparos),
  pronto: pronto(false),
  'rota pronta': pronto(true),
  'pronto a outra hora': pronto(false, true),
};
