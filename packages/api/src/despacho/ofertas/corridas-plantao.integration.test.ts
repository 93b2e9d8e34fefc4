import { setTimeout as wait } from 'node:timers/promises';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { type Race, startRace } from '@corre/testing/harness/race.ts';
import { avancar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { quebras } from '@corre/testing/model/invariants.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ENTREGADORES = 20;
const VIRADAS = 12;
const PEDIDOS = 30;

let race: Race;
let lojas: SignedIn[];

beforeAll(async () => {
  // Going offline with an offer on the screen refuses the offer. These values prevent suspensions and long pauses.
  race = await startRace(4, { RECUSAS_PARA_SUSPENDER: '100', PAUSA_RECUSA_SEGUNDOS: '1' });
  lojas = await Promise.all([race.api.novo.comercio(), race.api.novo.comercio()]);
});
afterAll(() => race.api.close());

const virar = async (quem: SignedIn, online: boolean, instancia: number) => {
  const { status } = await race.via(quem, instancia).cliente.put(`/entregador/${quem.id}/status-online`, { online });
  expect(status).toBe(200);
};
/** Two devices of a courier send opposite switches at the same moment, half the time. The order of these is unknown. */
async function indeciso(quem: SignedIn, numero: number): Promise<void> {
  for (let vez = 0; vez < VIRADAS; vez += 1) {
    const online = (numero + vez) % 2 === 0;
    const duvida = vez % 2 === 0 ? [virar(quem, !online, numero + vez + 2)] : [];
    await Promise.all([virar(quem, online, numero + vez), ...duvida]);
    await race.via(quem, numero + vez + 1).cliente.get(`/entregador/${quem.id}/proxima-entrega`);
  }
}
async function pedidos(): Promise<number[]> {
  const ids: number[] = [];
  for (let vez = 0; vez < PEDIDOS; vez += 1) {
    const loja = lojas[vez % lojas.length];
    if (loja) ids.push(...(await pedir(race.via(loja, vez))));
    await wait(10);
  }
  return ids;
}
const aguardando = (ids: number[]) =>
  race.count(
    `select count(*)::int as total from solicitacao where id = any(?::int[]) and status <> 'finalizada'`,
    `{${ids.join(',')}}`,
  );
/** Accepts every offer and finishes every delivery, on changing processes. */
async function trabalhar(quem: SignedIn, numero: number, pronto: () => boolean): Promise<void> {
  for (let vez = numero; !pronto(); vez += 1) {
    const agora = race.via(quem, vez);
    await ficarOnline(agora);
    const pedido = (await ofertaDe(agora)).proxima_entrega?.id;
    if (pedido === undefined) await wait(20);
    else if ((await agora.cliente.put(`/entregador/${quem.id}/aceitar-solicitacao/${pedido}`)).status === 200) {
      await avancar(agora, pedido, 'em_retirada', 'em_entrega', 'finalizada');
    }
  }
}

/** Checks invariants that hold between any two transactions. */
async function conferirPlantoes(): Promise<void> {
  expect(
    await race.rows(`select f.entregador_id from fila_entregador f
      where f.online <> (select count(*) = 1 from turno t where t.entregador_id = f.entregador_id and t.fim is null)
         or f.online <> (f.fila_desde is not null) or f.online <> (f.online_desde is not null)`),
  ).toEqual([]);
  expect(
    await race.rows(`select a.id from turno a join turno b on b.entregador_id = a.entregador_id and b.id > a.id
      where b.inicio < a.fim or a.fim is null`),
  ).toEqual([]);
  expect(
    await race.rows(`select o.id from oferta o join fila_entregador f using (entregador_id)
      where o.resultado is null and not f.online`),
  ).toEqual([]);
  expect(await quebras(race.api.orm.em.fork(), race.api.config)).toEqual([]);
}

// [online]
describe('twenty couriers who cannot decide, over four processes', () => {
  it('leave no offer with anyone offline, one open shift with everyone online, and every request served', async () => {
    const entregadores = await race.entregadores(ENTREGADORES);
    let calmo = false;
    const vigiar = async () => {
      for (; !calmo; await wait(25)) await conferirPlantoes();
    };
    const tempestade = Promise.all([pedidos(), ...entregadores.map(indeciso)]).finally(() => {
      calmo = true;
    });
    const [[ids]] = await Promise.all([tempestade, vigiar()]);
    await conferirPlantoes();
    const [primeiros, ultimos] = [entregadores.slice(0, 10), entregadores.slice(10)];
    await Promise.all(ultimos.map((quem, i) => virar(quem, false, i)));
    await conferirPlantoes();

    let fim = false;
    const rua = primeiros.map((quem, i) => trabalhar(quem, i, () => fim));
    for (const limite = Date.now() + 180_000; Date.now() < limite && (await aguardando(ids)) > 0; ) await wait(50);
    fim = true;
    await Promise.all(rua);
    expect(await aguardando(ids)).toBe(0);
    expect(ids).toHaveLength(PEDIDOS);
    await conferirPlantoes();
  });
});
