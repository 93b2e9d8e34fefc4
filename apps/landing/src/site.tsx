import { PANELS } from '@corre/contract/panels.ts';
import { fetchPart } from '@corre/ui/kit/lazy/fetch-part.ts';
import { useServerAway } from '@corre/ui/kit/lazy/server-answers.ts';
import { useDelayed } from '@corre/ui/kit/states/use-delayed.ts';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { CADASTRO_ENVIADO_PATH } from './caminhos.ts';

// Most visitors only read the landing page, others only sign in: each page is fetched when somebody opens it.
const InicioDepois = lazy(() =>
  fetchPart(async () => ({ default: (await import('./features/inicio/pagina.tsx')).Pagina })),
);
const Login = lazy(() => fetchPart(() => import('./features/login/login.tsx')));
const Cadastro = lazy(() => fetchPart(() => import('./features/cadastro/cadastro.tsx')));
const CadastroEnviado = lazy(() => fetchPart(() => import('./features/cadastro/cadastro-enviado.tsx')));

const panels = PANELS.map(({ path }) => path).filter((path) => path !== '/');
type Props = {
  /** where the page was loaded: a panel's path that the server answered with this page has no panel behind it */
  loadedAt: string;
  /** the landing page, where it is there already: drawn into the HTML, it is taken over at once */
  Inicio?: ComponentType;
};

/** A panel's path is another build and gets a full page load; any other path redirects to / (specification §2). */
function Elsewhere({ loadedAt }: Pick<Props, 'loadedAt'>) {
  const [path] = useLocation();
  const isPanel = path !== loadedAt && panels.some((panel) => path === panel || path.startsWith(`${panel}/`));
  useEffect(() => {
    if (isPanel) location.assign(path);
  }, [isPanel, path]);
  return isPanel ? null : <Redirect to="/" replace />;
}

/** While a form's part is on its way: the page is never blank, and a fast network never shows this. */
function Opening() {
  const slow = useDelayed(true);
  const away = useServerAway();
  return (
    <div className="min-h-dvh">
      {slow && (
        <p role="status" className="p-4 text-[17px] text-ink-2">
          {away ? 'Sem conexão. A página abre assim que a rede voltar.' : 'Carregando…'}
        </p>
      )}
    </div>
  );
}

/** The public pages (specification §2, "Route table"). */
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
        <Route path="/cadastro">
          <Cadastro />
        </Route>
        <Route path={CADASTRO_ENVIADO_PATH}>
          <CadastroEnviado />
        </Route>
        <Route>
          <Elsewhere loadedAt={loadedAt} />
        </Route>
      </Switch>
    </Suspense>
  );
}
