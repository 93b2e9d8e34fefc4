import { PANELS } from '@corre/contract/panels.ts';
import { fetchPart, useServerAway } from '@corre/ui/kit/lazy/fetch-part.ts';
import { useDelayed } from '@corre/ui/kit/states/use-delayed.ts';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';

// Most visitors read only the landing page, others only sign in. Each page loads when it is opened.
const InicioDepois = lazy(() =>
  fetchPart(async () => ({ default: (await import('./features/inicio/page.tsx')).Page })),
);
const Login = lazy(() => fetchPart(() => import('./features/login/login.tsx')));
const Senha = lazy(() => fetchPart(() => import('./features/senha/senha.tsx')));
const Cadastro = lazy(() => fetchPart(() => import('./features/cadastro/cadastro.tsx')));

const panels = PANELS.map(({ path }) => path).filter((path) => path !== '/');
type Props = {
  /** path of the page load; if the server answers a panel's path with this page, that panel does not exist */
  loadedAt: string;
  /** the landing page, if it is already loaded: the HTML contains it, and React takes it over at once */
  Inicio?: ComponentType;
};

/** A panel's path is another build and needs a full page load. Any other path leads to `/` [rotas]. */
function Elsewhere({ loadedAt }: Pick<Props, 'loadedAt'>) {
  const [path] = useLocation();
  const isPanel = path !== loadedAt && panels.some((panel) => path === panel || path.startsWith(`${panel}/`));
  useEffect(() => {
    if (isPanel) location.assign(path);
  }, [isPanel, path]);
  return isPanel ? null : <Redirect to="/" replace />;
}

/** Shown while a page loads, after a delay. A fast network never shows it. */
function Opening() {
  const slow = useDelayed(true);
  const away = useServerAway();
  return (
    <div className="min-h-dvh">
      {slow && (
        <p role="status" className="p-4 text-[17px] text-ink-2">
          {away ? 'Sem conexão. A página abre quando a rede voltar.' : 'Carregando…'}
        </p>
      )}
    </div>
  );
}

/** The public pages by path [rotas]. */
export function Site({ loadedAt, Inicio = InicioDepois }: Props) {
  return (
    <Suspense fallback={<Opening />}>
      <Switch>
        <Route path="/">
          <Inicio />
        </Route>
        <Route path="/login">
          <Login />
        </Route>
        <Route path="/senha">
          <Senha />
        </Route>
        <Route path="/cadastro">
          <Cadastro />
        </Route>
        <Route>
          <Elsewhere loadedAt={loadedAt} />
        </Route>
      </Switch>
    </Suspense>
  );
}
