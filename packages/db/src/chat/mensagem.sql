-- A message belongs to the conversation with the courier of that moment [chat-da-rota].
create or replace function mensagem_marcada()
returns trigger
language plpgsql
as $$
begin
  new.entregador_id := (select entregador_id from solicitacao where id = new.solicitacao_id);
  return new;
end
$$;

create or replace trigger marcada
  before insert on mensagem
  for each row when (new.entregador_id is null)
  execute function mensagem_marcada();
