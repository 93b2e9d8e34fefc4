import type {
  Comercio as ComercioListado,
  criarComercioSchema,
  LocalDoComercio,
  NovoLocal,
  perfilDoComercioSchema,
} from '@corre/contract/comercios/contrato.ts';
import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import { SENHA_INICIAL_COMERCIO } from '@corre/contract/constants.ts';
import { STATUS_EM_ANDAMENTO } from '@corre/contract/vocabulario.ts';
import { Comercio } from '@corre/db/comercios/comercio.entity.ts';
import type { Em } from '@corre/db/orm.ts';
import { porNome, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { type Autor, auditar } from '../../acesso/auditoria/auditar.ts';
import type { PedidoComSenha } from '../../acesso/senhas/conferir-senha-atual.ts';
import { BusinessError } from '../../base/business-error.ts';
import { hashPassword } from '../../base/password-hash.ts';
import { avisarStatus } from '../../despacho/kernel/registrar-status.ts';
import { avisar } from '../../eventos/avisar.ts';
import { avisarDoTelefone } from '../avisar-da-edicao.ts';
import { camposMudados } from '../campos-mudados.ts';
import { conferirDono } from '../conferir-dono.ts';

/** Returns the active shops by name, each with the number of its concluded deliveries from the weekly sums. */
export const listarComercios = (em: Em): Promise<ComercioListado[]> =>
  em
    .getKysely()
    .selectFrom('comercio as c')
    .select(['c.id', 'c.nome', 'c.data_cadastro', 'c.senha_inicial'])
    .select(({ fn, selectFrom, lit }) =>
      fn
        .coalesce(
          selectFrom('resumo_semanal as r')
            .whereRef('r.comercio_id', '=', 'c.id')
            .select((sub) => sub.fn.sum<number>('r.total_entregas').as('soma')),
          lit(0),
        )
        .as('total_entregas'),
    )
    .where('c.ativo', '=', true)
    .orderBy(porNome('c.nome'))
    .orderBy('c.id')
    .execute();

/** Returns the data that a shop's panel shows about the shop. */
export const perfilDoComercio = (em: Em, id: number): Promise<z.output<typeof perfilDoComercioSchema>> =>
  em.findOneOrFail(Comercio, { id }, { fields: ['id', 'nome', 'senha_inicial'] });

/**
 * Creates a shop [cadastros]. Its name is unique without case, accents and blanks. The name of a removed shop is free
 * again. Throws 409.
 */
export async function criarComercio(
  em: Em,
  ator: Autor,
  { nome, senha }: z.output<typeof criarComercioSchema>,
): Promise<{ message: string }> {
  const senha_hash = await hashPassword(senha);
  const novo = await em
    .getKysely()
    .insertInto('comercio')
    .values({
      nome: nome.normalize('NFC'),
      nome_chave: chaveDoNome(nome),
      senha_hash,
      senha_inicial: senha === SENHA_INICIAL_COMERCIO,
    })
    .onConflict((conflict) => conflict.column('nome_chave').where('ativo', '=', sql.lit(true)).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!novo) throw new BusinessError('COMERCIO_JA_EXISTE');
  await avisar(em, { tipo: 'cadastro', comercio_id: novo.id });
  await auditar(em, ator, 'comercio_criado', 'comercio', novo.id);
  return { message: 'Comércio criado com sucesso!' };
}

/** Returns a shop's pickup address, map link and telephone [link-da-loja]. */
export const localDoComercio = (em: Em, comercio_id: number): Promise<LocalDoComercio> =>
  em
    .getKysely()
    .selectFrom('comercio')
    .select(['endereco_retirada', 'link_loja', 'telefone'])
    .where('id', '=', comercio_id)
    .executeTakeFirstOrThrow();

const CAMPOS_DO_LOCAL = ['endereco_retirada', 'link_loja', 'telefone'] as const;

/** The fields that a call changed, and the place afterwards. */
interface LocalSalvo {
  campos: readonly (typeof CAMPOS_DO_LOCAL)[number][];
  local: LocalDoComercio;
}

/**
 * Saves a shop's place and notifies the couriers of its deliveries under way [link-da-loja]. The shop gives the present
 * password with another telephone [senha-confirma]. Throws 409 if somebody changed meanwhile what the form showed, and
 * 400 or 429 for the password. Index `solicitacao_aberta_do_comercio`.
 */
export async function salvarLocal(
  pedido: PedidoComSenha,
  comercio_id: number,
  { telefone, antes, senha_atual, ...lugar }: NovoLocal,
): Promise<LocalSalvo> {
  const { em, ator } = pedido;
  const db = em.getKysely();
  // A missing `telefone` keeps the old number. Null removes it.
  const novo = telefone === undefined ? lugar : { ...lugar, telefone };
  const atual = await db
    .selectFrom('comercio')
    .select(CAMPOS_DO_LOCAL)
    .where('id', '=', comercio_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const campos = camposMudados(CAMPOS_DO_LOCAL, { atual, novo, antes });
  const conta = { user_type: 'comercio', id: comercio_id } as const;
  await conferirDono(pedido, conta, campos, senha_atual);
  await db.updateTable('comercio').set(novo).where('id', '=', comercio_id).execute();
  if (campos.length > 0) await auditar(em, ator, 'comercio_editado', 'comercio', comercio_id, { campos });
  const local = { ...atual, ...novo };
  await avisarDoTelefone(em, ator, conta, { antes: atual.telefone, depois: local.telefone });
  await avisar(em, { tipo: 'cadastro', comercio_id });
  const aCaminho = await db
    .selectFrom('solicitacao')
    .select(['id', 'comercio_id', 'entregador_id'])
    .where('comercio_id', '=', comercio_id)
    .where('status', 'in', STATUS_EM_ANDAMENTO)
    .execute();
  await avisarStatus(em, aCaminho);
  return { campos, local };
}
