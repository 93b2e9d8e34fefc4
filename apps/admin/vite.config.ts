import { defineConfig } from 'vite';
import { viteApp } from '../../tools/vite-app.ts';

export default defineConfig(viteApp({ base: '/admin/', frame: { night: 60, rail: 248, title: 'Painel Admin' } }));
