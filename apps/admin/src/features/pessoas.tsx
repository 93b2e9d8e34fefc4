import { formatPhone } from '@corre/ui/domain/format/phone.ts';
import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { Spoken } from '@corre/ui/kit/spoken/spoken.tsx';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import type { ReactNode } from 'react';

type Props = { nome: string; size?: number; nota?: ReactNode; before?: ReactNode };

/** A courier's photo and name in a cell. `entregador_id` is null if only the name is known. */
export function Entregador({ entregador_id, nome, size = 32, nota, before }: Props & { entregador_id: number | null }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      {before}
      <UserAvatar user_type="entregador" user_id={entregador_id} size={size} />
      <NomeENota nome={nome} nota={nota} />
    </span>
  );
}

/** A shop's photo and name in a cell. */
export function Comercio({ nome, size = 30, nota }: Props) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <UserAvatar user_type="comercio" user_id={nome} size={size} shape="quadrada" />
      <NomeENota nome={nome} nota={nota} />
    </span>
  );
}

/** A name is never cut, because payments use it. In a table beside wide columns it keeps the room of two words. */
function NomeENota({ nome, nota }: Pick<Props, 'nome' | 'nota'>) {
  return (
    <span className="min-w-0 in-[td]:min-w-36 lg:max-xl:in-[td]:min-w-24 in-[td]:print:min-w-24">
      <strong className="block font-[650] wrap-anywhere">{nome}</strong>
      {nota && (
        <span className="block text-[14px] leading-5 text-ink-2">
          <Spoken>{nota}</Spoken>
        </span>
      )}
    </span>
  );
}

type RowProps = { quem: ReactNode; valor: ReactNode; legend: ReactNode };

/** The row of a phone's list: the person on the left, the amount on the right. */
export function PessoaRow({ quem, valor, legend }: RowProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      {quem}
      <p className="shrink-0 text-right">
        <strong className="block text-[16px] tabular-nums">
          <Spoken>{valor}</Spoken>
        </strong>
        <span className="block text-[13px] leading-[18px] text-ink-2">
          <Spoken>{legend}</Spoken>
        </span>
      </p>
    </div>
  );
}

/** Returns the first names of a list, and the number of the rest. */
export const first = (names: readonly string[], count: number) => ({
  shown: names.slice(0, count),
  remaining: Math.max(0, names.length - count),
});

/** The first names as badges, then '+N', or 'Nenhum' [relatorios]. */
export function Names({ names, count }: { names: readonly string[]; count: number }) {
  const { shown, remaining } = first(names, count);
  if (shown.length === 0) return <span className="text-ink-2">Nenhum</span>;
  return (
    <span className="flex flex-wrap gap-1.5 py-1" title={names.join(', ')}>
      {shown.map((nome) => (
        <Badge key={nome} tone="contorno" className="max-w-48">
          <span className="truncate leading-5">{nome}</span>
        </Badge>
      ))}
      {remaining > 0 && <Badge tone="suave">+{remaining}</Badge>}
    </span>
  );
}

/** The column with a courier's user name. */
export const usuarioColumn: Column<{ usuario: string }> = {
  id: 'usuario',
  title: 'Usuario',
  fields: ['usuario'],
  value: ({ usuario }) => usuario,
  cell: ({ usuario }) => <span className="text-ink-2">@{usuario}</span>,
};

/** The column with a courier's phone number. */
export const telefoneColumn: Column<{ telefone_pessoal: string }> = {
  id: 'telefone',
  title: 'Telefone',
  fields: ['telefone_pessoal'],
  sortable: false,
  value: ({ telefone_pessoal }) => formatPhone(telefone_pessoal),
  cell: ({ telefone_pessoal }) => (
    <span className="tabular-nums">
      <Spoken>{formatPhone(telefone_pessoal)}</Spoken>
    </span>
  ),
  className: 'whitespace-nowrap',
};
