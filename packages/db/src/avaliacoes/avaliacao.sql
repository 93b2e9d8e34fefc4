-- Every list reads the mean, so the rating's transaction stores it beside the courier.
create or replace function avaliacao_contada()
returns trigger
language plpgsql
as $$
begin
  update entregador
  set avaliacao_soma = avaliacao_soma + new.nota, total_avaliacoes = total_avaliacoes + 1
  where id = new.entregador_id;
  return null;
end
$$;

create or replace trigger contada
  after insert on avaliacao
  for each row when (new.nota > 0)
  execute function avaliacao_contada();
