/** A row stays as it was written. */
export const appendOnly = {
  name: 'so_acrescenta',
  timing: 'before' as const,
  events: ['update' as const, 'delete' as const],
  body: `raise exception 'append-only table %', tg_table_name;`,
};

/** As `appendOnly`, but the words of a reason may be erased with somebody's account (docs/decisions/0018-personal-data.md). */
export const appendOnlyButReasons = {
  ...appendOnly,
  body: `
        if tg_op = 'UPDATE' and new.motivo = '[apagado]' and to_jsonb(old) - 'motivo' = to_jsonb(new) - 'motivo' then
          return new;
        end if;
        raise exception 'append-only table %', tg_table_name;`,
};

/**
 * Acts come in turn: the first is `done`, then its reversal, then `done` again with the next `tentativa`. Two that are written at
 * the same time carry the same number, and the unique constraint takes one.
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
