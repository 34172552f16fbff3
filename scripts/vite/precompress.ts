import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(?:js|css|html|svg|json|webmanifest|txt)$/
const minimumSize = 512

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

const compressFile = async (file: string) => {
  const content = await readFile(file)
  if (content.length < minimumSize) return
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await Promise.all([
    writeFile(`${file}.br`, await compressBrotli(content, quality)),
    writeFile(`${file}.gz`, await compressGzip(content, { level: 9 })),
  ])
}

/** Writes a brotli and a gzip version of every text file of the build, so that the server need not compress. */
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
        await Promise.all(
          files.filter((file) => compressible.test(file)).map((file) => compressFile(path.join(folder, file))),
        )
      },
    },
  }
}
