import { codigoDa } from '@corre/api/dinheiro/custodia/codigo.ts';
import { DECISOES_DIFERENCA } from '@corre/contract/vocabulario.ts';
import type { Row } from '@corre/db/database.ts';
import type { SignedIn } from '../harness/builders.ts';
import { type Act, type Command, choose, pedidoOf } from './drawn.ts';
import type { World } from './world.ts';

/** The parts of a courier's cash that are handed over: all, some, and more than there is. */
const PARTES = [1, 1, 0.5, 0.3, 1.2];

type Prestacao = Pick<Row<'custodia_prestacao'>, 'id' | 'comercio_id' | 'entregador_id' | 'valor'>;

const banco = (world: World) => world.api.orm.em.fork().getKysely();

/** Picks a handover: mostly an open one, sometimes a finished one. */
async function prestacaoDe(world: World, { quem, qual }: Command, loja?: SignedIn): Promise<Prestacao | undefined> {
  const todas = banco(world)
    .selectFrom('custodia_prestacao')
    .select(['id', 'comercio_id', 'entregador_id', 'valor'])
    .orderBy('id', 'desc')
    .limit(5)
    .$if(quem % 6 !== 0, (q) => q.where('confirmada_em', 'is', null).where('cancelada_em', 'is', null));
  return choose(await (loja ? todas.where('comercio_id', '=', loja.id) : todas).execute(), qual);
}

/** Picks a courier with cash of a shop, and an amount to hand over. */
async function dinheiroDe(world: World, { quem, qual }: Command) {
  const abertas = await banco(world)
    .selectFrom('custodia_aberta as a')
    .innerJoin('custodia_lancamento as l', (on) =>
      on.onRef('l.entregador_id', '=', 'a.entregador_id').onRef('l.comercio_id', '=', 'a.comercio_id'),
    )
    .select(['a.entregador_id', 'a.comercio_id'])
    .select(({ fn }) => fn.sum<number>('l.valor').as('saldo'))
    .where('l.conta', '=', 'entregador')
    .groupBy(['a.entregador_id', 'a.comercio_id'])
    .orderBy('a.entregador_id')
    .orderBy('a.comercio_id')
    .execute();
  const aberta = choose(abertas, quem);
  const loja = world.lojas.find(({ id }) => id === aberta?.comercio_id);
  if (!aberta || !loja) return undefined;
  const valor = Math.round(aberta.saldo * (choose(PARTES, qual) ?? 1) * 100) / 100;
  return { loja, corpo: { entregador_id: aberta.entregador_id, comercio_nome: loja.nome, valor } };
}

/** Returns the receiver's count: all, or less, with a reason or without. */
const count = (valor: number, qual: number) => {
  const menos = Math.floor(valor * 60) / 100;
  const com_motivo = { valor_recebido: menos, motivo: 'faltou' };
  return choose([{}, com_motivo, { valor_recebido: menos }, com_motivo], qual);
};

const confirmar: Act = async (world, command) => {
  const loja = choose(world.lojas, command.quem);
  const prestacao = await prestacaoDe(world, command, command.quem % 5 === 0 ? undefined : loja);
  const quem = command.quem % 3 === 0 ? world.suporte : loja;
  const body = prestacao && count(prestacao.valor, command.qual);
  return quem && prestacao && world.via(quem).put(`/custodia/prestacoes/${prestacao.id}/confirmar`, body);
};

const confirmarComCodigo: Act = async (world, command) => {
  const prestacao = await prestacaoDe(world, command);
  const entregador = prestacao && (await world.entregadorOf(prestacao.entregador_id));
  if (!prestacao || !entregador) return undefined;
  const certo = codigoDa(world.api.vault, prestacao.id);
  const codigo = command.qual % 3 === 0 ? certo.split('').reverse().join('') : certo;
  return world.via(entregador).put(`/custodia/prestacoes/${prestacao.id}/confirmar`, { codigo });
};

