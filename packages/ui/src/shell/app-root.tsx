import { DataRoot, type DataRootProps } from './data-root.tsx';
import { captureInstall } from './install.ts';
import { type PageProps, startPage } from './page-root.tsx';
import { registerServiceWorker } from './register-sw.ts';

type Props = PageProps & DataRootProps;

/**
 * Starts a panel in `#root` with what every panel stands on: data, toasts, routes under its base path, theme, a way out of
 * faults, the version check. `startApp({ density: 'compact', children: <Painel /> })`.
 */
export function startApp({ guardar, children, ...page }: Props): void {
  registerServiceWorker();
  captureInstall();
  startPage({
    ...page,
    children: <DataRoot guardar={guardar}>{children}</DataRoot>,
  });
}
