import type { ativarCodigoSchema, desafioDoCodigoSchema } from '@corre/contract/fatores/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import type { z } from 'zod';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Vault } from '../../base/vault.ts';
import type { Context } from '../../transport/trpc/context.ts';
import { demandRecentFactor } from '../../transport/trpc/recent-factor.ts';
import { COLUNAS, idsDe } from '../conta.queries.ts';
import { avisarAcesso } from './avisos.ts';
import { nomeDoSite, usuarioDe } from './cadastrar-passkey.ts';
import { instanteAgora, novoSegredo, passoDoCodigo, uriDoCodigo } from './codigo.ts';
import { temSegundoFator, trancarConta } from './conta-trancada.ts';
import { abrirDesafio, lerDesafio, usarDesafio } from './desafios.ts';
import { fatorDado } from './fator-dado.ts';
import { auditarFator } from './passkeys.ts';
import { novaRecuperacao, temCodigos } from './recuperacao.ts';

type Pedido = Pick<Context, 'em' | 'deps' | 'aparelho' | 'ip'> & { ator: Ator };

/** Begins an app of codes: a secret that is not active yet. The secret is sealed in the begun attempt. */
export async function comecarCodigo({
  em,
  deps: { config, vault },
  ator,
}: Pedido): Promise<z.output<typeof desafioDoCodigoSchema>> {
  const segredo = novoSegredo();
  const desafio = await abrirDesafio(em, {
    uso: 'codigo',
    conta: ator,
    sessao_hash: ator.token_hash,
    segredo_cifrado: vault.seal(segredo),
  });
  return { desafio, segredo, uri: uriDoCodigo(segredo, nomeDoSite(config), await usuarioDe(em, ator)) };
}

/** Returns the time step of the first code of a begun app. Tries are counted, as at a login. */
async function conferirPrimeiro({ em, deps, ator, ip }: Pedido, segredo: string, codigo: string): Promise<number> {
  const tentativa = { user_type: ator.user_type, id: ator.id, ip };
  await deps.limits.beforeFactor(tentativa);
  const passo = passoDoCodigo(segredo, codigo.replaceAll(/\s/g, ''), await instanteAgora(em));
  if (passo === null) throw new BusinessError('SEGUNDO_FATOR_INCORRETO');
  await deps.limits.afterFactor(tentativa);
  return passo;
}

/** The ten recovery codes, with the sentence for the person. */
interface Codigos {
  codigos: string[];
  message: string;
}

/**
 * Activates a begun app in place of a former one, once its first code is right [segundo-fator]. Gives ten recovery
 * codes in place of all former ones.
 */
export async function ativarCodigo(
  pedido: Pedido,
  { desafio, codigo }: z.output<typeof ativarCodigoSchema>,
): Promise<Codigos> {
  const { em, deps, ator, aparelho } = pedido;
  if (!temCodigos(ator)) throw new BusinessError('CONTA_SEM_ACESSO');
  const aberto = await lerDesafio(em, desafio, { uso: 'codigo', sessao_hash: ator.token_hash });
  if (!aberto?.segredo_cifrado) throw new BusinessError('DESAFIO_TERMINADO');
  const ultimo_passo = await conferirPrimeiro(pedido, deps.vault.open(aberto.segredo_cifrado), codigo);
  await trancarConta(em, ator);
  await demandRecentFactor(pedido, ator, 'se_ha');
  if (!(await usarDesafio(em, desafio))) throw new BusinessError('DESAFIO_TERMINADO');
  const { segredo_cifrado } = aberto;
  const { comercio_id, funcionario_id } = idsDe(ator);
  const db = em.getKysely();
  await db.deleteFrom('fator_codigo').where(COLUNAS[ator.user_type], '=', ator.id).execute();
  await db.insertInto('fator_codigo').values({ comercio_id, funcionario_id, segredo_cifrado, ultimo_passo }).execute();
  const codigos = await novaRecuperacao(em, deps.vault, ator);
  await auditarFator(em, ator, 'codigo_ativado');
  await avisarAcesso(em, ator, { tipo: 'codigo_ativado', aparelho, token_hash: ator.token_hash });
  await fatorDado(em, ator);
  return { codigos, message: 'Códigos ativados. Guarde os de recuperação: eles não aparecem de novo.' };
}

/** Gives the caller ten new recovery codes. The former ones stop working. */
export async function gerarRecuperacao(em: Em, vault: Vault, ator: Ator): Promise<Codigos> {
  if (!temCodigos(ator)) throw new BusinessError('CONTA_SEM_ACESSO');
  await trancarConta(em, ator);
  if (!(await temSegundoFator(em, ator))) throw new BusinessError('SEGUNDO_FATOR_AUSENTE');
  const codigos = await novaRecuperacao(em, vault, ator);
  await auditarFator(em, ator, 'recuperacao_gerada');
  return { codigos, message: 'Códigos novos. Guarde: eles não aparecem de novo, e os de antes não valem mais.' };
}
