import type { Em } from '@corre/db/orm.ts';
import { type Statement, sql } from '@corre/db/sql.ts';
import type { Vault } from '../../base/vault.ts';
import { ACCOUNT_TABLES, COLUNAS, type Conta } from '../conta.queries.ts';
import { doComercio } from './exportar-comercio.ts';
import { custodiaDe } from './exportar-custodia.ts';
import { entregasDoEntregador, trabalhoDoEntregador } from './exportar-entregador.ts';
import { doFuncionario } from './exportar-funcionario.ts';
import { pedidosDeFora } from './exportar-pedidos-de-fora.ts';

/** Lists a shop's known addresses and its price table. */
function enderecosDoComercio(em: Em, id: number): Record<string, Statement<object[]>> {
  const db = em.getKysely();
  return {
    enderecos: db
      .selectFrom('endereco_conhecido')
      .select(['endereco', 'observacao', 'link_localizacao', 'valor_estimado', 'usos', 'usado_em'])
      .where('comercio_id', '=', id)
      .orderBy('id'),
    precos: db
      .selectFrom('preco_do_comercio')
      .select(['bairro', 'valor'])
      .where('comercio_id', '=', id)
      .orderBy('bairro_chave'),
    precos_por_distancia: db.selectFrom('preco_por_distancia').selectAll().where('comercio_id', '=', id),
  };
}

/** Lists the hints that a courier wrote. */
const dicasDoEntregador = (em: Em, id: number): Record<string, Statement<object[]>> => ({
  dicas: em
    .getKysely()
    .selectFrom('dica_do_lugar')
    .select(['texto', 'escrita_em'])
    .where('entregador_id', '=', id)
    .orderBy('id'),
});

type Listas = Record<string, Statement<object[]>>;

/**
 * Lists an account's passkeys, codes and notices of access. Keys, secrets and hashes prove the person, so they stay.
 */
function fatoresDaConta(em: Em, { user_type, id }: Conta): Listas {
  const db = em.getKysely();
  const coluna = COLUNAS[user_type];
  const comuns = {
    passkeys: db
      .selectFrom('passkey')
      .select(['nome', 'sincronizada', 'criada_em', 'usada_em'])
      .where(coluna, '=', id)
      .orderBy('id'),
    avisos_de_acesso: db
      .selectFrom('aviso_de_acesso')
      .select(['tipo', 'aparelho', 'metodo', 'quando'])
      .where(coluna, '=', id)
      .orderBy('id'),
  };
  if (coluna === 'entregador_id') return comuns;
  return {
    ...comuns,
    aplicativo_de_codigos: db.selectFrom('fator_codigo').select('ativado_em').where(coluna, '=', id),
    codigos_de_recuperacao: db
      .selectFrom('codigo_recuperacao')
      .select(['criado_em', 'usado_em'])
      .where(coluna, '=', id)
      .orderBy('id'),
  };
}

/** Lists what every type of account has: sessions, known browsers, one-time links, factors, and audit rows by it and about it. */
function deTodos(em: Em, { user_type, id }: Conta): Listas {
  const db = em.getKysely();
  const coluna = COLUNAS[user_type];
  return {
    sessoes: db
      .selectFrom('sessao')
      .select(['aparelho', 'metodo', 'fator_em', 'criada_em', 'usada_em', 'expira_em'])
      .where(coluna, '=', id)
      .orderBy('criada_em'),
    navegadores: db
      .selectFrom('navegador_conhecido')
      .select(['criado_em', 'usado_em'])
      .where(coluna, '=', id)
      .orderBy('id'),
    links_de_acesso: db
      .selectFrom('link_de_acesso')
      .select(['criado_em', 'expira_em', 'usado_em', 'trocado_em'])
      .where(coluna, '=', id)
      .orderBy('id'),
    ...fatoresDaConta(em, { user_type, id }),
    auditoria: db
      .selectFrom('auditoria')
      .select(['quando', 'ator_tipo', 'acao', 'alvo_tipo', 'alvo_id', 'detalhes'])
      .where((eb) =>
        eb.or([
          eb.and({ alvo_tipo: ACCOUNT_TABLES[user_type], alvo_id: id }),
          eb.and({ ator_tipo: user_type, ator_id: id }),
        ]),
      )
      .orderBy('id'),
  };
}

const foto = (em: Em, coluna: 'entregador_id' | 'comercio_id', id: number) =>
  em
    .getKysely()
    .selectFrom('foto')
    .select([sql.lit('image/webp').as('tipo'), 'atualizada_em', sql<string>`encode(bytes, 'base64')`.as('base64')])
    .where(coluna, '=', id);

/** Lists everything that is stored about one account besides its own row, by the name of the list. */
export function listasDe(em: Em, vault: Pick<Vault, 'open'>, { user_type, id }: Conta): Listas {
  const comuns = deTodos(em, { user_type, id });
  if (user_type === 'comercio')
    return {
      foto: foto(em, 'comercio_id', id),
      ...doComercio(em, id),
      ...pedidosDeFora(em, vault, id),
      ...enderecosDoComercio(em, id),
      ...custodiaDe(em, 'comercio_id', id),
      ...comuns,
    };
  if (user_type !== 'entregador') return { ...doFuncionario(em, id), ...comuns };
  return {
    foto: foto(em, 'entregador_id', id),
    ...entregasDoEntregador(em, id),
    ...trabalhoDoEntregador(em, id),
    ...dicasDoEntregador(em, id),
    ...custodiaDe(em, 'entregador_id', id),
    ...comuns,
  };
}
