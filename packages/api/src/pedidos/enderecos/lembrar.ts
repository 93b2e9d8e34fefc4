import { searchText } from '@corre/contract/enderecos/chave.ts';
import { chaveDoLugar } from '@corre/contract/enderecos/lugar.ts';
import { ENDERECO_IFOOD_SEM_RUA } from '@corre/contract/ifood/regras.ts';
import type { Origem } from '@corre/contract/vocabulario.ts';
import { prepared } from '@corre/db/compiled.ts';
import type { NewRow } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, sql } from '@corre/db/sql.ts';
import { prepareLater } from '@corre/db/statement-names.ts';
import type { PedidoComValores } from '../cotacao/usar.ts';

type Parada = Pick<PedidoComValores, 'endereco' | 'observacao' | 'link_localizacao' | 'valor_estimado'>;

/** Keeps only a typed note. A pasted order, or one from another system, has the customer's data in its note. */
const notaDe = (origem: Origem, { observacao }: Parada) => (origem === 'manual' ? observacao : null);

/** Returns one row per place, sorted by key. The order prevents a deadlock between two requests of one shop. */
function linhasDe(comercio_id: number, origem: Origem, paradas: readonly Parada[]) {
  const linhas = new Map<string, NewRow<'endereco_conhecido'>>();
  for (const parada of paradas) {
    const { endereco, link_localizacao, valor_estimado } = parada;
    const chave = endereco === ENDERECO_IFOOD_SEM_RUA ? '' : chaveDoLugar(endereco);
    if (chave === '') continue;
    const observacao = notaDe(origem, parada);
    const busca = ` ${searchText(endereco)}`;
    linhas.set(chave, { comercio_id, chave, busca, endereco, observacao, link_localizacao, valor_estimado });
  }
  return [...linhas.values()].sort((a, b) => (a.chave < b.chave ? -1 : 1));
}

/**
 * Stores the places of a new request in its transaction, before the dispatch lock. A refused request therefore leaves
 * nothing, and the write does not delay others at the lock (ADR 0026).
 */
export async function lembrarEnderecos(
  em: Em,
  comercio_id: number,
  origem: Origem,
  paradas: readonly Parada[],
): Promise<void> {
  const linhas = linhasDe(comercio_id, origem, paradas);
  if (linhas.length === 0) return;
  const lembrar = em
    .getKysely()
    .insertInto('endereco_conhecido')
    .values(linhas)
    .onConflict((conflict) =>
      conflict.columns(['comercio_id', 'chave']).doUpdateSet(({ ref }) => ({
        busca: ref('excluded.busca'),
        endereco: ref('excluded.endereco'),
        observacao: ref('excluded.observacao'),
        link_localizacao: ref('excluded.link_localizacao'),
        valor_estimado: ref('excluded.valor_estimado'),
        usos: sql<number>`endereco_conhecido.usos + 1`,
        usado_em: agora,
      })),
    );
  // Most requests have one stop. That statement is prepared, and goes out together with the next one.
  await (linhas.length === 1 ? prepared(em, lembrar, prepareLater) : lembrar.execute());
}
