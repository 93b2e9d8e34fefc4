-- A shop changes its place (`praca`) only while none of its requests is open.
create or replace function comercio_muda_de_praca()
returns trigger
language plpgsql
as $$
begin
  if exists (
    select 1 from solicitacao
    where comercio_id = new.id and status in ('aguardando', 'aceita', 'em_retirada', 'em_entrega')
  ) then
    raise exception 'shop % has open requests in the place %', new.id, old.praca_id;
  end if;
  return new;
end
$$;

create or replace trigger muda_de_praca
  before update on comercio
  for each row when (old.praca_id is distinct from new.praca_id)
  execute function comercio_muda_de_praca();
