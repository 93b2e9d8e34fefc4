import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { APPS, type Destino, linkDoApp, NOME_DO_APP, storeApp, useCidade } from './app-de-navegacao.ts';

/**
 * The choice of a navigation app, for this time or from now on. Perfil can change it. It is open as long as it is
 * mounted.
 */
export function ChooseApp({ destino, onClose }: { destino: Destino; onClose: () => void }) {
  const cidade = useCidade();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} short title="Navegar com" description={destino.endereco}>
      <div className="grid gap-5 pb-2">
        {APPS.map((app) => {
          const href = linkDoApp(app, destino, cidade);
          return (
            <div
              key={app}
              className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-2.5 *:px-2 *:text-center *:text-[16px] *:whitespace-normal"
            >
              <a
                href={href}
                target="_blank"
                rel="noreferrer"
                className={buttonClass({ size: 'lg' })}
                onClick={() => {
                  storeApp(app);
                  onClose();
                }}
              >
                Sempre com {NOME_DO_APP[app]}
              </a>
              <a
                href={href}
                target="_blank"
                rel="noreferrer"
                aria-label={`Só desta vez com ${NOME_DO_APP[app]}`}
                className={buttonClass({ variant: 'secondary', size: 'lg' })}
                onClick={onClose}
              >
                Só desta vez
              </a>
            </div>
          );
        })}
      </div>
    </Dialog>
  );
}
