/** Interval between two polls, in milliseconds. */
export const EVERY_MS = 15_000;

/**
 * The page's script. It polls every 15 s while the page is visible and replaces the content with the server's new part.
 * It announces changes, and it shows when the connection is lost. Without it the page stays as it was opened.
 */
export const SCRIPT = `
(() => {
  const main = document.querySelector('main');
  const line = document.querySelector('.line');
  const said = document.querySelector('.said');
  const time = document.querySelector('#seen');
  const clock = () => new Date().toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit', timeZone: document.body.dataset.zone });
  const headline = () => main.querySelector('h1').textContent;
  let timer, busy = false, seen = time.textContent, shown = main.innerHTML;
  const say = (text) => { if (line.textContent !== text) line.textContent = text; };
  const put = (text) => {
    const before = headline();
    const photo = main.querySelector('img');
    const open = main.querySelector('details[open]') !== null;
    main.innerHTML = shown = text;
    const again = main.querySelector('img');
    if (photo && again && photo.getAttribute('src') === again.getAttribute('src')) again.replaceWith(photo);
    if (open) main.querySelector('details').open = true;
    if (headline() !== before) said.textContent = headline();
  };
  const look = async () => {
    clearTimeout(timer);
    if (document.hidden || busy) return;
    busy = true;
    try {
      const answer = await fetch(location.pathname.replace(/\\/$/, '') + '/estado', { cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(12000) });
      if (answer.status === 404) return location.reload();
      if (!answer.ok) throw answer;
      const text = await answer.text();
      if (text !== shown) put(text);
      seen = time.textContent = clock();
      say('');
    } catch {
      say('Sem conexão; última atualização ' + seen);
    } finally {
      busy = false;
      timer = setTimeout(look, ${EVERY_MS});
    }
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  addEventListener('offline', () => say('Sem conexão; última atualização ' + seen));
  shown = null;
  timer = setTimeout(look, ${EVERY_MS});
})();`;
