import { varrer } from '@corre/api/pedidos/vigia/varrer.ts';
import { ACOES_PROBLEMA, MOTIVOS_PROBLEMA, RESPOSTAS_VIGIA } from '@corre/contract/vocabulario.ts';
import { type Comando, escolher, type Fazer, pedidoDe, semMexer } from './drawn.ts';
import type { World } from './world.ts';

const banco = (mundo: World) => mundo.api.orm.em.fork().getKysely();

const avisar: Fazer = async (mundo, { quem, qual }) => {
  const pedido = await pedidoDe(mundo, qual, ({ entregador_id }) => entregador_id !== null);
  // Sometimes it is another courier's request.
  const dono = quem % 7 === 0 ? undefined : pedido?.entregador_id;
  const entregador = dono ? await mundo.entregadorDe(dono) : await mundo.entregador(quem);
  const corpo = { motivo: escolher(MOTIVOS_PROBLEMA, quem), mensagem: 'modelo' };
  if (!pedido || !entregador) return undefined;
  return semMexer(mundo, entregador.id, 'a problem', () =>
    mundo.por(entregador).post(`/entregador/solicitacao/${pedido.id}/problema`, corpo),
  );
};

/** Picks a problem to answer: mostly an open one, sometimes a closed one. */
const problemaDe = async (mundo: World, { quem, qual }: Comando) =>
  escolher(
    await banco(mundo)
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
const responder: Fazer = async (mundo, comando) => {
  const { quem, qual } = comando;
  const problema = await problemaDe(mundo, comando);
  const lojas = mundo.lojas.filter(({ id }) => qual % 7 === 0 || id === problema?.comercio_id);
  const loja = quem % 2 === 0 ? escolher(lojas, quem) : undefined;
  const acao = escolher(ACOES_PROBLEMA, Math.floor(quem / 2));
  if (!problema) return avisar(mundo, comando);
  const dizer = () =>
    mundo
      .por(loja ?? mundo.suporte)
      .put(`/${loja ? 'comercio' : 'suporte'}/problema/${problema.id}`, { acao, mensagem: 'Rua do Modelo, 1' });
  return acao === 'cancelar' ? dizer() : semMexer(mundo, problema.entregador_id, `the answer ${acao}`, dizer);
};

/** Time limits in seconds, so short that deliveries in the model often exceed them. */
const LIMITES = { aceita: 10, em_retirada: 10, em_entrega: 10, sinal: 60 };

/** Runs the watchdog's sweep, which every process runs every few seconds, at a chosen moment. */
const vigiar: Fazer = async (mundo, { quem }) => {
  const entregador = await mundo.entregador(quem);
  const { orm, config } = mundo.api;
  if (entregador) {
    await semMexer(mundo, entregador.id, 'the watchdog', async () => {
      await varrer(orm.em.fork(), config, LIMITES);
      return undefined;
    });
  }
  return undefined;
};

const perguntaAberta = async (mundo: World, { qual }: Comando) =>
  escolher(
    await banco(mundo)
      .selectFrom('vigia')
      .select(['id', 'entregador_id'])
      .where('encerrada_em', 'is', null)
      .orderBy('id')
      .execute(),
    qual,
  );

/** The courier answers a question, or support closes it. Without an open question the watchdog runs first. */
const dizerQueSegue: Fazer = async (mundo, comando) => {
  const { quem } = comando;
  const aberta = await perguntaAberta(mundo, comando);
  if (!aberta) await vigiar(mundo, comando);
  const pergunta = aberta ?? (await perguntaAberta(mundo, comando));
  const entregador = pergunta && (await mundo.entregadorDe(pergunta.entregador_id));
  if (!pergunta || !entregador) return undefined;
  if (quem % 5 === 0) return mundo.por(mundo.suporte).put(`/suporte/vigia/${pergunta.id}`);
  const corpo = { resposta: escolher(RESPOSTAS_VIGIA, quem) };
  return semMexer(mundo, entregador.id, 'the answer to a question', () =>
    mundo.por(entregador).put(`/entregador/vigia/${pergunta.id}`, corpo),
  );
};

/** Commands about couriers' problems, their answers, and the watchdog's questions (ADR 0025). */
export const PROBLEMAS: Record<string, Fazer> = {
  'avisar de um problema': avisar,
  'responder a um problema': responder,
  'o vigia olha': vigiar,
  'responder ao vigia': dizerQueSegue,
};
