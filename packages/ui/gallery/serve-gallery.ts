import { glob, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { build } from 'vite';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Builds the gallery and serves it on a free local port. */
export async function serveGallery(): Promise<{ url: string; names: string[]; server: Server }> {
  const configFile = path.join(import.meta.dirname, 'vite.config.ts');
  await build({ configFile, logLevel: 'error' });
  const dist = path.join(import.meta.dirname, 'dist');
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(dist, path.normalize(pathname === '/' ? '/index.html' : pathname));
    readFile(file).then(
      (body) => response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream').end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}/`, names: await demoNames(), server };
}

async function demoNames(): Promise<string[]> {
  const names: string[] = [];
  for await (const file of glob('**/*.demo.tsx', { cwd: path.join(import.meta.dirname, '../src') })) {
    names.push(path.basename(file, '.demo.tsx'));
  }
  return names.toSorted();
}
