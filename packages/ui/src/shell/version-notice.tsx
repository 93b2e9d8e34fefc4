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

/** Returns true once the server has another build of this app, or a chunk of this build is gone. */
function useOutdated(): boolean {
  const [outdated, setOutdated] = useState(false);
  useEffect(() => {
    const running = runningScript();
    if (running === null || outdated) return;
    let asked = Date.now();
    const ask = () => {
      if (document.hidden || Date.now() - asked < REST_MS) return;
      asked = Date.now();
      // A failed request says nothing about versions. The next check will tell.
      isOutdated(running).then(setOutdated, () => undefined);
    };
    const missing = () => setOutdated(true);
    const timer = setInterval(ask, ASK_MS);
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('vite:preloadError', missing);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('vite:preloadError', missing);
    };
  }, [outdated]);
  return outdated;
}

/** 'Nova versão disponível' with a reload button. It never reloads by itself, because the user may be typing. */
export function VersionNotice() {
  if (!useOutdated()) return null;
  return (
    <div className="fixed inset-x-3 bottom-3 z-30 flex justify-center max-sm:bottom-[88px]">
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
