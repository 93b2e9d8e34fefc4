import { demoFiles } from './demos.ts';

/** Returns the address of this page with changed parameters. `null` removes a parameter. */
function address(changes: Record<string, string | null>): string {
  const parameters = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) parameters.delete(name);
    else parameters.set(name, value);
  }
  return `?${parameters}`;
}

const linkClass = 'inline-flex min-h-8 items-center rounded-sm px-1 text-brand-ink underline underline-offset-3';

function Header() {
  const { theme, density } = document.documentElement.dataset;
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line p-4">
      <h1 className="mr-auto">Componentes e estados</h1>
      <a className={linkClass} href={address({ tema: theme === 'dark' ? 'light' : 'dark' })}>
        {theme === 'dark' ? 'Claro' : 'Escuro'}
      </a>
      <a className={linkClass} href={address({ densidade: density === 'comfortable' ? 'compact' : 'comfortable' })}>
        {density === 'comfortable' ? 'Compacto' : 'Confortável'}
      </a>
      <a className={linkClass} href={address({ demo: null })}>
        Todos
      </a>
    </header>
  );
}

/** Shows all demos under their headings. `?demo=button` shows the demos of one file. */
export function Gallery({ chosen }: { chosen: string | null }) {
  const files = demoFiles.filter(({ name }) => chosen === null || name === chosen);
  return (
    <>
      <Header />
      <main className="grid gap-10 p-4 md:p-6">
        {files.map(({ name, demos }) => (
          <section key={name} data-demo-file={name} aria-labelledby={`demo-${name}`} className="grid min-w-0 gap-4">
            <h2 id={`demo-${name}`}>
              <a className="rounded-sm hover:underline" href={address({ demo: name })}>
                {name}
              </a>
            </h2>
            {demos.map(({ title, render }) => (
              <div key={title} data-demo={title} className="min-w-0">
                <h3 className="mb-2 text-(length:--ui-secondary) text-ink-2">{title}</h3>
                {render()}
              </div>
            ))}
          </section>
        ))}
      </main>
    </>
  );
}
