import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Preloads the fonts together with the script. The text then appears in its own font at once and does not reflow. The
 * first page of a build needs every font file.
 */
export function preloadFonts(base: string): Plugin {
  return {
    name: 'corre:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }): HtmlTagDescriptor[] =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `${base}${file}`, crossorigin: true },
            injectTo: 'head',
          })),
    },
  };
}
