/** What the browser's tab says: first what happened while nobody looked, then the page. */
let page = '';
let news = '';

function write(): void {
  document.title = news === '' ? page : `● ${news} · ${page}`;
}

function seen(): void {
  if (document.visibilityState !== 'visible') return;
  document.removeEventListener('visibilitychange', seen);
  news = '';
  write();
}

/** Names the page. */
export function setPageTitle(title: string): void {
  page = title;
  write();
}

/** Says something in the title until somebody looks at the page; nothing when somebody does already. */
export function tellInTitle(text: string): void {
  if (document.visibilityState === 'visible') return;
  news = text;
  write();
  document.addEventListener('visibilitychange', seen);
}
