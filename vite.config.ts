import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { compileAssistantContent } from './scripts/vite/assistant-content.ts'
import { createChunkGroups } from './scripts/vite/chunks.ts'
import { separateContractSchemas } from './scripts/vite/separate-contract-schemas.ts'
import { loadDrawings } from './scripts/vite/drawings.ts'
import { prerenderLandingPages } from './scripts/vite/landing-pages.ts'
import { writeManifests } from './scripts/vite/manifests.ts'
import { precompileMessages } from './scripts/vite/precompile-messages.ts'
import { preloadFont } from './scripts/vite/font-preload.ts'
import { precompress } from './scripts/vite/precompress.ts'
import { buildServiceWorker } from './scripts/vite/service-worker.ts'

const apiPort = process.env.PORT ?? '3000'

const web: UserConfig = {
  root: 'src/web',
  logLevel: 'warn',
  plugins: [
    separateContractSchemas(),
    precompileMessages(),
    loadDrawings(),
    react(),
    tailwindcss(),
    prerenderLandingPages(),
    writeManifests(),
    preloadFont(),
    buildServiceWorker(),
    precompress(),
  ],
  // React has had this hook of its own for long.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }] },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { app: path.resolve('src/web/index.html') },
      output: { codeSplitting: createChunkGroups() },
    },
  },
  server: { port: 5173, proxy: { '/api': { target: `http://localhost:${apiPort}`, changeOrigin: false } } },
}

/** What runs on Node is one file each; what holds native code stays in node_modules. */
const server: UserConfig = {
  logLevel: 'warn',
  plugins: [compileAssistantContent()],
  publicDir: false,
  build: {
    ssr: true,
    ssrEmitAssets: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        glowjar: 'src/server/cli/glowjar.ts',
        'argon2-worker': 'src/server/features/auth/passwords/argon2-worker.ts',
      },
      output: { chunkFileNames: '[name]-[hash].js', comments: { annotation: false, jsdoc: false } },
    },
  },
  ssr: { noExternal: true, external: ['better-sqlite3', 'pg', 'pg-native'] },
}

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? server : web))
