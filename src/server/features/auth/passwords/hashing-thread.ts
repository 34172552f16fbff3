import type { Argon2Parameters } from 'node:crypto'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { minuteMs } from '#shared/time/duration.ts'

const { dirname, filename } = import.meta
const workerFile = path.join(dirname, filename.endsWith('.ts') ? 'argon2-worker.ts' : 'argon2-worker.js')
const workerOptions = { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 } }

/** A thread that computes one Argon2id tag at a time. */
export interface HashingThread {
  computeTag(parameters: Argon2Parameters): Promise<Buffer>
}

/** Starts a thread. It ends after a minute without work, when `onIdleEnd` is called, or when it fails. */
export const startHashingThread = (onIdleEnd: () => void): HashingThread => {
  const worker = new Worker(workerFile, workerOptions)
  let current: PromiseWithResolvers<Buffer> | null = null
  const idleTimer = setTimeout(() => {
    if (current) return
    onIdleEnd()
    void worker.terminate()
  }, minuteMs).unref()
  worker.on('message', (tag: Uint8Array) => {
    worker.unref()
    idleTimer.refresh()
    current?.resolve(Buffer.from(tag))
    current = null
  })
  worker.on('error', (error) => current?.reject(error))
  return {
    computeTag(parameters) {
      current = Promise.withResolvers()
      worker.ref()
      worker.postMessage(parameters, [])
      return current.promise
    },
  }
}
