import { varrer } from '@corre/api/pedidos/vigia/varrer.ts';
import { ACOES_PROBLEMA, MOTIVOS_PROBLEMA, RESPOSTAS_VIGIA } from '@corre/contract/vocabulario.ts';
import { type Act, type Command, choose, pedidoOf, withoutChange } from './drawn.ts';
import type { World } from './world.ts';

const banco = (world: World) => world.api.orm.em.fork().getKysely();

const avisar: Act = async (world, { quem, qual }) => {
  const pedido = await pedidoOf(world, qual, ({ entregador_id }) => entregador_id !== null);
  // Sometimes it is another courier's request.
  const dono = quem % 7 === 0 ? undefined : pedido?.entregador_id;
  const entregador = dono ? await world.entregadorOf(dono) : await world.entregador(quem);
  const body = { motivo: choose(MOTIVOS_PROBLEMA, quem), mensagem: 'modelo' };
  if (!pedido || !entregador) return undefined;
  return withoutChange(world, entregador.id, 'a problem', () =>
    world.via(entregador).post(`/entregador/solicitacao/${pedido.id}/problema`, body),
  );
};

/** Picks a problem to answer: mostly an open one, sometimes a closed one. */
const problemaDe = async (world: World, { quem, qual }: Command) =>
  choose(
    await banco(world)
      .selectFrom('problema as p')
      .innerJoin('solicitacao as s', 's.id', 'p.solicitacao_id')
      .select(['p.id', 'p.entregador_id', 's.comercio_id'])
      .orderBy('p.id', 'desc')
      .limit(5)
      .$if(quem % 6 !== 0, (q) => q.where('p.encerrado_em', 'is', null))
      .execute(),
    qual,
  );

/** Support or a shop answers a problem, mostly the right shop. Without any problem the command reports one. */
const responder: Act = async (world, command) => {
  const { quem, qual } = command;
  const problema = await problemaDe(world, command);
  const lojas = world.lojas.filter(({ id }) => qual % 7 === 0 || id === problema?.comercio_id);
  const loja = quem % 2 === 0 ? choose(lojas, quem) : undefined;
  const acao = choose(ACOES_PROBLEMA, Math.floor(quem / 2));
  if (!problema) return avisar(world, command);
  const dizer = () =>
    world
      .via(loja ?? world.suporte)
      .put(`/${loja ? 'comercio' : 'suporte'}/problema/${problema.id}`, { acao, mensagem: 'Rua do Modelo, 1' });
  return acao === 'cancelar' ? dizer() : withoutChange(world, problema.entregador_id, `the answer ${acao}`, dizer);
};

/** Time limits in seconds, so short that deliveries in the model often exceed them. */
const LIMITES = { aceita: 10, em_retirada: 10, em_entrega: 10, sinal: 60 };

/** Runs the watchdog's sweep, which every process runs every few seconds, at a chosen moment. */
const vigiar: Act = async (world, { quem }) => {
  const entregador = await world.entregador(quem);
  const { orm, config } = world.api;
  if (entregador) {
    await withoutChange(world, entregador.id, 'the watchdog', async () => {
      await varrer(orm.em.fork(), config, LIMITES);
      return undefined;
    });
  }
  return undefined;
};

const perguntaAberta = async (world: World, { qual }: Command) =>
  choose(
    await banco(world)
      .selectFrom('vigia')
      .select(['id', 'entregador_id'])
      .where('encerrada_em', 'is', null)
      .orderBy('id')
      .execute(),
    qual,
  );

/** The courier answers a question, or support closes it. Without an open question the watchdog runs first. */
const dizerQueSegue: Act = async (world, command) => {
  const { quem } = command;
  const aberta = await perguntaAberta(world, command);
  if (!aberta) await vigiar(world, command);
  const pergunta = aberta ?? (await perguntaAberta(world, command));
  const entregador = pergunta && (await world.entregadorOf(pergunta.entregador_id));
  if (!pergunta || !entregador) return undefined;
  if (quem % 5 === 0) return world.via(world.suporte).put(`/suporte/vigia/${pergunta.id}`);
  const body = { resposta: choose(RESPOSTAS_VIGIA, quem) };
  return withoutChange(world, entregador.id, 'the answer to a question', () =>
    world.via(entregador).put(`/entregador/vigia/${pergunta.id}`, body),
  );
};

/** Commands about couriers' problems, their answers, and the watchdog's questions (ADR 0025). */
export const PROBLEMAS: Record<string, Act> = {
  'avisar de um problema': avisar,
  'responder a um problema': responder,
  'o vigia olha': vigiar,
  'responder ao vigia': dizerQueSegue,
};
