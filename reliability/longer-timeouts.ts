/** Preloaded into an app: its requests to other hosts may take a hundred times as long, because a test holds the responses. */
const { timeout } = AbortSignal
AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms * 100)
