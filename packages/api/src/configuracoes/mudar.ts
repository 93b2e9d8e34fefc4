import { CAMPOS_DA_EMPRESA, type CampoDaEmpresa, ROTULO_DO_CAMPO } from '@corre/contract/configuracoes/campos.ts';
import type { Configuracoes, MudancaDaEmpresa } from '@corre/contract/configuracoes/contrato.ts';
import { normalizePixOfEmpresa } from '@corre/contract/documentos.ts';
import type { Em } from '@corre/db/orm.ts';
import { auditar } from '../acesso/auditoria/auditar.ts';
import type { Ator } from '../base/ator.ts';
import { BusinessError } from '../base/business-error.ts';
import { variavelDo } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { PRIMEIRA_PRACA } from '../despacho/kernel/praca.ts';
import { avisar } from '../eventos/avisar.ts';
import { ultimasDitas } from './ditas.queries.ts';
import { CONFIGURACAO_MUDOU } from './known-settings.ts';
import { lerConfiguracoes } from './ler.ts';
import { comoTexto, ehFixa } from './valores.ts';

/** Two administrators who save at once wait for each other, so that `antes` is true. */
const trancar = (em: Em) => em.execute(`select pg_advisory_xact_lock(hashtext('corre.configuracoes'))`);

/**
 * Returns the pair of PIX kind and key with the key as banks take it. A change of one needs the other.
 * @throws BusinessError CHAVE_DA_EMPRESA_INVALIDA
 */
function comChaveLida(mudanca: MudancaDaEmpresa): MudancaDaEmpresa {
  const { empresa_pix_tipo_chave: tipo, empresa_pix_chave: chave } = mudanca;
  if (tipo === undefined && chave === undefined) return mudanca;
  if (tipo === null && chave === null) return mudanca;
  if (!tipo || !chave)
    throw new BusinessError('CHAVE_DA_EMPRESA_INVALIDA', { frase: 'O tipo e a chave PIX vêm juntos' });
  const lida = normalizePixOfEmpresa(tipo, chave);
  if (lida === null)
    throw new BusinessError('CHAVE_DA_EMPRESA_INVALIDA', { frase: 'A chave PIX não é uma chave deste tipo' });
  return { ...mudanca, empresa_pix_chave: lida };
}

/** Names the only praça after the company's city (ADR 0011). */
export const nomearPraca = (em: Em, cidade: string) =>
  em
    .getKysely()
    .updateTable('praca')
    .set({ nome: cidade })
    .where('id', '=', PRIMEIRA_PRACA)
    .where('nome', 'is distinct from', cidade)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('praca as outra').where('outra.id', '<>', PRIMEIRA_PRACA))),
    )
    .execute();

/**
 * Saves what an administrator says of the company. Fields that are left out or already have the value stay without a
 * row. Null takes a saying back. Audited by the names of the fields, never their values.
 * @throws BusinessError CONFIGURACAO_VAZIA without a field, CONFIGURACAO_FIXA for one that the environment sets,
 * CHAVE_DA_EMPRESA_INVALIDA
 */
export async function mudarConfiguracoes(
  em: Em,
  deps: Pick<Deps, 'config' | 'settings'>,
  ator: Ator,
  pedida: Partial<MudancaDaEmpresa>,
): Promise<{ message: string; configuracoes: Configuracoes }> {
  const mudanca = comChaveLida(pedida);
  const campos = CAMPOS_DA_EMPRESA.filter((campo) => mudanca[campo] !== undefined);
  if (campos.length === 0) throw new BusinessError('CONFIGURACAO_VAZIA');
  const fixa = campos.find((campo) => ehFixa(deps.config, campo));
  if (fixa)
    throw new BusinessError('CONFIGURACAO_FIXA', {
      rotulo: ROTULO_DO_CAMPO[fixa],
      variavel: variavelDo(fixa),
      campo: fixa,
    });
  await trancar(em);
  const ditas = new Map<CampoDaEmpresa, string | null>(
    (await ultimasDitas(em)).map(({ campo, valor }) => [campo, valor]),
  );
  const mudadas = campos
    .map((campo) => ({ campo, valor: comoTexto(mudanca[campo]), antes: ditas.get(campo) ?? null }))
    .filter(({ valor, antes }) => valor !== antes);
  if (mudadas.length > 0) {
    await em
      .getKysely()
      .insertInto('configuracao_dita')
      .values(mudadas.map((mudada) => ({ ...mudada, funcionario_id: ator.id })))
      .execute();
    await auditar(em, ator, 'configuracao_mudada', 'configuracao', null, {
      campos: mudadas.map(({ campo }) => campo),
    });
    await avisar(em, CONFIGURACAO_MUDOU);
  }
  const configuracoes = await lerConfiguracoes(em, deps);
  if (mudanca.cidade !== undefined) await nomearPraca(em, configuracoes.valores.cidade);
  return { message: 'Salvo!', configuracoes };
}
