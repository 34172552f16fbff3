/** How long a page that is not painted, such as a hidden one, waits instead, in milliseconds. */
const unpaintedMs = 100

/** Resolves after the next paint: work after it does not delay the response to a tap (https://web.dev/articles/optimize-inp). */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, unpaintedMs)
    requestAnimationFrame(() => setTimeout(resolve))
  })
