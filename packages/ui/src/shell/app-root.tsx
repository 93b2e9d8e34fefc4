import { DataRoot, type DataRootProps } from './data-root.tsx';
import { captureInstall } from './install.ts';
import { type PageProps, startPage } from './page-root.tsx';
import { registerServiceWorker } from './register-sw.ts';

type Props = PageProps & DataRootProps;

/**
 * Starts a panel in `#root`: `startApp({ density: 'compact', children: <Painel /> })`.
 * Every panel gets data, toasts, routes below its base path, the theme, an error boundary and the version check.
 */
export function startApp({ guardar, children, ...page }: Props): void {
  registerServiceWorker();
  captureInstall();
  startPage({
    ...page,
    children: <DataRoot guardar={guardar}>{children}</DataRoot>,
  });
}
