import type { Em } from '@corre/db/orm.ts';
import { donosDoUsuario } from '../../acesso/conta.queries.ts';
import { BusinessError } from '../../base/business-error.ts';

/** The errors for a user name and for a CPF in use. */
type Recusas = Record<'usuario' | 'cpf', 'USUARIO_EM_USO' | 'DADOS_JA_CADASTRADOS' | 'CADASTRO_TOMADO'>;

const AO_CADASTRAR: Recusas = { usuario: 'USUARIO_EM_USO', cpf: 'DADOS_JA_CADASTRADOS' };

/**
 * Throws if the user name or the CPF is in use. Staff accounts count as well, because a login without `user_type` tries
 * both. A waiting registration counts, a refused one does not. Advisory locks serialize registrations of the same name
 * or CPF. The second one gets an error message instead of violating a unique index.
 */
export async function conferirUnicidade(
  em: Em,
  usuario: string,
  cpf_indice: string,
  recusas: Recusas = AO_CADASTRAR,
): Promise<void> {
  for (const chave of [`usuario:${usuario}`, `cpf:${cpf_indice}`]) {
    await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`corre.cadastro.${chave}`]);
  }
  const db = em.getKysely();
  const { usuario_em_uso, cpf_em_uso } = await db
    .selectNoFrom(({ exists }) => [
      exists(donosDoUsuario(em, usuario)).as('usuario_em_uso'),
      exists(
        db
          .selectFrom('entregador')
          .select('id')
          .where('cpf_indice', '=', cpf_indice)
          .where((eb) => eb.or([eb('ativo', '=', true), eb('aprovacao', '=', 'pendente')])),
      ).as('cpf_em_uso'),
    ])
    .executeTakeFirstOrThrow();
  if (usuario_em_uso) throw new BusinessError(recusas.usuario);
  if (cpf_em_uso) throw new BusinessError(recusas.cpf);
}
