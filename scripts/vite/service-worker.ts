import type { Plugin, PluginOption } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

const quiet: Plugin = { name: 'glowjar:quiet', config: () => ({ logLevel: 'warn' }) }

/**
 * Builds `sw.js` from our own worker and tells it the files of the build. The app registers it by itself, and the
 * manifests are written elsewhere, so the plugin puts nothing into the page.
 */
export const serviceWorker = (): PluginOption =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'worker',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: ['index.html', 'before-paint.js', 'assets/*.{js,css,woff2}'],
      target: 'es2023',
      rollupFormat: 'iife',
      buildPlugins: { vite: [quiet] },
    },
  })
