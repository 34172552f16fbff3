import path from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'
import { messages } from './messages.ts'

interface Rendered {
  title: string
  description: string
  body: string
}

const languages = ['en', 'zh', 'es'] as const
const web = path.resolve('src/web')
const fileOf = (language: string) => path.join(web, 'landing', `${language}.html`)

const document = (language: string, { title, description, body }: Rendered) => `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fff9ef" />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#151329" />
    <meta name="description" content="${description}" />
    <title>${title}</title>
    <script src="/before-paint.js"></script>
    <link rel="icon" href="/glim.svg" type="image/svg+xml" />
    <link rel="manifest" href="/glowjar.webmanifest" />
    <script type="module" src="/landing.ts"></script>
  </head>
  <body>${body}</body>
</html>
`

const render = async (): Promise<Map<string, string>> => {
  const server = await createServer({
    root: web,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [messages(), react()],
  })
  try {
    const { landingMarkup } = (await server.ssrLoadModule('/app/landing-markup.tsx')) as {
      landingMarkup: (language: string) => Promise<Rendered>
    }
    const pages = await Promise.all(
      languages.map(async (l) => [fileOf(l), document(l, await landingMarkup(l))] as const),
    )
    for (const [file, html] of pages) {
      if (/\sstyle=|<style/.test(html)) throw new Error(`${file} has an inline style, which the policy refuses.`)
    }
    return new Map(pages)
  } finally {
    await server.close()
  }
}

/** Renders the landing page of each language from the app's own components; nothing of it is hydrated. */
export const landingPages = (): Plugin => {
  let pages = new Map<string, string>()
  return {
    name: 'glowjar:landing-pages',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: { input: Object.fromEntries(languages.map((l) => [`landing-${l}`, fileOf(l)])) },
      },
    }),
    async buildStart() {
      pages = await render()
    },
    resolveId: (id) => (languages.some((l) => fileOf(l) === id) ? id : undefined),
    load: (id) => pages.get(id),
  }
}
