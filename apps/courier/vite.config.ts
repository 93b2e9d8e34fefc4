import path from 'node:path';
import { defineConfig } from 'vite';
import { viteApp } from '../../tools/vite-app.ts';

export default defineConfig(viteApp('/dashboard/', path.join(import.meta.dirname, 'offer-push-worker.js')));
