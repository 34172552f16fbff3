import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort } from '#scripts/ports.ts'
import { copyInstructions, finalImage } from '#scripts/dockerfile.ts'

/** Copies what the Dockerfile copies into its final stage to a folder; the packages are linked. */
const createImageFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glowjar-image-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const { sources, target } of copyInstructions.filter(({ isFinal }) => isFinal)) {
    for (const source of sources) {
      const name = path.posix.relative('/app', path.posix.resolve('/app', source))
      const to = target.endsWith('/') ? path.join(folder, target, path.basename(name)) : path.join(folder, target)
      if (name === 'node_modules') symlinkSync(path.resolve(name), to)
      else cpSync(name, to, { recursive: true })
    }
  }
  return folder
}

test('the server starts with the files of the image, and its health check detects a stop', async () => {
  const folder = createImageFolder()
  const data = mkdtempSync(path.join(tmpdir(), 'glowjar-data-'))
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  const { PATH } = process.env
  const env = { PATH, ...finalImage.env, HOST: '127.0.0.1', PORT: String(await findFreePort()), DATA_DIR: data }
  const isHealthy = () => {
    const [, ...args] = finalImage.healthCommand
    return spawnSync(process.execPath, args, { env }).status === 0
  }
  const server = spawn(process.execPath, finalImage.command.slice(1), { cwd: folder, env, stdio: 'ignore' })
  onTestFinished(() => void server.kill('SIGKILL'))
  await expect.poll(isHealthy, { timeout: 30_000 }).toBe(true)
  server.kill('SIGTERM')
  await expect.poll(isHealthy, { timeout: 30_000 }).toBe(false)
})
