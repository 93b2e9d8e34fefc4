import { errorText } from '@corre/client/error.ts';
import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { Passkey } from '@corre/contract/fatores/contrato.ts';
import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatAgo, formatDate } from '../../domain/format/dates.ts';
import { AlertDialog } from '../../kit/alert-dialog/alert-dialog.tsx';
import { IconButton } from '../../kit/icon-button/icon-button.tsx';
import { notify } from '../../kit/toaster/notify.ts';
import { notifyFailure } from '../failure-notice.ts';
import { NameDialog } from './name-dialog.tsx';

type Asked = { passkey: Passkey; about: 'nome' | 'remover' } | null;

/** Renames and removes passkeys, each after a question. The question keeps its passkey while it closes. */
function useActs() {
  const utils = trpc.useUtils();
  const [asked, setAsked] = useState<Asked>(null);
  const [open, setOpen] = useState(false);
  const settled = {
    onSuccess: ({ message }: { message: string }) => {
      notify.success(message);
      setOpen(false);
    },
    onSettled: () => utils.fatores.meus.invalidate(),
  };
  const rename = trpc.fatores.renomearPasskey.useMutation(settled);
  const remove = trpc.fatores.removerPasskey.useMutation({
    ...settled,
    onError: (error) => notifyFailure(FALHAS['fatores.removerPasskey'], error),
  });
  return {
    asked,
    openFor: (about: 'nome' | 'remover') => open && asked?.about === about,
    setOpen,
    ask: (passkey: Passkey, about: 'nome' | 'remover') => {
      rename.reset();
      setAsked({ passkey, about });
      setOpen(true);
    },
    rename,
    remove,
  };
}

/** Returns 'Criada em 12/11/2026 · último uso há 3 min'. */
const factsOf = ({ criada_em, usada_em }: Passkey, now: number): string =>
  `Criada em ${formatDate(criada_em)} · ${usada_em === null ? 'nunca usada' : `último uso ${formatAgo(usada_em, now)}`}`;

type RowProps = { passkey: Passkey; now: number; onRename: () => void; onRemove: () => void };

function Row({ passkey, now, onRename, onRemove }: RowProps) {
  return (
    <li className="flex items-center gap-2 border-t border-line py-2 first:border-t-0">
      <KeyRound aria-hidden="true" className="size-6 shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{passkey.nome}</p>
        <p className="text-(length:--ui-secondary) leading-5 text-ink-2">{factsOf(passkey, now)}</p>
      </div>
      <IconButton icon={Pencil} label={`Mudar o nome: ${passkey.nome}`} onClick={onRename} />
      <IconButton icon={Trash2} label={`Remover: ${passkey.nome}`} onClick={onRemove} />
    </li>
  );
}

type Props = {
  passkeys: readonly Passkey[];
  /** the server's current time in epoch milliseconds */
  now: number;
};

/** The account's passkeys, each with 'Mudar o nome' and 'Remover'. */
export function PasskeyList({ passkeys, now }: Props) {
  const { asked, openFor, setOpen, ask, rename, remove } = useActs();
  const falha = FALHAS['fatores.renomearPasskey'];
  return (
    <>
      <ul aria-label="Passkeys" className="empty:hidden">
        {passkeys.map((passkey) => (
          <Row
            key={passkey.id}
            passkey={passkey}
            now={now}
            onRename={() => ask(passkey, 'nome')}
            onRemove={() => ask(passkey, 'remover')}
          />
        ))}
      </ul>
      {asked && (
        <>
          <NameDialog
            open={openFor('nome')}
            onOpenChange={setOpen}
            title="Nome da passkey"
            description="Só você vê este nome."
            nome={asked.passkey.nome}
            confirmLabel="Salvar"
            loadingLabel="Salvando..."
            loading={rename.isPending}
            problem={rename.error && errorText(rename.error, falha)}
            onConfirm={(nome) => rename.mutate({ passkey_id: asked.passkey.id, nome })}
          />
          <AlertDialog
            open={openFor('remover')}
            onOpenChange={setOpen}
            title="Remover esta passkey?"
            description="Ela não entra mais nesta conta. Depois, apague-a também no gerenciador de senhas do aparelho."
            icon={KeyRound}
            confirmLabel="Remover passkey"
            loading={remove.isPending}
            loadingLabel="Removendo..."
            onConfirm={() => remove.mutate({ passkey_id: asked.passkey.id })}
          >
            <p className="rounded-[10px] bg-sunken px-3 py-2.5 font-semibold wrap-anywhere">{asked.passkey.nome}</p>
          </AlertDialog>
        </>
      )}
    </>
  );
}
