import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { hireMany, signIn } from '@corre/testing/harness/many-couriers.ts';
import { stopClock } from '@corre/testing/harness/stopped-clock.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { Couriers } from './couriers.ts';
import type { Dia, Pedido } from './day.ts';
import { instanteDe, MEIA_NOITE, Stage } from './stage.ts';

/** A shop cancels a waiting request after this time, in seconds. */
const DESISTE = 45 * 60;

/** Cancels a request. The shop checks first that it still waits. */
async function desistir(stage: Stage, loja: SignedIn, id: number): Promise<void> {
  if (!stage.rua.espera(id)) return;
  const { status } = await stage.call('give up', () => loja.cliente.put(`/comercio/solicitacao/${id}/cancelar`));
  await stage.ver({ despachou: status === 200 });
}

/** Schedules an order of the day: the shop creates it at its second, and cancels it when no courier accepts. */
function agendarPedido(stage: Stage, loja: SignedIn, { segundo, urgente, valores }: Pedido): void {
  const [primeiro = 8, ...outros] = valores;
  const endereco = `Rua ${segundo.toFixed(0)}`;
  const payload = {
    endereco,
    valor_estimado: primeiro,
    urgente,
    multiplas_entregas: outros.map((valor_estimado, i) => ({ endereco: `${endereco}, ${i + 2}`, valor_estimado })),
  };
  stage.agenda.em(segundo, async () => {
    const { body, status } = await stage.call('ask', () =>
      loja.cliente.post<{ solicitacao_ids: number[] }>(
        `/comercio/${encodeURIComponent(loja.nome)}/solicitar-entrega`,
        payload,
      ),
    );
    await stage.ver({ despachou: status === 200 });
    if (status !== 200) return;
    for (const id of body.solicitacao_ids) stage.agenda.daqui(DESISTE, () => desistir(stage, loja, id));
  });
}

/** The result of a simulation and its timings. */
interface Simulada {
  api: TestApi;
  inversoes: string[];
  checked: number;
  times: string[];
}

/** Simulates a day with the given settings (`OFERTA_SEGUNDOS` …). Its database stays open to be measured. */
export async function simular(
  dia: Dia,
  lojas: number,
  env: Record<string, string>,
  progresso: (segundo: number) => void,
): Promise<Simulada> {
  const api = await startApi({ ABERTAS_POR_LOJA: '10000', ...env, VARREDURA_SEGUNDOS: '604800' });
  const em = api.orm.em.fork();
  const clock = await stopClock(em, MEIA_NOITE);
  const stage = new Stage(api, (segundo) => clock.moveTo(instanteDe(segundo)));
  const couriers = new Couriers(stage);
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
    if (loja) agendarPedido(stage, loja, pedido);
  }
  await stage.rodar(progresso);
  return { api, inversoes: stage.inversoes, checked: stage.rua.checked, times: stage.tempo.lines() };
}
