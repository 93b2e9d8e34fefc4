import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Asks for the faces together with the script instead of after the first layout: the text then appears in its own
 * face at once and does not reflow. Every font file of a build is needed on its first page.
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
