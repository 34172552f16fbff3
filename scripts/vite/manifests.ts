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
const messagesByLocale = { en: { ...landingEn, ...en }, zh: { ...landingZh, ...zh }, es: { ...landingEs, ...es } }

/** Returns the JSON of the web app manifest in a language. All have the same id, so that browsers treat them as one app. */
const createManifest = (lang: Locale, urlOfIcon: (icon: string) => string): string =>
  JSON.stringify({
    id: '/',
    name: messagesByLocale[lang].appName,
    short_name: messagesByLocale[lang].appShortName,
    description: messagesByLocale[lang].description,
    lang,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // For the light theme; the pages' own theme-color overrides it in the dark theme.
    theme_color: '#fff9ef',
    background_color: '#fff9ef',
    icons: icons.map(({ file, sizes, purpose }) => ({ src: urlOfIcon(file), sizes, type: 'image/png', purpose })),
  })

/** Writes a manifest for each language into `manifests/`; the server selects one. Its icons are hashed assets. */
export const writeManifests = (): Plugin => ({
  name: 'glowjar:manifests',
  generateBundle() {
    const iconUrls = new Map(
      icons.map(({ file: name }) => {
        const source = readFileSync(path.join(folder, name))
        return [name, `/${this.getFileName(this.emitFile({ type: 'asset', name, source }))}`]
      }),
    )
    for (const lang of locales) {
      const source = createManifest(lang, (icon) => iconUrls.get(icon) ?? '')
      this.emitFile({ type: 'asset', fileName: `manifests/${lang}.webmanifest`, source })
    }
  },
  configureServer(server) {
    server.middlewares.use('/glowjar.webmanifest', (_, response) => {
      response.setHeader('content-type', 'application/manifest+json')
      response.end(createManifest('en', (icon) => `/icons/${icon}`))
    })
  },
})
