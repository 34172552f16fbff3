import { useSyncExternalStore } from 'react'
import type { JarChange } from '#web/ui/jar.tsx'
import { animateFlyingLight } from '#web/ui/flying-light.ts'

/** Something this device did that the jar shows; what other devices did changes the number without a celebration. */
type Celebration = JarChange & { childId: string }

let latest: Celebration | undefined
const listeners = new Set<() => void>()

const show = (celebration: Celebration | undefined): void => {
  latest = celebration
  for (const listener of listeners) listener()
}

const longest = 900

const isInSight = (element: Element): boolean => {
  const { top, bottom, width } = element.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < window.innerHeight
}

/** Where lights fly to: the jar on the page, else the points in the header, else Glim in the bar. */
const jarOnPage = (): Element | null =>
  [...document.querySelectorAll('[data-jar], [data-points]')].toReversed().find((element) => isInSight(element)) ??
  document.querySelector('[data-bottom-bar]')

/** Lights leave the jar one after the other, this many at most, in milliseconds apart. */
const leaving = { most: 5, apart: 60 }

/** Lights fly from the jar to the reward they paid for, more of them for a dearer one. */
export const flyOut = (cost: number, to: Element | null): void => {
  const from = jarOnPage()
  const lights = Math.min(leaving.most, Math.ceil(cost / 20))
  for (let light = 0; light < lights; light++) setTimeout(() => animateFlyingLight(from, to), light * leaving.apart)
}

let count = 0

/** Lets the jar of a child swell or let lights out, starting from what it showed; over within 900 ms. */
export const celebrate = (
  childId: string,
  kind: JarChange['kind'],
  from: number,
  start: Element | null = null,
): void => {
  count += 1
  const celebration = { childId, kind, from, id: String(count) }
  show(celebration)
  if (kind === 'award') animateFlyingLight(start, jarOnPage())
  setTimeout(() => {
    if (latest === celebration) show(undefined)
  }, longest)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the jar of a child is celebrating just now. */
export const useCelebration = (childId: string): JarChange | undefined => {
  const now = useSyncExternalStore(subscribe, () => latest)
  return now?.childId === childId ? now : undefined
}
