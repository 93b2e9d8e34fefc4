import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Config } from '../../base/config.ts';
import { comDespacho } from '../../despacho/kernel/despachar.ts';
import { avisar } from '../../eventos/avisar.ts';
import { desfechoDe, fecharPrestacao } from './fechar-prestacao.ts';
import { type Par, type Quem, saldoCom, travarEntregador } from './ledger.ts';
import { prestacaoAberta } from './prestacao.queries.ts';

interface Pedido {
  entregador_id: number;
  comercio_nome: string;
  valor: number;
}

/**
 * Finds the shop of this name. A shop whose money the courier holds comes first, even if it was removed since.
 * Otherwise the shop must be active.
 */
async function acharComercio(em: Em, { entregador_id, comercio_nome }: Pedido): Promise<number> {
  const comercio = await em
    .getKysely()
    .selectFrom('comercio as c')
    .leftJoin('custodia_aberta as a', (on) =>
      on.onRef('a.comercio_id', '=', 'c.id').on('a.entregador_id', '=', entregador_id),
    )
    .select('c.id')
    .where('c.nome_chave', '=', chaveDoNome(comercio_nome))
    .where(({ or, eb, ref }) => or([ref('c.ativo'), eb('a.desde', 'is not', null)]))
    .orderBy(sql`a.desde is not null`, 'desc')
    .orderBy('c.ativo', 'desc')
    .orderBy('c.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!comercio) throw new BusinessError('COMERCIO_NAO_ENCONTRADO');
  return comercio.id;
}

const gravar = (em: Em, quem: Quem, { entregador_id, comercio_id }: Par, valor: number) =>
  em
    .getKysely()
    .insertInto('custodia_prestacao')
    .values({ entregador_id, comercio_id, valor, criada_por_tipo: quem.user_type, criada_por_id: quem.id })
    .returning('id')
    .executeTakeFirstOrThrow();

/**
 * Stores the courier's announcement of a handover, which then waits for the receiver. A repeated announcement of the
 * same amount returns the same answer.
 */
async function avisarPrestacao(em: Em, quem: Quem, par: Par, valor: number) {
  await travarEntregador(em, par.entregador_id);
  const saldo = await saldoCom(em, par);
  const resposta = { message: 'Aviso enviado. A loja ou o suporte confirma o recebimento.', saldo, confirmada: false };
  const aberta = await prestacaoAberta(em, par);
  if (aberta?.valor === valor) return { ...resposta, id: aberta.id };
  if (aberta) throw new BusinessError('PRESTACAO_JA_AVISADA', { valor: aberta.valor });
  if (valor > saldo) throw new BusinessError('SALDO_INSUFICIENTE', { saldo });
  const { id } = await gravar(em, quem, par, valor);
  await avisar(em, { tipo: 'entrega', ...par });
  return { ...resposta, id };
}

/** Books a handover that the shop or support registers. It counts as confirmed at once. */
async function receber(em: Em, quem: Quem, par: Par, valor: number) {
  await travarEntregador(em, par.entregador_id);
  const saldo = await saldoCom(em, par);
  const aberta = await prestacaoAberta(em, par);
  if (aberta) throw new BusinessError('PRESTACAO_ESPERA_CONFIRMACAO', { valor: aberta.valor });
  if (valor > saldo) throw new BusinessError('SALDO_INSUFICIENTE', { saldo });
  const { id } = await gravar(em, quem, par, valor);
  const fechada = await fecharPrestacao(em, quem, { ...par, id }, desfechoDe(valor, valor, saldo, null));
  return { message: fechada.message, saldo: fechada.saldo, id, confirmada: true };
}

/** Starts a handover of cash. A courier announces it, or its receiver registers it (ADR 0022). Throws 404 and 409. */
export async function prestarContas(em: Em, config: Config, quem: Quem, pedido: Pedido) {
  const { entregador_id, valor } = pedido;
  const comercio_id = quem.user_type === 'comercio' ? quem.id : await acharComercio(em, pedido);
  const par = { entregador_id, comercio_id };
  if (quem.user_type === 'entregador') return avisarPrestacao(em, quem, par, valor);
  const existe = await em
    .getKysely()
    .selectFrom('entregador')
    .select('id')
    .where('id', '=', entregador_id)
    .executeTakeFirst();
  if (!existe) throw new BusinessError('ENTREGADOR_NAO_ENCONTRADO');
  return comDespacho(em, config, { entregador_id }, () => receber(em, quem, par, valor));
}
