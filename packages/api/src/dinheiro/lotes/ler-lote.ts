import { LISTA_MAX } from '@corre/contract/constants.ts';
import type { Em } from '@corre/db/orm.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import type { Config } from '../../base/config.ts';
import type { Vault } from '../../base/vault.ts';
import { faltaNaConfiguracao, layoutsConhecidos } from './empresa.ts';
import { codigosDe, emPalavras, itensDoLote, lotesDaSemana, umLote } from './lote.queries.ts';

/** Returns the batches of a week, newest first, with the known layouts and the missing configuration. */
export async function listarLotes(em: Em, config: Config, semana_inicio: string) {
  return {
    layouts: layoutsConhecidos(),
    falta: faltaNaConfiguracao(config),
    lotes: await lotesDaSemana(em, semana_inicio, LISTA_MAX),
  };
}

/**
 * Returns a batch with its file and its payments. The file contains CPFs and keys, so each read is audited. Throws 404.
 */
export async function lerLote(em: Em, vault: Vault, ator: Ator, id: number) {
  const lote = await umLote(em, id);
  const guardado = await em
    .getKysely()
    .selectFrom('lote_pagamento')
    .select('arquivo')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await auditar(em, ator, 'lote-lido', 'lote', id);
  const itens = (await itensDoLote(em, id)).map(({ id: _, ocorrencias, ...item }) => ({
    ...item,
    ocorrencias: emPalavras(codigosDe(ocorrencias)),
  }));
  return { ...lote, arquivo: guardado.arquivo === null ? null : vault.open(guardado.arquivo), itens };
}
