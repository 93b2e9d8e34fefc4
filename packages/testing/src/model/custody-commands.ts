import { codigoDa } from '@corre/api/dinheiro/custodia/codigo.ts';
import { DECISOES_DIFERENCA } from '@corre/contract/vocabulario.ts';
import type { Row } from '@corre/db/database.ts';
import type { SignedIn } from '../harness/builders.ts';
import { type Comando, escolher, type Fazer, pedidoDe } from './drawn.ts';
import type { World } from './world.ts';

/** The parts of a courier's cash that are handed over: all, some, and more than there is. */
const PARTES = [1, 1, 0.5, 0.3, 1.2];

type Prestacao = Pick<Row<'custodia_prestacao'>, 'id' | 'comercio_id' | 'entregador_id' | 'valor'>;

const banco = (mundo: World) => mundo.api.orm.em.fork().getKysely();

/** Picks a handover: mostly an open one, sometimes a finished one. */
async function prestacaoDe(mundo: World, { quem, qual }: Comando, loja?: SignedIn): Promise<Prestacao | undefined> {
  const todas = banco(mundo)
    .selectFrom('custodia_prestacao')
    .select(['id', 'comercio_id', 'entregador_id', 'valor'])
    .orderBy('id', 'desc')
    .limit(5)
    .$if(quem % 6 !== 0, (q) => q.where('confirmada_em', 'is', null).where('cancelada_em', 'is', null));
  return escolher(await (loja ? todas.where('comercio_id', '=', loja.id) : todas).execute(), qual);
}

/** Picks a courier with cash of a shop, and an amount to hand over. */
async function dinheiroDe(mundo: World, { quem, qual }: Comando) {
  const abertas = await banco(mundo)
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
  const aberta = escolher(abertas, quem);
  const loja = mundo.lojas.find(({ id }) => id === aberta?.comercio_id);
  if (!aberta || !loja) return undefined;
  const valor = Math.round(aberta.saldo * (escolher(PARTES, qual) ?? 1) * 100) / 100;
  return { loja, corpo: { entregador_id: aberta.entregador_id, comercio_nome: loja.nome, valor } };
}

/** Returns the receiver's count: all, or less, with a reason or without. */
const contagem = (valor: number, qual: number) => {
  const menos = Math.floor(valor * 60) / 100;
  const com_motivo = { valor_recebido: menos, motivo: 'faltou' };
  return escolher([{}, com_motivo, { valor_recebido: menos }, com_motivo], qual);
};

const confirmar: Fazer = async (mundo, comando) => {
  const loja = escolher(mundo.lojas, comando.quem);
  const prestacao = await prestacaoDe(mundo, comando, comando.quem % 5 === 0 ? undefined : loja);
  const quem = comando.quem % 3 === 0 ? mundo.suporte : loja;
  const corpo = prestacao && contagem(prestacao.valor, comando.qual);
  return quem && prestacao && mundo.por(quem).put(`/custodia/prestacoes/${prestacao.id}/confirmar`, corpo);
};

const confirmarComCodigo: Fazer = async (mundo, comando) => {
  const prestacao = await prestacaoDe(mundo, comando);
  const entregador = prestacao && (await mundo.entregadorDe(prestacao.entregador_id));
  if (!prestacao || !entregador) return undefined;
  const certo = codigoDa(mundo.api.vault, prestacao.id);
  const codigo = comando.qual % 3 === 0 ? certo.split('').reverse().join('') : certo;
  return mundo.por(entregador).put(`/custodia/prestacoes/${prestacao.id}/confirmar`, { codigo });
};

const cancelar: Fazer = async (mundo, comando) => {
  const prestacao = await prestacaoDe(mundo, comando);
  const entregador = prestacao && (await mundo.entregadorDe(prestacao.entregador_id));
  const quem = comando.qual % 2 === 0 ? entregador : escolher(mundo.lojas, comando.quem);
  return quem && prestacao && mundo.por(quem).put(`/custodia/prestacoes/${prestacao.id}/cancelar`);
};

const prestar: Fazer = async (mundo, comando) => {
  const dito = await dinheiroDe(mundo, comando);
  const entregador = dito && (await mundo.entregadorDe(dito.corpo.entregador_id));
  return dito && entregador && mundo.por(entregador).post('/custodia/prestacoes', dito.corpo);
};

const registrar: Fazer = async (mundo, comando) => {
  const dito = await dinheiroDe(mundo, comando);
  const quem = comando.qual % 3 === 0 ? mundo.suporte : dito?.loja;
  return dito && quem && mundo.por(quem).post('/custodia/prestacoes', dito.corpo);
};

const levarTroco: Fazer = async (mundo, { quem, qual }) => {
  const loja = escolher(mundo.lojas, quem);
  const pedido = await pedidoDe(mundo, qual, ({ comercio_id, entregador_id }) => {
    return comercio_id === loja?.id && entregador_id !== null;
  });
  if (!loja || !pedido || pedido.entregador_id === null) return undefined;
  const { id, entregador_id } = pedido;
  const extra = qual % 2 === 0 ? { solicitacao_id: id } : {};
  return mundo.por(loja).post('/custodia/trocos', { entregador_id, comercio_nome: loja.nome, valor: 12.5, ...extra });
};

/** A courier objects to a difference, or support answers an objection, sometimes a second time. */
const discutir: Fazer = async (mundo, { quem, qual }) => {
  const diferenca = await banco(mundo)
    .selectFrom('custodia_prestacao as p')
    .leftJoin('custodia_contestacao as c', 'c.prestacao_id', 'p.id')
    .select(['p.id', 'p.entregador_id', 'c.texto'])
    .where('p.diferenca', '>', 0)
    .$if(quem % 6 !== 0, (q) => q.where('c.respondida_em', 'is', null))
    .orderBy('p.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const entregador = diferenca && (await mundo.entregadorDe(diferenca.entregador_id));
  if (!diferenca || !entregador) return undefined;
  if (diferenca.texto === null) {
    return mundo.por(entregador).post(`/custodia/prestacoes/${diferenca.id}/contestar`, { texto: 'modelo' });
  }
  const resposta = { decisao: escolher(DECISOES_DIFERENCA, qual), resposta: 'modelo' };
  return mundo.por(mundo.suporte).put(`/suporte/custodia/diferencas/${diferenca.id}/responder`, resposta);
};

const entregarMaquininha: Fazer = async (mundo, { quem, qual }) => {
  const loja = escolher(mundo.lojas, quem);
  const maquininha_id = escolher(mundo.maquininhas, qual);
  const entregador = await mundo.entregador(quem + qual);
  const caminho = `/comercio/${encodeURIComponent(loja?.nome ?? '')}/maquininhas/${maquininha_id}/entregar`;
  return loja && entregador && mundo.por(loja).put(caminho, { entregador_id: entregador.id });
};

const receberMaquininha: Fazer = async (mundo, { quem, qual }) => {
  const de = qual % 5 === 0 ? mundo.suporte : escolher(mundo.lojas, quem);
  return de && mundo.por(de).put(`/maquininhas/${escolher(mundo.maquininhas, qual)}/receber`);
};

/** Commands of couriers, shops and support with cash and card machines in couriers' hands. */
export const CUSTODIA: Record<string, Fazer> = {
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
