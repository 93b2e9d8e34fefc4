const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
const day = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`;

/** The value of `anterior` in the first link. */
export const FIRST_BEFORE = '0'.repeat(64);

/**
 * The functions of the chain of acts (ADR 0061). They build the canonical text of an act with its frozen amounts, and
 * write the link. They come after the tables, because they use the tables' row types. To change a text, add a `v2` and
 * keep `v1`, because written links must stay valid.
 */
export const chainFunctions: readonly string[] = [
  `create or replace function conteudo_da_quitacao(q quitacao) returns text language sql stable as $$
  select format('v1 quitacao=%s pagamento=%s semana=%s entregador=%s entregas=%s bruto=%s taxa=%s ajustes=%s liquido=%s tentativa=%s tipo=%s por=%s em=%s lote=%s transacao=%s',
                q.id, p.id, ${day('p.semana_inicio')}, p.entregador_id, p.total_entregas, p.total_valor, p.total_taxa, p.total_ajustes,
                p.total_liquido, q.tentativa, q.tipo, q.feita_por, ${instant('q.feita_em')}, coalesce(q.lote_id::text, '-'), coalesce(q.id_transacao, '-'))
    from pagamento p where p.id = q.pagamento_id
$$`,

  `create or replace function conteudo_da_recebimento(r recebimento) returns text language sql stable as $$
  select format('v1 recebimento=%s fatura=%s semana=%s comercio=%s entregas=%s valor=%s vence=%s tentativa=%s tipo=%s por=%s em=%s',
                r.id, f.id, ${day('f.semana_inicio')}, f.comercio_id, f.total_entregas, f.total_valor, ${day('f.vence_em')},
                r.tentativa, r.tipo, r.feito_por, ${instant('r.feito_em')})
    from fatura f where f.id = r.fatura_id
$$`,

  // Allows one writer at a time until its commit, so that each writer reads the former link. The chain cannot fork, and
  // a failed writer leaves no gap. A transaction takes this lock last, after the week's lock (travar_semana).
  `create or replace function encadear(tipo text, referencia integer, conteudo text) returns void language plpgsql as $$
declare
  antes record;
begin
  perform pg_advisory_xact_lock(hashtext('corre.elo'));
  select e.id, e.hash into antes from elo e order by e.id desc limit 1;
  insert into elo (id, tipo, referencia_id, conteudo, anterior, hash)
  values (coalesce(antes.id, 0) + 1, tipo, referencia, conteudo, coalesce(antes.hash, '${FIRST_BEFORE}'),
          encode(sha256(convert_to(coalesce(antes.hash, '${FIRST_BEFORE}') || conteudo, 'UTF8')), 'hex'));
end $$`,

  ...['elo', 'quitacao', 'recebimento', 'lote_pagamento', 'lote_item'].map(
    (table) => `create or replace trigger nao_se_esvazia before truncate on ${table}
  for each statement execute function proibir_alteracao()`,
  ),
];
