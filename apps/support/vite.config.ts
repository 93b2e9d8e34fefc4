import { defineConfig, mergeConfig } from 'vite';
import { fewChunks } from '../../tools/few-chunks.ts';
import { viteApp } from '../../tools/vite-app.ts';

export default defineConfig(mergeConfig(viteApp('support', { night: 56 }), fewChunks()));
