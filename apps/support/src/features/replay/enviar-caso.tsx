import { panelNamed } from '@corre/contract/panels.ts';
import { copyText } from '@corre/ui/kit/clipboard/copy-text.ts';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { Link2 } from 'lucide-react';

/** Returns the URL of a courier's own case at an instant. Only the session of that courier can open it. */
const enderecoDoCaso = (ms: number): string =>
  `${window.location.origin}${panelNamed('courier').path}/?caso=${new Date(ms).toISOString()}`;

/** Button that copies the link to a courier's own case, so that support can send it in any messenger. */
export function EnviarCaso({ nome, ms }: { nome: string; ms: number }) {
  const copiar = async () => {
    if (await copyText(enderecoDoCaso(ms)))
      notify.success(`Link copiado. Envie para ${nome}: abre só na conta da pessoa.`);
    else notify.error('Não foi possível copiar o link');
  };
  return (
    <IconButton icon={Link2} variant="ghost" label={`Copiar o link do caso de ${nome}`} onClick={() => void copiar()} />
  );
}
