import { argon2Sync, type Argon2Parameters } from 'node:crypto'
import { platform, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

const niceness = 10

/** Makes the system prefer the thread that serves requests. Only Linux has priorities of threads; elsewhere nothing changes. */
const lowerPriority = () => {
  if (platform() !== 'linux') return
  try {
    setPriority(niceness)
  } catch {
    // A container may forbid it; hashing works without.
  }
}

lowerPriority()
parentPort?.on('message', (parameters: Argon2Parameters) => {
  parentPort?.postMessage(argon2Sync('argon2id', parameters), [])
})
