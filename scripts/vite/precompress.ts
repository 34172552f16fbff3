import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const text = /\.(?:js|css|html|svg|json|webmanifest|txt)$/
const smallest = 512

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

const compressFile = async (file: string) => {
  const content = await readFile(file)
  if (content.length < smallest) return
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await Promise.all([
    writeFile(`${file}.br`, await asBrotli(content, quality)),
    writeFile(`${file}.gz`, await asGzip(content, { level: 9 })),
  ])
}

/** Writes a brotli and a gzip sibling beside every text file of the build, so that the server compresses nothing. */
export const precompress = (): Plugin => {
  let folder = ''
  return {
    name: 'glowjar:precompress',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = await readdir(folder, { recursive: true })
        await Promise.all(files.filter((file) => text.test(file)).map((file) => compressFile(path.join(folder, file))))
      },
    },
  }
}
