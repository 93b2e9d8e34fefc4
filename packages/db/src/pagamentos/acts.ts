/** A trigger that forbids updates and deletes. */
export const appendOnly = {
  name: 'so_acrescenta',
  timing: 'before' as const,
  events: ['update' as const, 'delete' as const],
  body: `raise exception 'append-only table %', tg_table_name;`,
};

/** Like `appendOnly`, but a reason's text may be erased together with an account (ADR 0018). */
export const appendOnlyButReasons = {
  ...appendOnly,
  body: `
        if tg_op = 'UPDATE' and new.motivo = '[apagado]' and to_jsonb(old) - 'motivo' = to_jsonb(new) - 'motivo' then
          return new;
        end if;
        raise exception 'append-only table %', tg_table_name;`,
};

/**
 * Returns a trigger that keeps acts in order: `done`, then its reversal, then `done` with the next `tentativa`. Two
 * acts written at the same time get the same number, and the unique constraint accepts only one.
 */
export const oneAfterTheOther = ({ table, of, done }: { table: string; of: string; done: string }) => ({
  name: 'em_ordem',
  timing: 'before' as const,
  events: ['insert' as const],
  body: `
        if new.tipo = 'estornada' then
          if not exists (select from ${table} where ${of} = new.${of} and tentativa = new.tentativa and tipo = '${done}') then
            raise exception 'nothing to reverse in % (${of} %)', tg_table_name, new.${of};
          end if;
        elsif new.tentativa > 1 and not exists (
          select from ${table} where ${of} = new.${of} and tentativa = new.tentativa - 1 and tipo = 'estornada'
        ) then
          raise exception 'attempt % without a reversal before it in % (${of} %)', new.tentativa, tg_table_name, new.${of};
        end if;
        return new;`,
});
