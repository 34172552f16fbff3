import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
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

/** Starts the server with the files of the image, on a new data folder. */
const startImage = async () => {
  const folder = createImageFolder()
  const data = mkdtempSync(path.join(tmpdir(), 'glowjar-data-'))
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  const { PATH } = process.env
  const env = { PATH, ...finalImage.env, HOST: '127.0.0.1', PORT: String(await findFreePort()), DATA_DIR: data }
  /** Runs Node with the environment of the container. */
  const runNode = (args: readonly string[]) => spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' })
  const server = spawn(process.execPath, finalImage.command.slice(1), { cwd: folder, env, stdio: 'ignore' })
  onTestFinished(() => void server.kill('SIGKILL'))
  const isHealthy = () => runNode(finalImage.healthCommand.slice(1)).status === 0
  await expect.poll(isHealthy, { timeout: 30_000 }).toBe(true)
  return { server, runNode, isHealthy }
}

test('the server starts with the files of the image, and its health check detects a stop', async () => {
  const { server, isHealthy } = await startImage()
  server.kill('SIGTERM')
  await expect.poll(isHealthy, { timeout: 30_000 }).toBe(false)
})

test('the commands that are documented for monitoring work inside the container', async () => {
  const { runNode } = await startImage()
  const [, script = ''] = /node -e '([^']+)'/.exec(readFileSync('docs/containers.md', 'utf8')) ?? []
  const details = () => JSON.parse(runNode(['-e', script]).stdout) as { backup: { age: number | null } }
  expect(details()).toMatchObject({ status: 'ok', version: expect.any(String), backup: { failedAt: null } })
  const { status, stdout } = runNode(['bin/glowjar.js', 'doctor'])
  expect([status, stdout]).toEqual([0, expect.stringMatching(/, 0 accounts$.*^Nothing to do\.$/ms)])
})
