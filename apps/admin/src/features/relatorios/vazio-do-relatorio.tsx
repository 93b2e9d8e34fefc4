import { Button } from '@corre/ui/kit/button/button.tsx';
import { RefreshCw } from 'lucide-react';

type Vazio = { title: string; texto?: string };

/** Returns the empty state of a report, or a retry after a failure. */
export function vazioDoRelatorio({ falhou, tentar }: { falhou: boolean; tentar: () => void }, empty: Vazio) {
  if (!falhou) return empty;
  return {
    title: 'Nada para mostrar agora',
    texto: 'O relatório não carregou.',
    action: (
      <Button variant="secondary" icon={RefreshCw} onClick={tentar}>
        Tentar de novo
      </Button>
    ),
  };
}
