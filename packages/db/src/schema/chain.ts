const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
const day = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`;

/** Where the chain begins: there is no hash before the first. */
export const FIRST_BEFORE = '0'.repeat(64);

/**
 * The chain of acts (docs/decisions/0061-chain-of-acts.md): the canonical text of an act with the frozen amounts it is about, and
 * the link that is written for it. After the tables, whose row types they take. A change of a text is a `v2` beside `v1`:
 * what was written stays as it was.
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

  // One writer at a time until it commits, so that each reads the link before it: no fork, and no gap when one dies. It is the last
  // lock of a transaction that has the week's (travar_semana) and takes no other after it.
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
