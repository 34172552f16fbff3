import { spawnSync } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const vite = path.join(root, 'node_modules/vite/bin/vite.js')
const builtFiles = ['dist/server/main.js', 'dist/web/index.html'].map((file) => path.join(root, file))
const sourceGlobs = ['src/**/*', 'content/**/*', 'scripts/vite/*', 'vite.config.ts', 'package-lock.json']

const readModifiedTime = (file: string): number => statSync(file).mtimeMs

const isBuildCurrent = (): boolean => {
  if (!builtFiles.every((file) => existsSync(file))) return false
  const oldest = Math.min(...builtFiles.map(readModifiedTime))
  return globSync(sourceGlobs, { cwd: root }).every((file) => readModifiedTime(path.join(root, file)) <= oldest)
}

const build = (...flags: string[]): void => {
  const { status } = spawnSync(process.execPath, [vite, 'build', ...flags], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

if (!isBuildCurrent()) {
  console.log(
    'Building Glowjar, once after each update. This takes about 20 seconds, several times as long on a small computer.',
  )
  console.log('1 of 2: the server and what the assistant knows …')
  build('--ssr')
  console.log('2 of 2: the web app …')
  build()
  console.log('Built. Starting …')
}

await import(path.join(root, 'dist/server/main.js'))
