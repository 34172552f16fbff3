/** Preloaded into an app: what it gives up after a time may take a hundred times as long, so that a busy machine changes no outcome. */
const { timeout } = AbortSignal
AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms * 100)
