import { useRef } from 'react'

/** How long a scene is waited for, in milliseconds. */
const maxWaitMs = 2000

interface Cover {
  covered: Promise<void>
  end: () => void
}

const createCover = (): Cover => {
  let end: () => void = () => undefined
  const covered = new Promise<void>((resolve) => {
    end = resolve
    setTimeout(resolve, maxWaitMs)
  })
  return { covered, end }
}

/**
 * `begin()` starts to wait for a scene that covers the screen, `end()` tells that it does or that none will, and
 * `wait()` resolves then.
 */
export const useCover = () => {
  const cover = useRef<Cover | null>(null)
  return {
    begin: () => {
      cover.current = createCover()
    },
    end: () => cover.current?.end(),
    wait: () => cover.current?.covered,
  }
}
