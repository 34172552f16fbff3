import { setImmediate as nextTurn } from 'node:timers/promises'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Runs work of a command; a signal that ends the process meanwhile first runs `cleanUp`, which must be synchronous. */
export const withCleanupOnSignal = async <T>(cleanUp: () => void, work: () => Promise<T>): Promise<T> => {
  const stopListening = () => {
    for (const signal of signals) process.off(signal, end)
  }
  const end = (signal: NodeJS.Signals) => {
    stopListening()
    cleanUp()
    // Without a listener the signal ends the process, and the shell learns by which.
    process.kill(process.pid, signal)
  }
  for (const signal of signals) process.on(signal, end)
  try {
    return await work()
  } finally {
    // A signal that came during the last turn of the event loop is delivered in the one after the next.
    await nextTurn()
    await nextTurn()
    stopListening()
  }
}
