import type { AplicativoDaLoja, CodigoDeAutorizacao } from '@corre/contract/integracoes/aplicativos-contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { onlyRow, porNome, rows, sql } from '@corre/db/sql.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import { CODE_MINUTES, codeHash, newCode } from '../../opendelivery/acesso/authorization-code.ts';

/** Returns the active applications, by name, each with this shop's authorisation. */
export const aplicativosDaLoja = (em: Em, comercio_id: number): Promise<AplicativoDaLoja[]> =>
  rows(
    em,
    sql<AplicativoDaLoja>`
      select a.id, a.nome, a.ambiente, a.client_id, i.id as integracao_id
        from aplicativo a
        left join integracao i on i.aplicativo_id = a.id and i.comercio_id = ${comercio_id}::int and i.removida_em is null
       where a.ativo
       order by ${porNome('a.nome')}, a.id`,
  );

/**
 * Notes the shop's consent and returns the code that the application redeems (ADR 0045). A new code ends the shop's
 * former one for the same application. The shop takes its consent back when it removes the integration. Throws 404, and
 * 409 for an application that is off.
 */
export async function autorizarAplicativo(
  em: Em,
  ator: Ator,
  { aplicativo_id, comercio_id }: { aplicativo_id: number; comercio_id: number },
): Promise<CodigoDeAutorizacao> {
  const aplicativo = await em
    .getKysely()
    .selectFrom('aplicativo')
    .select(['nome', 'ativo'])
    .where('id', '=', aplicativo_id)
    .where('removido_em', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!aplicativo) throw new BusinessError('APLICATIVO_NAO_ENCONTRADO');
  if (!aplicativo.ativo) throw new BusinessError('APLICATIVO_DESLIGADO');
  const codigo = newCode();
  const { expira_em } = await onlyRow(
    em,
    sql<{ expira_em: string }>`
      insert into aplicativo_codigo (codigo_hash, aplicativo_id, comercio_id, expira_em)
      values (${codeHash(codigo)}::bytea, ${aplicativo_id}::int, ${comercio_id}::int,
              agora() + make_interval(mins => ${CODE_MINUTES}::int))
      on conflict (comercio_id, aplicativo_id)
        do update set codigo_hash = excluded.codigo_hash, expira_em = excluded.expira_em
      returning expira_em`,
  );
  await auditar(em, ator, 'aplicativo_codigo_criado', null, null, { aplicativo_id });
  const message = `Código criado. Passe ao suporte de ${aplicativo.nome}: vale ${CODE_MINUTES} minutos, uma vez.`;
  return { message, codigo, expira_em };
}
