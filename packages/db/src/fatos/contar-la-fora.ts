import type { TipoFato } from '@corre/contract/vocabulario.ts';

/** A fact as a trigger knows it, each value as SQL. */
interface Fato {
  tipo: TipoFato;
  valor: string;
  quando: string;
  solicitacao_id: string;
  ator_tipo: string;
}

/**
 * Returns a trigger's statement that writes a fact for every integration that follows this request, in the transaction
 * of the event (ADR 0074). For a request that no integration follows it costs one look-up in `fluxo_externo_unico`.
 */
export const contarLaFora = ({ tipo, valor, quando, solicitacao_id, ator_tipo }: Fato): string =>
  `insert into fato_externo (fluxo_id, tipo, valor, quando, entregador_id, ator_tipo)
        select f.id, '${tipo}', ${valor}, ${quando}, s.entregador_id, ${ator_tipo}
          from fluxo_externo f join solicitacao s on s.id = f.solicitacao_id
         where f.solicitacao_id = ${solicitacao_id}
         order by f.id;`;
