import {
  type ListarRegistro,
  type PessoaDoRegistro,
  type paginaDoRegistroSchema,
  REGISTROS_POR_VEZ,
  type Registro,
} from '@corre/contract/auditoria/contrato.ts';
import { CONTA_APAGADA } from '@corre/contract/auditoria/frase.ts';
import type { Em } from '@corre/db/orm.ts';
import { porNome, type RawBuilder, rows, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { onePage, Page } from '../../base/page.ts';
import { ehUsuarioApagado } from '../conta.queries.ts';
import { linhasDaPagina } from './paginas.queries.ts';

/** The table of a person with the columns of the name and of the login. */
const PESSOAS = {
  entregador: { nome: 'nome_completo', login: 'usuario' },
  comercio: { nome: 'nome', login: 'nome_chave' },
  funcionario: { nome: 'nome', login: 'usuario' },
} as const;

/** SQL: the name of a person, or 'conta apagada' after the erasure. Null without a person. */
function nomeDe(tabela: keyof typeof PESSOAS, id: RawBuilder<unknown>) {
  const { nome, login } = PESSOAS[tabela];
  const apagado = ehUsuarioApagado(sql.ref<string>(`p.${login}`), sql.ref<number>('p.id'));
  return sql<string | null>`(
    select case when not p.ativo and ${apagado} then ${sql.lit(CONTA_APAGADA)} else ${sql.ref(`p.${nome}`)} end
      from ${sql.table(tabela)} p where p.id = ${id})`;
}

const dosDetalhes = (campo: string) =>
  sql`case jsonb_typeof(a.detalhes -> ${sql.lit(campo)}) when 'number' then (a.detalhes ->> ${sql.lit(campo)})::int end`;

/** SQL: the courier whom a row `a` is about. */
const oEntregador = sql`coalesce(case a.alvo_tipo
    when 'entregador' then a.alvo_id
    when 'suspensao' then (select entregador_id from suspensao where id = a.alvo_id)
    when 'contestacao' then (
      select s.entregador_id from contestacao c join suspensao s on s.id = c.suspensao_id where c.id = a.alvo_id)
    when 'pagamento' then (select entregador_id from pagamento where id = a.alvo_id)
    when 'ajuste' then (select entregador_id from ajuste where id = a.alvo_id)
    when 'contestacao_valor' then (select entregador_id from contestacao_valor where id = a.alvo_id)
    when 'prestacao' then (select entregador_id from custodia_prestacao where id = a.alvo_id)
  end, ${dosDetalhes('entregador_id')}, case a.acao when 'intervir' then ${dosDetalhes('de')} end)`;

/** SQL: the shop that a row `a` is about. */
const oComercio = sql`case a.alvo_tipo
    when 'comercio' then a.alvo_id
    when 'solicitacao' then (select comercio_id from solicitacao where id = a.alvo_id)
    when 'fatura' then (select comercio_id from fatura where id = a.alvo_id)
    when 'prestacao' then (select comercio_id from custodia_prestacao where id = a.alvo_id)
    when 'maquininha' then (select comercio_id from maquininha where id = a.alvo_id)
    when 'integracao' then (select comercio_id from integracao where id = a.alvo_id)
  end`;

/**
 * Returns one page of the audit log, newest first, with the names of the people as they are today. A page reads as many
 * rows as it shows, however long the log is.
 */
export async function listarRegistro(em: Em, filtro: ListarRegistro): Promise<z.output<typeof paginaDoRegistroSchema>> {
  const page = new Page();
  const lidos = await rows(
    em,
    sql<Registro>`
      with pagina as materialized (${linhasDaPagina(filtro)})
      select a.id, a.quando, a.acao, a.ator_tipo, a.alvo_tipo, a.alvo_id, a.detalhes,
             case a.ator_tipo
               when 'entregador' then ${nomeDe('entregador', sql`a.ator_id`)}
               when 'comercio' then ${nomeDe('comercio', sql`a.ator_id`)}
               when 'admin' then ${nomeDe('funcionario', sql`a.ator_id`)}
               when 'suporte' then ${nomeDe('funcionario', sql`a.ator_id`)}
             end as ator,
             ${nomeDe('entregador', oEntregador)} as entregador,
             ${nomeDe('comercio', oComercio)} as comercio,
             case a.alvo_tipo when 'funcionario' then ${nomeDe('funcionario', sql`a.alvo_id`)} end as equipe
        from pagina a
       order by a.quando desc, a.id desc`,
  );
  const registros = onePage(lidos, { max: REGISTROS_POR_VEZ, page });
  return { registros, proxima: page.next };
}

/** Returns every account that was not erased, by name, for the choice of a person. */
export const pessoasDoRegistro = (em: Em): Promise<PessoaDoRegistro[]> => {
  const de = (tabela: keyof typeof PESSOAS, tipo: RawBuilder<unknown>) => {
    const { nome, login } = PESSOAS[tabela];
    return sql`
      select ${tipo} as tipo, p.id, ${sql.ref(`p.${nome}`)} as nome, p.ativo from ${sql.table(tabela)} p
       where p.ativo or not ${ehUsuarioApagado(sql.ref<string>(`p.${login}`), sql.ref<number>('p.id'))}`;
  };
  return rows(
    em,
    sql<PessoaDoRegistro>`
      select tipo, id, nome, ativo from (
        ${de('funcionario', sql`p.user_type`)}
        union all ${de('comercio', sql`'comercio'`)}
        union all ${de('entregador', sql`'entregador'`)}) p
       order by ${porNome('nome')}, id`,
  );
};
