import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../kit/button/button.tsx';
import { basePath, entryScript, runningScript } from './build.ts';

/** How often an open panel checks for a new version, in milliseconds. It also checks when it becomes visible. */
const ASK_MS = 5 * 60_000;
/** The shortest time between two checks, in milliseconds. */
const REST_MS = 60_000;

async function isOutdated(running: string): Promise<boolean> {
  const answer = await fetch(`${basePath}/`, { cache: 'no-store', headers: { accept: 'text/html' } });
  const newest = answer.ok ? entryScript(await answer.text()) : null;
  return newest !== null && newest !== running;
}

/**
 * Returns true once the server has another build of this app. A chunk that does not load is only a reason to look: most
 * often the line is bad.
 */
function useOutdated(): boolean {
  const [outdated, setOutdated] = useState(false);
  useEffect(() => {
    const running = runningScript();
    if (running === null || outdated) return;
    let asked = performance.now();
    const look = () => {
      asked = performance.now();
      // A failed request says nothing about versions. The next check will tell.
      isOutdated(running).then(setOutdated, () => undefined);
    };
    const ask = () => {
      if (!document.hidden && performance.now() - asked >= REST_MS) look();
    };
    const timer = setInterval(ask, ASK_MS);
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('vite:preloadError', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('vite:preloadError', look);
    };
  }, [outdated]);
  return outdated;
}

/**
 * 'Nova versão disponível' with a reload button. It never reloads by itself, because the user may be typing. On a phone
 * it stands above: the button of the next step is below.
 */
export function VersionNotice() {
  if (!useOutdated()) return null;
  return (
    <div className="fixed inset-x-3 top-3 z-30 flex justify-center sm:top-auto sm:bottom-3">
      <div
        role="status"
        className="flex items-center gap-3 rounded-[14px] border border-line bg-raised py-2 pr-2 pl-4 shadow-(--ui-shadow-menu)"
      >
        <span className="font-semibold">Nova versão disponível</span>
        <Button size="sm" icon={RefreshCw} onClick={() => location.reload()}>
          Atualizar
        </Button>
      </div>
    </div>
  );
}
