import sharp from 'sharp';
import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Returns the icon: four bars on petrol. `radius` 0 fills the square, for systems that cut their own shape. */
const tile = (radius: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radius}" fill="#005f71"/><g fill="#fff" transform="translate(18 17) skewX(-20)"><rect x="7" width="5" height="30" rx="1" opacity=".38"/><rect x="14.4" width="5" height="30" rx="1" opacity=".58"/><rect x="21.8" width="5" height="30" rx="1" opacity=".8"/><rect x="29.2" width="5" height="30" rx="1"/></g></svg>`;

const vector = tile(17);
const full = tile(0);

/**
 * The bitmap icons for phones' home screens. Some phones accept no SVG, and iOS reads only its own link. Sizes in
 * pixels.
 */
const pictures = [
  { file: 'icone-192.png', size: 192, svg: vector, purpose: 'any' },
  { file: 'icone-512.png', size: 512, svg: vector, purpose: 'any' },
  { file: 'icone-mascara-192.png', size: 192, svg: full, purpose: 'maskable' },
  { file: 'icone-mascara-512.png', size: 512, svg: full, purpose: 'maskable' },
] as const;
const apple = { file: 'icone-apple-180.png', size: 180 };

/** Returns the icons for an app's web manifest. */
export const manifestIcons = (base: string) => [
  { src: `${base}icone.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ...pictures.map(({ file, size, purpose }) => ({
    src: `${base}${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
];

const link = (rel: string, href: string, more: Record<string, string> = {}): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel, href, ...more },
  injectTo: 'head',
});

/** Draws an app's icons and links them in its page. */
export function appIcons(base: string): Plugin {
  return {
    name: 'corre:icons',
    apply: 'build',
    transformIndexHtml: () => [
      link('icon', `${base}icone.svg`, { type: 'image/svg+xml' }),
      link('apple-touch-icon', `${base}${apple.file}`, { sizes: '180x180' }),
    ],
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'icone.svg', source: vector });
      for (const { file, size, svg } of [...pictures, { ...apple, svg: full }]) {
        const source = await sharp(Buffer.from(svg), { density: (72 * size) / 64 })
          .resize(size)
          .png()
          .toBuffer();
        this.emitFile({ type: 'asset', fileName: file, source });
      }
    },
  };
}
