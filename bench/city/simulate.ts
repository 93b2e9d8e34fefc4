import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { hireMany, signIn } from '@corre/testing/harness/many-couriers.ts';
import { stopClock } from '@corre/testing/harness/stopped-clock.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { instanteDe, MEIA_NOITE } from './clock.ts';
import { Couriers } from './couriers.ts';
import type { Dia } from './day.ts';
import { agendarPedido } from './shops.ts';
import { Stage } from './stage.ts';

/** The result of a simulation and its timings. */
interface Simulada {
  api: TestApi;
  inversoes: string[];
  conferidas: number;
  tempos: string[];
}

/** Simulates a day with the given settings (`OFERTA_SEGUNDOS` …). Its database stays open to be measured. */
export async function simular(
  dia: Dia,
  lojas: number,
  ambiente: Record<string, string>,
  progresso: (segundo: number) => void,
): Promise<Simulada> {
  const api = await startApi({ ABERTAS_POR_LOJA: '10000', ...ambiente, VARREDURA_SEGUNDOS: '604800' });
  const em = api.orm.em.fork();
  const relogio = await stopClock(em, MEIA_NOITE);
  const palco = new Stage(api, (segundo) => relogio.moveTo(instanteDe(segundo)));
  const couriers = new Couriers(palco);
  const contas: SignedIn[] = [];
  for (let i = 0; i < lojas; i += 1) contas.push(await api.novo.comercio(`Loja ${i + 1}`));
  const ids = await hireMany(em, dia.pessoas.length);
  for (const [i, pessoa] of dia.pessoas.entries()) {
    couriers.contratar({ ...pessoa }, await signIn(em, api.base, ids[i] ?? 0));
  }
  // The apps poll all day, and the API notes the use of a session once a minute. The simulation leaves this out.
  await em.execute(`update sessao set usada_em = 'infinity'`);
  for (const pedido of dia.pedidos) {
    const loja = contas[pedido.loja % contas.length];
    if (loja) agendarPedido(palco, loja, pedido);
  }
  await palco.rodar(progresso);
  return { api, inversoes: palco.inversoes, conferidas: palco.rua.conferidas, tempos: palco.tempo.lines() };
}
