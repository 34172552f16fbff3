import { createStore } from '#web/lib/store.ts'
import type { JarChange } from '#web/ui/jar.tsx'
import { animateFlyingLight } from '#web/ui/flying-light.ts'

/** What `animateJar` shows: an act of this device. Acts of other devices change the number without an animation. */
export interface JarAnimation {
  /** The child with the balance before the act. */
  child: { id: string; points: number }
  kind: JarChange['kind']
  /** Where lights come from (award) or fly to (redeem). */
  element: Element | null
  /** The price of a redeemed reward. */
  cost?: number
}

type ChildJarChange = JarChange & { childId: string }

const durationMs = 900
const lightIntervalMs = 60
const maxLights = 5

const current = createStore<ChildJarChange | undefined>(undefined)
let count = 0

const isInView = (element: Element): boolean => {
  const { top, bottom, width } = element.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < window.innerHeight
}

/** Returns the jar on the page, else the points in the header, else Glim in the bar. */
const findJar = (): Element | null =>
  [...document.querySelectorAll('[data-jar], [data-points]')].toReversed().find((element) => isInView(element)) ??
  document.querySelector('[data-bottom-bar]')

/** Animates lights from the jar to a reward: one for each 20 points of its price, at most five. */
const flyLightsTo = (reward: Element | null, cost: number): void => {
  const jar = findJar()
  const lights = Math.min(maxLights, Math.ceil(cost / 20))
  for (let light = 0; light < lights; light++)
    setTimeout(() => animateFlyingLight(jar, reward), light * lightIntervalMs)
}

/** Animates the jar of a child for 900 ms, with lights that fly in or out. */
export const animateJar = ({ child, kind, element, cost = 0 }: JarAnimation): void => {
  count += 1
  const change = { childId: child.id, kind, from: child.points, id: String(count) }
  current.set(change)
  if (kind === 'award') animateFlyingLight(element, findJar())
  else flyLightsTo(element, cost)
  setTimeout(() => {
    if (current.get() === change) current.set(undefined)
  }, durationMs)
}

/** Returns the running animation of a child's jar, if any. */
export const useJarChange = (childId: string): JarChange | undefined => {
  const change = current.useValue()
  return change?.childId === childId ? change : undefined
}
