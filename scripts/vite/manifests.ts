import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { locales, type Locale } from '#shared/locale/locale.ts'
import { install as en } from '#web/i18n/messages/en/install.ts'
import { landing as landingEn } from '#web/i18n/messages/en/landing.ts'
import { install as es } from '#web/i18n/messages/es/install.ts'
import { landing as landingEs } from '#web/i18n/messages/es/landing.ts'
import { install as zh } from '#web/i18n/messages/zh/install.ts'
import { landing as landingZh } from '#web/i18n/messages/zh/landing.ts'

const icons = [
  { file: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { file: 'icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
]

const folder = path.resolve('src/web/icons')
const words = { en: { ...landingEn, ...en }, zh: { ...landingZh, ...zh }, es: { ...landingEs, ...es } }

/** The manifest in a language. All have one id, so that another language is no second app. */
const manifestIn = (lang: Locale, addressOf: (icon: string) => string): string =>
  JSON.stringify({
    id: '/',
    name: words[lang].appName,
    short_name: words[lang].appShortName,
    description: words[lang].description,
    lang,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // By day; by night the pages' own theme-color takes its place.
    theme_color: '#fff9ef',
    background_color: '#fff9ef',
    icons: icons.map(({ file, sizes, purpose }) => ({ src: addressOf(file), sizes, type: 'image/png', purpose })),
  })

/** Writes the manifest of each language into `manifests/`, of which the server sends one; its icons are hashed assets. */
export const manifests = (): Plugin => ({
  name: 'glowjar:manifests',
  generateBundle() {
    const addresses = new Map(
      icons.map(({ file: name }) => {
        const source = readFileSync(path.join(folder, name))
        return [name, `/${this.getFileName(this.emitFile({ type: 'asset', name, source }))}`]
      }),
    )
    for (const lang of locales) {
      const source = manifestIn(lang, (icon) => addresses.get(icon) ?? '')
      this.emitFile({ type: 'asset', fileName: `manifests/${lang}.webmanifest`, source })
    }
  },
  configureServer(server) {
    server.middlewares.use('/glowjar.webmanifest', (_, response) => {
      response.setHeader('content-type', 'application/manifest+json')
      response.end(manifestIn('en', (icon) => `/icons/${icon}`))
    })
  },
})
