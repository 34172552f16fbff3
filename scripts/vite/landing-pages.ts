import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, createServer, type Plugin, type Rolldown } from 'vite'
import { loadDrawings } from './drawings.ts'
import { precompileMessages } from './precompile-messages.ts'

interface LandingPage {
  title: string
  description: string
  body: string
}

interface AssetNames {
  script: string
  style: string
  font: string
}

const languages = ['en', 'zh', 'es'] as const
const web = path.resolve('src/web')

const renderHtml = (language: string, { title, description, body }: LandingPage, files: AssetNames) => `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <link rel="preload" as="font" type="font/woff2" crossorigin href="/${files.font}" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fff9ef" />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#151329" />
    <meta name="description" content="${description}" />
    <title>${title}</title>
    <script src="/before-paint.js"></script>
    <link rel="stylesheet" href="/${files.style}" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href="/glowjar.webmanifest" crossorigin="use-credentials" />
    <script type="module" src="/${files.script}"></script>
  </head>
  <body>
    ${body}
  </body>
</html>
`

/** Renders the landing page in each language with the app's components. */
const renderLandingPages = async (): Promise<(readonly [string, LandingPage])[]> => {
  const server = await createServer({
    root: web,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [precompileMessages(), loadDrawings(), react()],
  })
  try {
    const { renderLandingMarkup } = (await server.ssrLoadModule('/app/landing-markup.tsx')) as {
      renderLandingMarkup: (language: string) => Promise<LandingPage>
    }
    return await Promise.all(
      languages.map(async (language) => [language, await renderLandingMarkup(language)] as const),
    )
  } finally {
    await server.close()
  }
}

/** Builds the script and the stylesheet of the landing page, which share nothing with the app. */
const buildAssets = async (): Promise<{ code: string; css: string }> => {
  const built = (await build({
    root: web,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [tailwindcss()],
    build: {
      write: false,
      assetsInlineLimit: 0,
      target: 'es2023',
      rolldownOptions: { input: path.join(web, 'landing.ts') },
    },
  })) as Rolldown.RolldownOutput
  const style = built.output.find(({ fileName }) => fileName.endsWith('.css'))
  return { code: built.output[0].code, css: style?.type === 'asset' ? String(style.source) : '' }
}

const toSelector = (name: string) => `.${name.replace(/^\d/, (digit) => `\\3${digit} `).replace(/[^\w\- \\]/g, '\\$&')}`

/** Returns the class selectors of a page that the app's stylesheet contains and the landing page's does not. */
const findUnstyledClasses = (body: string, css: string, appCss: string): string[] =>
  [...new Set([...body.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))]
    .map((name) => toSelector(name.replaceAll('&amp;', '&').replaceAll('&gt;', '>')))
    .filter((selector) => appCss.includes(selector) && !css.includes(selector))

const findAsset = (bundle: Rolldown.OutputBundle, ending: RegExp): string => {
  const name = Object.keys(bundle).find((file) => ending.test(file))
  if (!name) throw new Error(`The build has no file that ends in ${ending.source}.`)
  return name
}

/** Returns a page with the built addresses of its pictures, which the development server that renders it does not know. */
const useBuiltPictures = (page: string, bundle: Rolldown.OutputBundle): string =>
  page.replaceAll(/"\/(features\/landing\/pictures\/[^"]+)"/g, (_, source: string) => {
    const picture = Object.values(bundle).find(
      (file) => file.type === 'asset' && file.originalFileNames.some((name) => name.endsWith(source)),
    )
    if (!picture) throw new Error(`The build has no file of ${source}.`)
    return `"/${picture.fileName}"`
  })

/** Prerenders the landing page in each language at build time, without hydration. */
export const prerenderLandingPages = (): Plugin => ({
  name: 'glowjar:landing-pages',
  apply: 'build',
  async generateBundle(_, bundle) {
    const [pages, { code, css }] = await Promise.all([renderLandingPages(), buildAssets()])
    const app = bundle[findAsset(bundle, /\.css$/)]
    const appCss = app?.type === 'asset' ? String(app.source) : ''
    const files = {
      script: this.getFileName(this.emitFile({ type: 'asset', name: 'landing.js', source: code })),
      style: this.getFileName(this.emitFile({ type: 'asset', name: 'landing.css', source: css })),
      font: findAsset(bundle, /fredoka-latin-wght-normal-[\w-]+\.woff2$/),
    }
    for (const [language, page] of pages) {
      const source = useBuiltPictures(renderHtml(language, page, files), bundle)
      if (/\sstyle=|<style/.test(source))
        this.error(`The landing page (${language}) has an inline style, which the content security policy blocks.`)
      const missing = findUnstyledClasses(page.body, css, appCss)
      if (missing.length > 0) this.error(`styles/landing.css lacks ${missing.join(' ')}: add the source file to it.`)
      this.emitFile({ type: 'asset', fileName: `landing/${language}.html`, source })
    }
  },
})
