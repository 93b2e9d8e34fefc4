import path from 'node:path';
import { defineConfig } from 'vite';
import { viteApp } from '../../tools/vite-app.ts';

const worker = path.join(import.meta.dirname, 'src/worker/sw.ts');

export default defineConfig(
  viteApp({ base: '/dashboard/', worker, frame: { night: 0, title: 'Painel do Entregador' } }),
);
