import type { Plugin, PluginOption } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

const reduceLogging: Plugin = { name: 'glowjar:quiet', config: () => ({ logLevel: 'warn' }) }

/**
 * Builds `sw.js` from `src/web/worker` and injects the list of built files. The app registers it, and another plugin
 * writes the manifests, so this plugin adds nothing to the page.
 */
export const buildServiceWorker = (): PluginOption =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'worker',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: ['index.html', 'before-paint.js', 'assets/*.{js,css,woff2,svg}'],
      target: 'es2023',
      rollupFormat: 'iife',
      buildPlugins: { vite: [reduceLogging] },
    },
  })
