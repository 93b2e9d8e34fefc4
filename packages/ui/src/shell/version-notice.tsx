import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../kit/button/button.tsx';
import { basePath } from './base-path.ts';
import { entryScript, runningScript } from './version.ts';

/** How often an open panel asks whether it was deployed anew, in milliseconds; also whenever it comes back into view. */
const ASK_MS = 5 * 60_000;
/** At least this long between two questions, in milliseconds. */
const REST_MS = 60_000;

async function isOutdated(running: string): Promise<boolean> {
  const answer = await fetch(`${basePath}/`, { cache: 'no-store', headers: { accept: 'text/html' } });
  const newest = answer.ok ? entryScript(await answer.text()) : null;
  return newest !== null && newest !== running;
}

/** True once the server has another build of this app than the one that runs, or a part of this one is gone from it. */
function useOutdated(): boolean {
  const [outdated, setOutdated] = useState(false);
  useEffect(() => {
    const running = runningScript();
    if (running === null || outdated) return;
    let asked = Date.now();
    const ask = () => {
      if (document.hidden || Date.now() - asked < REST_MS) return;
      asked = Date.now();
      // Offline or in an outage there is no new version; the next question will tell.
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

/** 'Nova versão disponível' with the button that loads it. Never by itself: somebody may be typing. */
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
