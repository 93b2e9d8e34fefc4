import { defineConfig } from 'vite';
import { viteApp } from '../../tools/vite-app.ts';

export default defineConfig(viteApp({ base: '/comercio/', frame: { night: 64, title: 'Painel do Comércio' } }));
