import { createHash } from 'node:crypto';
import { sumReais, toCents } from '@corre/contract/cents.ts';
import { FUSO } from '@corre/contract/constants.ts';
import type { NovoLote } from '@corre/contract/lotes/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { onlyRow, sql } from '@corre/db/sql.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Config } from '../../base/config.ts';
import type { Vault } from '../../base/vault.ts';
import { txidDoPagamento } from '../fechamento/br-code.ts';
import { UnwritableField } from './cnab/field.ts';
import { writeFile } from './cnab/write-file.ts';
import { type Remetente, remetente } from './empresa.ts';
import { nomeDoArquivo, seuNumero } from './lotes.ts';
import { quemRecebe, type Recebedor } from './quem-recebe.ts';

const NSA_MAX = 999_999;

interface Numero {
  nsa: number;
  /** day and time in the company's zone */
  dia: string;
  hora: string;
}

/**
 * Returns the number after the last file's number. A lock serializes concurrent batches, and the unique constraint is
 * the final guard. A batch that was rolled back has no file, so its number is free.
 */
async function proximoNumero(em: Em, minimo: number): Promise<Numero> {
  await em.execute(`select pg_advisory_xact_lock(hashtext('corre.nsa'))`);
  const numero = await onlyRow(
    em,
    sql<Numero>`
      select greatest(coalesce((select max(nsa) from lote_pagamento), 0) + 1, ${minimo}::int) as nsa,
             to_char(agora at time zone ${FUSO}, 'YYYY-MM-DD') as dia, to_char(agora at time zone ${FUSO}, 'HH24:MI:SS') as hora
        from (select agora()) as t (agora)`,
  );
  if (numero.nsa > NSA_MAX) throw new BusinessError('NUMEROS_ACABARAM');
  return numero;
}

function escrever(quem: Remetente, numero: Numero, semana_inicio: string, recebedores: readonly Recebedor[]): string {
  const pagamentos = recebedores.map(({ pagamento_id, entregador_id, nome_completo, valor, ...pessoa }) => ({
    ...pessoa,
    nome: nome_completo,
    seu_numero: seuNumero(numero.nsa, pagamento_id),
    txid: txidDoPagamento(semana_inicio, entregador_id),
    centavos: toCents(valor),
  }));
  try {
    return writeFile(quem.layout, { ...numero, banco: quem.banco, empresa: quem.empresa, pagamentos });
  } catch (error) {
    throw error instanceof UnwritableField ? new BusinessError('CAMPO_NAO_CABE', { nome: error.field }) : error;
  }
}

const guardarItens = (em: Em, lote_id: number, nsa: number, recebedores: readonly Recebedor[]) =>
  sql`
    insert into lote_item (lote_id, pagamento_id, valor, seu_numero)
    select ${lote_id}, r.pagamento_id, r.valor, r.seu_numero
      from unnest(${recebedores.map((r) => r.pagamento_id)}::int[], ${recebedores.map((r) => r.valor)}::numeric[],
                  ${recebedores.map((r) => seuNumero(nsa, r.pagamento_id))}::text[]) as r (pagamento_id, valor, seu_numero)`.execute(
    em.getKysely(),
  );

/**
 * Creates a batch of the chosen couriers of a closed week, and its numbered bank file. Of two concurrent calls the
 * second is refused (ADR 0021). Throws 400 and 409.
 */
export async function criarLote(
  em: Em,
  { config, vault }: { config: Config; vault: Vault },
  ator: Ator,
  { semana_inicio, entregador_ids, banco }: NovoLote,
) {
  const quem = remetente(config, banco);
  const recebedores = await quemRecebe(em, vault, ator, { semana_inicio, entregador_ids });
  const numero = await proximoNumero(em, config.EMPRESA_NSA_MINIMO);
  const arquivo = escrever(quem, numero, semana_inicio, recebedores);
  const linha = {
    semana_inicio,
    banco: quem.banco,
    layout: quem.layout.nome,
    empresa_documento: quem.empresa.documento,
    nsa: numero.nsa,
    hash: createHash('sha256').update(arquivo).digest('hex'),
    total: sumReais(recebedores, ({ valor }) => valor),
    quantidade: recebedores.length,
  };
  const { id, criado_em } = await em
    .getKysely()
    .insertInto('lote_pagamento')
    .values({ ...linha, arquivo: vault.seal(arquivo), aprovado_por: ator.id })
    .returning(['id', 'criado_em'])
    .executeTakeFirstOrThrow();
  await guardarItens(em, id, numero.nsa, recebedores);
  await auditar(em, ator, 'lote-criado', 'lote', id, { nsa: numero.nsa, quantidade: linha.quantidade });
  return {
    ...linha,
    message: `Arquivo nº ${numero.nsa} feito. Envie-o ao banco e importe aqui o retorno.`,
    lote_id: id,
    nome_arquivo: nomeDoArquivo(linha),
    homologado: quem.layout.homologado,
    criado_em,
    aprovado_por: ator.nome,
    arquivo,
  };
}
