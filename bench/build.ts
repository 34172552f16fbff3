import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { budgets } from './budgets.ts'
import type { Benchmark } from './context.ts'

const sampleIntervalMs = 50

const readChildPids = (pid: number): number[] => {
  try {
    const tasks = globSync(`/proc/${pid}/task/*/children`)
    return tasks.flatMap((file) => readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number))
  } catch {
    // It has ended.
    return []
  }
}

const readResidentBytes = (pid: number): number => {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

/** Returns the resident bytes of a process and of all that it started. */
const readTreeBytes = (pid: number): number =>
  readChildPids(pid).reduce((sum, child) => sum + readTreeBytes(child), readResidentBytes(pid))

const measureFolderMb = (folder: string, isCounted: (file: string) => boolean = () => true): number =>
  globSync(`${folder}/**/*`)
    .filter((file) => isCounted(file) && statSync(file).isFile())
    .reduce((sum, file) => sum + statSync(file).size / 1e6, 0)

const models = path.join('content', 'assistant', 'models')

const isModel = (file: string) => file.startsWith(models + path.sep)

/** Measures `npm run build`: its time, its most memory at a time, and the sizes of what it reads and writes. Goals 21 and 22. */
export const measureBuild: Benchmark = async () => {
  const startedAt = performance.now()
  const child = spawn('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] })
  let bytes = 0
  const timer = setInterval(() => (bytes = Math.max(bytes, readTreeBytes(child.pid ?? 0))), sampleIntervalMs)
  const [code] = (await once(child, 'exit')) as [number | null]
  clearInterval(timer)
  if (code !== 0) throw new Error(`npm run build ended with ${code}.`)
  return [
    { ...budgets.buildTime, value: (performance.now() - startedAt) / 1000 },
    { ...budgets.buildMemory, value: bytes / 1e6 },
    { ...budgets.builtSize, value: measureFolderMb('dist') },
    { ...budgets.contentSize, value: measureFolderMb('content', (file) => !isModel(file)) },
    { ...budgets.modelSize, value: measureFolderMb(models) },
    ...(existsSync('training') ? [{ ...budgets.trainingSize, value: measureFolderMb('training') }] : []),
  ]
}
