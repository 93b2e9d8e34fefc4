import { defineConfig } from 'vite';
import { viteApp } from '../../tools/vite-app.ts';

export default defineConfig(viteApp({ base: '/suporte/', frame: { night: 56, title: 'Painel de Suporte' } }));
