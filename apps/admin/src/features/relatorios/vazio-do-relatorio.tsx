import { Button } from '@corre/ui/kit/button/button.tsx';
import { RefreshCw } from 'lucide-react';

type Vazio = { title: string; texto?: string };

/** The empty state of a report: why there is nothing, or a second try after a failure. */
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
