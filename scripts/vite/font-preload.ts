import type { HtmlTagDescriptor, Plugin } from 'vite'

const font = /fredoka-latin-wght-normal-[\w-]+\.woff2$/

/** Adds a preload link of the display font to the head of the built page, before the stylesheet requests it. */
export const preloadFont = (): Plugin => ({
  name: 'glowjar:font-preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {} }): HtmlTagDescriptor[] {
      const file = Object.keys(bundle).find((name) => font.test(name))
      if (!file) return []
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` }
      return [{ tag: 'link', attrs, injectTo: 'head-prepend' }]
    },
  },
})
