import { stat } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

const messageFile = /\/i18n\/messages\/(?:en|zh|es)\/[\w-]+\.ts$/

type Messages = { [key: string]: string | Messages }
type CompiledMessage = ReturnType<typeof compile>
type CompiledMessages = { [key: string]: CompiledMessage | CompiledMessages }

const compileMessages = (texts: Messages): CompiledMessages =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? compile(text) : compileMessages(text)]),
  )

/** Returns the code of a message file in which every message is compiled. */
const compileModule = async (file: string): Promise<string> => {
  const { mtimeMs } = await stat(file)
  const exported = (await import(`${pathToFileURL(file).href}?${mtimeMs}`)) as Record<string, Messages>
  return Object.entries(exported)
    .map(([name, texts]) => `export const ${name} = ${JSON.stringify(compileMessages(texts))}`)
    .join('\n')
}

/** Compiles the messages at build time, so that the browser loads a formatter without the parser. */
export const precompileMessages = (): Plugin => ({
  name: 'glowjar:messages',
  enforce: 'pre',
  config: () => ({
    resolve: {
      alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
    },
    optimizeDeps: { exclude: ['use-intl'] },
    ssr: { noExternal: ['use-intl'] },
  }),
  async transform(_, id) {
    const [file = id] = id.split('?')
    return messageFile.test(file) ? { code: await compileModule(file), map: null } : undefined
  },
})
