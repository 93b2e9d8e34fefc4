import { FALHAS } from '@corre/contract/falhas.ts';
import { AlertDialog } from '@corre/ui/kit/alert-dialog/alert-dialog.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Loading, SkeletonRows } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { KeyRound, Plus } from 'lucide-react';
import { DialogoDaChave } from './dialogo-da-chave.tsx';
import { LinhaDaChave } from './linha-da-chave.tsx';
import { chaveCurta } from './palavras.ts';
import { useChaves, useRevogar } from './use-chaves.ts';
import { useNovaChave } from './use-nova-chave.ts';

/** How often 'há 7 min' is drawn anew, in milliseconds. */
const REDRAW_MS = 30_000;

function Pergunta({ alvo, aberto, setAberto, confirmar, revogando }: ReturnType<typeof useRevogar>) {
  if (!alvo) return null;
  return (
    <AlertDialog
      open={aberto}
      onOpenChange={setAberto}
      title="Revogar esta chave?"
      description="O sistema que a usa para de funcionar na hora. Não dá para desfazer."
      icon={KeyRound}
      confirmLabel="Revogar chave"
      loading={revogando}
      loadingLabel="Revogando..."
      onConfirm={confirmar}
    >
      <p className="rounded-[10px] bg-sunken px-3 py-2.5 wrap-anywhere">
        <strong>{alvo.nome}</strong> · <code>{chaveCurta(alvo)}</code>
      </p>
    </AlertDialog>
  );
}

/** The keys with which the shop's own systems call the API: make, see, revoke (decision record 0076). */
export function ChavesDaApi() {
  const { ativas, encerradas, falhou, tentando, tentar } = useChaves();
  const revogar = useRevogar();
  const nova = useNovaChave();
  const agora = useServerNow(REDRAW_MS);
  if (falhou) return <InlineError title={FALHAS['chaves.listar']} onRetry={tentar} retrying={tentando} />;
  if (!ativas) {
    return (
      <Loading>
        <SkeletonRows linhas={2} />
      </Loading>
    );
  }
  return (
    <div className="grid gap-3">
      {ativas.length === 0 && (
        <p className="text-ink-2">Nenhuma chave ainda. Crie uma para cada sistema que vai pedir entregas sozinho.</p>
      )}
      <ul className="-mt-3 empty:hidden" aria-label="Chaves ativas">
        {ativas.map((chave) => (
          <LinhaDaChave key={chave.id} chave={chave} agora={agora} onRevogar={() => revogar.perguntar(chave)} />
        ))}
      </ul>
      {encerradas.length > 0 && (
        <details className="text-[14px] leading-5">
          <summary className="min-h-11 cursor-pointer rounded-sm py-3 font-semibold text-ink-2">
            Chaves encerradas ({encerradas.length})
          </summary>
          <ul>
            {encerradas.map((chave) => (
              <LinhaDaChave key={chave.id} chave={chave} agora={agora} />
            ))}
          </ul>
        </details>
      )}
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <a
          href="/api/docs#comecar"
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline"
        >
          Como usar<span className="sr-only"> as chaves: abre a documentação em outra aba</span>
        </a>
        <Button variant="secondary" icon={Plus} onClick={nova.abrir} className="min-h-(--ui-control)">
          Criar chave
        </Button>
      </span>
      <DialogoDaChave nova={nova} />
      <Pergunta {...revogar} />
    </div>
  );
}
