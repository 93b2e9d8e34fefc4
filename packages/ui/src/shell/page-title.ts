/** The document title: first the news since the user last looked, then the page. */
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

/** Sets the page's part of the title. */
export function setPageTitle(title: string): void {
  page = title;
  write();
}

/** Shows a text in the title until the user looks at the page. Does nothing while the page is visible. */
export function tellInTitle(text: string): void {
  if (document.visibilityState === 'visible') return;
  news = text;
  write();
  document.addEventListener('visibilitychange', seen);
}
