import { sumReais } from '@corre/contract/cents.ts';
import { maskPix } from '@corre/contract/documentos.ts';
import type { FechamentoDaSemana, LinhaDoFechamento } from '@corre/contract/fechamento/contrato.ts';
import type { TipoChavePix } from '@corre/contract/vocabulario.ts';
import { diaDoPagamento, semanaLabel } from '@corre/contract/week.ts';
import type { Em } from '@corre/db/orm.ts';
import { porNome, rows, sql } from '@corre/db/sql.ts';
import type { Vault } from '../../base/vault.ts';
import { txidDoPagamento } from './br-code.ts';
import { type Contas, contasDasSemanas } from './contas.queries.ts';
import { ajustesDasSemanas, contestacoesDasSemanas } from './listas.queries.ts';
import { noBanco } from './no-banco.ts';
import { semanaDoFechamento } from './semana.ts';

type Linha = Contas & { nome_completo: string; usuario: string; pix_tipo_chave: TipoChavePix; pix_chave: string };

const linhasDaSemana = (em: Em, semana_inicio: string): Promise<Linha[]> =>
  rows(
    em,
    sql<Linha>`
      select c.*, e.nome_completo, e.usuario, e.pix_tipo_chave, e.pix_chave
        from (${contasDasSemanas([semana_inicio], { todos: true })}) c join entregador e on e.id = c.entregador_id
       order by ${porNome('e.nome_completo')}, e.id`,
  );

/** Returns the masked PIX key, or an empty string for an erased key. */
function mascarar(vault: Vault, { pix_tipo_chave, pix_chave }: Linha): string {
  const chave = vault.open(pix_chave);
  return chave === '' ? '' : maskPix(pix_tipo_chave, chave);
}

/**
 * Returns the sheet of a week by name: every courier with a delivery or an adjustment, removed couriers included. It
 * runs a fixed number of statements for any number of couriers. The cost depends on the week, not on the history.
 */
export async function planilha(em: Em, vault: Vault, semana_inicio: string): Promise<FechamentoDaSemana> {
  const lidas = await linhasDaSemana(em, semana_inicio);
  const ajustes = Map.groupBy(
    await ajustesDasSemanas(em, [semana_inicio], { todos: true }),
    (ajuste) => ajuste.entregador_id,
  );
  const abertas = new Map(
    (await contestacoesDasSemanas(em, [semana_inicio], { todos: true }))
      .filter(({ respondida_em }) => respondida_em === null)
      .map((contestacao) => [contestacao.entregador_id, contestacao]),
  );
  const arquivos = await noBanco(em, semana_inicio);
  const linhas: LinhaDoFechamento[] = lidas.map((linha) => ({
    ...linha,
    pix_chave: mascarar(vault, linha),
    txid: txidDoPagamento(semana_inicio, linha.entregador_id),
    lista_ajustes: ajustes.get(linha.entregador_id) ?? [],
    contestacao: abertas.get(linha.entregador_id) ?? null,
    no_banco: linha.estado === 'paga' ? null : (arquivos.get(linha.entregador_id) ?? null),
  }));
  const pagas = linhas.filter(({ estado }) => estado === 'paga');
  return {
    semana_inicio,
    semana: semanaLabel(semana_inicio),
    dia_pagamento: diaDoPagamento(semana_inicio),
    ...(await semanaDoFechamento(em, semana_inicio)),
    linhas,
    total_bruto: sumReais(linhas, ({ bruto }) => bruto),
    total_taxa: sumReais(linhas, ({ taxa }) => taxa),
    total_ajustes: sumReais(linhas, (linha) => linha.ajustes),
    total_liquido: sumReais(linhas, ({ liquido }) => liquido),
    total_pago: sumReais(pagas, ({ liquido }) => liquido),
    pagos: pagas.length,
  };
}
