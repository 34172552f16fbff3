import { canAnimate } from '#web/ui/can-animate.ts'
import { flyIntoJar, glow, sparkle } from './jar-demo-animations.ts'
import { jarDemo } from './jar-demo-values.ts'

const countLights = (points: number) => points / jarDemo.perTap

/** Returns where a click was, or, for one of the keyboard, the foot of the button. */
const findOrigin = ({ detail, clientX, clientY }: MouseEvent, button: Element): DOMPoint => {
  if (detail > 0) return new DOMPoint(clientX, clientY)
  const { left, width, bottom } = button.getBoundingClientRect()
  return new DOMPoint(left + width / 2, bottom)
}

/**
 * Lets a light fly into the demo jar with each click; its points count when it has landed. When the jar is full, it sparkles
 * and the link to sign up glows. Returns a function that stops it.
 */
export const startJarDemo = (page: ParentNode): (() => void) => {
  const root = page.querySelector('[data-jar-demo]')
  const button = root?.querySelector('button')
  const count = root?.querySelector<HTMLElement>('[data-jar-count]')
  if (!root || !button || !count) return () => undefined

  const lights = [...root.querySelectorAll<SVGGElement>('[data-light]')]
  const template = count.dataset.jarCount ?? '#'
  const listening = new AbortController()
  let [points, landed]: [number, number] = [jarDemo.points, jarDemo.points]

  const land = (total: number) => {
    landed = Math.max(landed, total)
    root.querySelector('[data-jar-hint]')?.remove()
    count.textContent = template.replace('#', `${landed}`)
    if (landed === jarDemo.max) celebrate()
  }

  const celebrate = () => {
    if (canAnimate()) sparkle(root)
    const link = root.closest('section')?.querySelector('a[href$="/sign-up"]')
    if (link) glow(link, canAnimate())
  }

  const addLight = async (event: MouseEvent) => {
    if (points >= jarDemo.max) return celebrate()
    const light = lights[countLights(points)]
    points += jarDemo.perTap
    const total = points
    light?.toggleAttribute('data-lit', true)
    if (light && canAnimate()) await flyIntoJar(light, findOrigin(event, button))
    return land(total)
  }

  button.addEventListener('click', (event) => void addLight(event).catch(() => undefined), { signal: listening.signal })
  return () => listening.abort()
}
