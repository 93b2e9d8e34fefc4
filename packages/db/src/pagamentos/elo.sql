-- The chain of acts (ADR 0020). Each act on a payout or an invoice becomes a link, in the act's transaction.
-- To change the text of an act, add a `v2` and keep `v1`, because written links must stay valid.

-- The canonical text of an act on a payout, with its frozen amounts.
create or replace function conteudo_da_quitacao(q quitacao)
returns text
language sql stable
as $$
  select format(
    'v1 quitacao=%s pagamento=%s semana=%s entregador=%s entregas=%s bruto=%s taxa=%s ajustes=%s liquido=%s '
      'tentativa=%s tipo=%s por=%s em=%s lote=%s transacao=%s',
    q.id, p.id, to_char(p.semana_inicio, 'YYYY-MM-DD'), p.entregador_id,
    p.total_entregas, p.total_valor, p.total_taxa, p.total_ajustes, p.total_liquido,
    q.tentativa, q.tipo, q.feita_por, to_char(q.feita_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    coalesce(q.lote_id::text, '-'), coalesce(q.id_transacao, '-')
  )
  from pagamento p
  where p.id = q.pagamento_id
$$;

-- The canonical text of an act on an invoice. An act by a Pix has the money's identity, and mostly no author.
create or replace function conteudo_da_recebimento(r recebimento)
returns text
language sql stable
as $$
  select format(
    '%s recebimento=%s fatura=%s semana=%s comercio=%s entregas=%s valor=%s vence=%s '
      'tentativa=%s tipo=%s por=%s em=%s%s',
    case when r.pix_id is null then 'v1' else 'v2' end,
    r.id, f.id, to_char(f.semana_inicio, 'YYYY-MM-DD'), f.comercio_id,
    f.total_entregas, f.total_valor, to_char(f.vence_em, 'YYYY-MM-DD'),
    r.tentativa, r.tipo, coalesce(r.feito_por::text, '-'),
    to_char(r.feito_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    ' pix=' || (select p.end_to_end_id from pix p where p.id = r.pix_id)
  )
  from fatura f
  where f.id = r.fatura_id
$$;

-- The canonical text of an adjustment of an invoice.
create or replace function conteudo_da_fatura_ajuste(a fatura_ajuste)
returns text
language sql stable
as $$
  select format(
    'v1 fatura_ajuste=%s fatura=%s semana=%s comercio=%s valor=%s ajuste=%s por=%s em=%s',
    a.id, f.id, to_char(f.semana_inicio, 'YYYY-MM-DD'), f.comercio_id, f.total_valor,
    a.valor, a.feito_por, to_char(a.feito_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
  )
  from fatura f
  where f.id = a.fatura_id
$$;

-- Writes the next link. Allows one writer at a time until its commit, so that each writer reads the former link. The
-- chain cannot fork, and a failed writer leaves no gap. A transaction takes this lock last, after the week's lock
-- (travar_semana). The hash before the first link is 64 zeros.
create or replace function encadear(do_tipo text, da_referencia int, do_conteudo text)
returns void
language plpgsql
as $$
declare
  antes record;
  hash_anterior text;
begin
  perform pg_advisory_xact_lock(hashtext('corre.elo'));
  select e.id, e.hash into antes from elo e order by e.id desc limit 1;
  hash_anterior := coalesce(antes.hash, repeat('0', 64));
  insert into elo (id, tipo, referencia_id, conteudo, anterior, hash)
  values (
    coalesce(antes.id, 0) + 1, do_tipo, da_referencia, do_conteudo, hash_anterior,
    encode(sha256(convert_to(hash_anterior || do_conteudo, 'UTF8')), 'hex')
  );
end
$$;

create or replace function quitacao_encadeada()
returns trigger
language plpgsql
as $$
begin
  perform encadear('quitacao', new.id, conteudo_da_quitacao(new));
  return null;
end
$$;

create or replace trigger encadeada
  after insert on quitacao
  for each row execute function quitacao_encadeada();

create or replace function recebimento_encadeada()
returns trigger
language plpgsql
as $$
begin
  perform encadear('recebimento', new.id, conteudo_da_recebimento(new));
  return null;
end
$$;

create or replace trigger encadeada
  after insert on recebimento
  for each row execute function recebimento_encadeada();

create or replace function fatura_ajuste_encadeada()
returns trigger
language plpgsql
as $$
begin
  perform encadear('fatura_ajuste', new.id, conteudo_da_fatura_ajuste(new));
  return null;
end
$$;

create or replace trigger encadeada
  after insert on fatura_ajuste
  for each row execute function fatura_ajuste_encadeada();
