import type { TipoFato } from '@corre/contract/vocabulario.ts';

/** What a trigger knows of it, each value as SQL. */
interface Fato {
  tipo: TipoFato;
  valor: string;
  quando: string;
  solicitacao_id: string;
  ator_tipo: string;
}

/**
 * The statement of a trigger that notes, for everybody who hears of this request, what just happened to it, in the transaction in
 * which it happened (docs/decisions/0074-outbox.md). Of a request that nobody hears of it costs one look at `fluxo_externo_unico`.
 */
export const contarLaFora = ({ tipo, valor, quando, solicitacao_id, ator_tipo }: Fato): string =>
  `insert into fato_externo (fluxo_id, tipo, valor, quando, entregador_id, ator_tipo)
        select f.id, '${tipo}', ${valor}, ${quando}, s.entregador_id, ${ator_tipo}
          from fluxo_externo f join solicitacao s on s.id = f.solicitacao_id
         where f.solicitacao_id = ${solicitacao_id}
         order by f.id;`;
