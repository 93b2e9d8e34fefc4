-- The second factor of an account [segundo-fator].

-- Whether the account has a second factor, so that its password alone opens no session. A passkey of a shop is a way to
-- sign in beside the password, because a counter is shared by people without the passkey. Couriers have no second
-- factor.
create or replace function tem_segundo_fator(do_comercio int, do_funcionario int)
returns boolean
language sql stable
as $$
  select exists (select from fator_codigo where comercio_id = do_comercio or funcionario_id = do_funcionario)
      or exists (select from passkey where funcionario_id = do_funcionario)
$$;