const cancelar: Act = async (world, command) => {
  const prestacao = await prestacaoDe(world, command);
  const entregador = prestacao && (await world.entregadorOf(prestacao.entregador_id));
  const quem = command.qual % 2 === 0 ? entregador : choose(world.lojas, command.quem);
  return quem && prestacao && world.via(quem).put(`/custodia/prestacoes/${prestacao.id}/cancelar`);
};

const prestar: Act = async (world, command) => {
  const dito = await dinheiroDe(world, command);
  const entregador = dito && (await world.entregadorOf(dito.corpo.entregador_id));
  return dito && entregador && world.via(entregador).post('/custodia/prestacoes', dito.corpo);
};

const registrar: Act = async (world, command) => {
  const dito = await dinheiroDe(world, command);
  const quem = command.qual % 3 === 0 ? world.suporte : dito?.loja;
  return dito && quem && world.via(quem).post('/custodia/prestacoes', dito.corpo);
};

const levarTroco: Act = async (world, { quem, qual }) => {
  const loja = choose(world.lojas, quem);
  const pedido = await pedidoOf(world, qual, ({ comercio_id, entregador_id }) => {
    return comercio_id === loja?.id && entregador_id !== null;
  });
  if (!loja || !pedido || pedido.entregador_id === null) return undefined;
  const { id, entregador_id } = pedido;
  const extra = qual % 2 === 0 ? { solicitacao_id: id } : {};
  return world.via(loja).post('/custodia/trocos', { entregador_id, comercio_nome: loja.nome, valor: 12.5, ...extra });
};

/** A courier objects to a difference, or support answers an objection, sometimes a second time. */
const discutir: Act = async (world, { quem, qual }) => {
  const diferenca = await banco(world)
    .selectFrom('custodia_prestacao as p')
    .leftJoin('custodia_contestacao as c', 'c.prestacao_id', 'p.id')
    .select(['p.id', 'p.entregador_id', 'c.texto'])
    .where('p.diferenca', '>', 0)
    .$if(quem % 6 !== 0, (q) => q.where('c.respondida_em', 'is', null))
    .orderBy('p.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const entregador = diferenca && (await world.entregadorOf(diferenca.entregador_id));
  if (!diferenca || !entregador) return undefined;
  if (diferenca.texto === null) {
    return world.via(entregador).post(`/custodia/prestacoes/${diferenca.id}/contestar`, { texto: 'modelo' });
  }
  const resposta = { decisao: choose(DECISOES_DIFERENCA, qual), resposta: 'modelo' };
  return world.via(world.suporte).put(`/suporte/custodia/diferencas/${diferenca.id}/responder`, resposta);
};

const entregarMaquininha: Act = async (world, { quem, qual }) => {
  const loja = choose(world.lojas, quem);
  const maquininha_id = choose(world.maquininhas, qual);
  const entregador = await world.entregador(quem + qual);
  const path = `/comercio/${encodeURIComponent(loja?.nome ?? '')}/maquininhas/${maquininha_id}/entregar`;
  return loja && entregador && world.via(loja).put(path, { entregador_id: entregador.id });
};

const receberMaquininha: Act = async (world, { quem, qual }) => {
  const de = qual % 5 === 0 ? world.suporte : choose(world.lojas, quem);
  return de && world.via(de).put(`/maquininhas/${choose(world.maquininhas, qual)}/receber`);
};

/** Commands of couriers, shops and support with cash and card machines in couriers' hands. */
export const CUSTODIA: Record<string, Act> = {
  'prestar contas': prestar,
  'registrar recebimento': registrar,
  'confirmar recebimento': confirmar,
  'confirmar com código': confirmarComCodigo,
  'cancelar prestação': cancelar,
  'levar troco': levarTroco,
  'discutir diferença': discutir,
  'entregar maquininha': entregarMaquininha,
  'receber maquininha': receberMaquininha,
};
