import type { LojasDoPeriodo } from '@corre/contract/numeros/lojas-contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { emSnapshot } from '@corre/db/snapshot.ts';
import { ler } from './ler.ts';
import { encerradas, quantis } from './operacao.ts';
import type { Pedido } from './periodo.ts';
import { planejar } from './plano.ts';

/** Returns the present names of all shops by id. */
export const nomesDasLojas = async (em: Em): Promise<Map<number, string>> =>
  new Map(
    (await em.getKysely().selectFrom('comercio').select(['id', 'nome']).execute()).map(({ id, nome }) => [id, nome]),
  );

/** Returns the shops of a span by the wait at their counter, the longest first [numeros]. */
export function lojasDoPeriodo(em: Em, { de, ate, sujeito }: Pedido): Promise<LojasDoPeriodo> {
  return emSnapshot(em, async (tx) => {
    const plano = await planejar(tx, { de, ate }, { sujeito, meses: true });
    const grupos = await ler(tx, plano, { vistas: { comercio: ['fim', 'no_balcao'] } });
    const nomes = await nomesDasLojas(tx);
    const balcoes = new Map(grupos.flatMap((g) => (g.medida === 'no_balcao' ? [[g.chave, g] as const] : [])));
    const lojas = grupos
      .filter(({ medida }) => medida === 'fim')
      .map((fim) => ({
        comercio_id: fim.chave,
        comercio: nomes.get(fim.chave) ?? '',
        ...encerradas(fim),
        no_balcao: quantis(balcoes.get(fim.chave)),
      }));
    const espera = (loja: (typeof lojas)[number]) => loja.no_balcao.mediana_segundos ?? -1;
    return { de, ate, lojas: lojas.sort((a, b) => espera(b) - espera(a) || a.comercio_id - b.comercio_id) };
  });
}
