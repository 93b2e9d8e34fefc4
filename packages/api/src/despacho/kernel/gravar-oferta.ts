import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { instant, secondsAfter, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { avisar } from '../../eventos/avisar.ts';
import type { NovaOferta } from './regras.ts';

interface Gravada extends Omit<NovaOferta, 'pulos'> {
  agora: string;
  entrega_segundos: number;
  segundos: number;
  pulados: number[];
  motivos: string[];
}

/** The offer and who was passed over for it. */
const gravar = compiled((db, given: Given<Gravada>) =>
  db
    .with('nova', (q) =>
      q
        .insertInto('oferta')
        .values({
          rota_id: given('rota_id'),
          entregador_id: given('entregador_id'),
          posicao_fila: given('posicao_fila'),
          por_push: given('por_push'),
          enviada_em: given('agora'),
          entregar_ate: secondsAfter(instant(given('agora')), given('entrega_segundos')),
          expira_em: secondsAfter(instant(given('agora')), given('segundos')),
        })
        .returning('id'),
    )
    .insertInto('oferta_pulo')
    .columns(['oferta_id', 'entregador_id', 'motivo', 'quando'])
    .expression(
      sql`select nova.id, p.entregador_id, p.motivo, ${given('agora')}::timestamptz
            from nova, unnest(${given('pulados')}::int[], ${given('motivos')}::text[]) as p (entregador_id, motivo)`,
    ),
);

/** Keeps an offer and tells its courier. The caller holds the dispatch lock. */
export async function gravarOferta(
  em: Em,
  config: Config,
  agora: string,
  { pulos, ...nova }: NovaOferta,
): Promise<void> {
  await gravar(em, {
    ...nova,
    agora,
    entrega_segundos: config.OFERTA_ENTREGA_SEGUNDOS,
    segundos: config.OFERTA_SEGUNDOS,
    pulados: pulos.map((pulo) => pulo.entregador_id),
    motivos: pulos.map((pulo) => pulo.motivo),
  });
  await avisar(em, { tipo: 'oferta', entregador_id: nova.entregador_id });
}
