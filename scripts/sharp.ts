import { importLockedTool } from './locked-tool.ts'

interface Sharp {
  extract: (box: { left: number; top: number; width: number; height: number }) => Sharp
  resize: (size: { width: number }) => Sharp
  avif: (options: object) => Sharp
  webp: (options: object) => Sharp
  png: (options: object) => Sharp
  toBuffer: () => Promise<Buffer>
}

type SharpModule = { default: (input: Buffer | Buffer[], options?: object) => Sharp }

const sharpModule = (await importLockedTool('scripts/pictures', 'sharp/dist/index.mjs')) as SharpModule

/** Reads and writes pictures. */
export const sharp = sharpModule.default
