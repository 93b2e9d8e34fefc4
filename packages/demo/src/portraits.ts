import { createHash } from 'node:crypto';
import type { Em } from '@corre/db/orm.ts';
import sharp from 'sharp';
import type { Lender } from './lender.ts';

/** Colours of a drawn courier: background, jacket, skin, helmet. Ana and Lucas keep the icon, as newcomers do. */
const RETRATOS = [
  { id: 1, fundo: '#cfe5e8', jaqueta: '#0f4c5c', pele: '#c68b63', capacete: '#e2a325' },
  { id: 2, fundo: '#f3e2c2', jaqueta: '#8a2f4d', pele: '#8d5a3a', capacete: '#1f2f38' },
  { id: 3, fundo: '#dfe6d2', jaqueta: '#31572c', pele: '#e3b48f', capacete: '#b33a2e' },
  { id: 6, fundo: '#e6dcef', jaqueta: '#4a3b78', pele: '#d9a47c', capacete: '#0f4c5c' },
] as const;

/** Shops' symbols: a disc's colour and a path in a 100×100 box. */
const LETREIROS = [
  { id: 1, fundo: '#8f2d1f', traco: 'M50 22 L78 74 Q50 86 22 74 Z M44 48 h.1 M56 56 h.1 M48 66 h.1' },
  { id: 2, fundo: '#1e6b4a', traco: 'M50 24 V76 M24 50 H76' },
  { id: 3, fundo: '#4b2a63', traco: 'M26 42 H74 L68 76 H32 Z M50 42 V22 L62 26' },
] as const;

const retrato = ({ fundo, jaqueta, pele, capacete }: (typeof RETRATOS)[number]) => `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="256" height="256">
  <rect width="100" height="100" fill="${fundo}"/>
  <path d="M14 100 Q16 70 50 70 Q84 70 86 100 Z" fill="${jaqueta}"/>
  <path d="M42 60 h16 v14 q-8 7 -16 0 Z" fill="${pele}"/>
  <ellipse cx="50" cy="47" rx="18" ry="21" fill="${pele}"/>
  <path d="M29 46 Q28 20 50 20 Q72 20 71 46 Q61 38 50 38 Q39 38 29 46 Z" fill="${capacete}"/>
  <path d="M43 57 q7 6 14 0" fill="none" stroke="#3a2418" stroke-width="2" stroke-linecap="round"/>
  <circle cx="43" cy="48" r="2" fill="#2a1a12"/><circle cx="57" cy="48" r="2" fill="#2a1a12"/>
</svg>`;

const letreiro = ({ fundo, traco }: (typeof LETREIROS)[number]) => `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="256" height="256">
  <rect width="100" height="100" fill="${fundo}"/>
  <path d="${traco}" fill="none" stroke="#fff6e5" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
</svg>`;

async function revelar(svg: string) {
  const bytes = await sharp(Buffer.from(svg)).resize(512, 512).webp({ quality: 80 }).toBuffer();
  return { bytes, etag: createHash('sha256').update(bytes).digest('base64url') };
}

/** Inserts drawn photos for some couriers and shops. The others show the icon [foto]. */
export async function plantarRetratos(em: Em, { storePhoto }: Pick<Lender, 'storePhoto'>): Promise<void> {
  for (const pessoa of RETRATOS)
    await storePhoto(em, { user_type: 'entregador', id: pessoa.id }, await revelar(retrato(pessoa)));
  for (const loja of LETREIROS)
    await storePhoto(em, { user_type: 'comercio', id: loja.id }, await revelar(letreiro(loja)));
}
