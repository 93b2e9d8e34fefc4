import { defineConfig } from 'vite';
import { viteApp } from '../../tools/vite-app.ts';

export default defineConfig(viteApp('courier', { night: 0, together: true }));
