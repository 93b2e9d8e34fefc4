import { LazyDialog, lazyPart, usePreload } from '@corre/ui/shell/lazy-part.tsx';
import { type ReactNode, useState } from 'react';
import { type Destino, linkDoApp, useAppDeNavegacao, useCidade } from './app-de-navegacao.ts';

const ChooseApp = lazyPart(async () => (await import('./choose-app.tsx')).ChooseApp);
/** Preloaded, because there may be no signal on the road. */
const A_MAO = [ChooseApp];

type Props = { destino: Destino; className: string; children: ReactNode };

/** Navigates to a place. With a chosen app one tap is enough, otherwise it asks for the app. */
export function Navegar({ destino, className, children }: Props) {
  const app = useAppDeNavegacao();
  const cidade = useCidade();
  const [asking, setAsking] = useState(false);
  usePreload(A_MAO);
  return (
    <>
      {app === null ? (
        <button type="button" className={className} onClick={() => setAsking(true)}>
          {children}
        </button>
      ) : (
        <a href={linkDoApp(app, destino, cidade)} target="_blank" rel="noreferrer" className={className}>
          {children}
        </a>
      )}
      <LazyDialog>{asking && <ChooseApp destino={destino} onClose={() => setAsking(false)} />}</LazyDialog>
    </>
  );
}
