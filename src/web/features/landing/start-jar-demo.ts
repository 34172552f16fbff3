import { jarDemo } from './jar-demo-values.ts'

const lightsAt = (points: number) => points / jarDemo.perTap

/**
 * Makes the jar of the page answer to a tap: one more light, ten more points; a full jar begins again. Nothing is
 * stored. Answers how to stop.
 */
export const startJarDemo = (page: ParentNode): (() => void) => {
  const place = page.querySelector('[data-jar-demo]')
  const button = place?.querySelector('button')
  const count = place?.querySelector<HTMLElement>('[data-jar-count]')
  if (!place || !button || !count) return () => undefined

  const lights = [...place.querySelectorAll<SVGGElement>('[data-light]')]
  const words = count.dataset.jarCount ?? '#'
  let points: number = jarDemo.points

  const addLight = () => {
    const full = points >= jarDemo.most
    points = full ? jarDemo.points : points + jarDemo.perTap
    for (const [index, light] of lights.entries()) {
      const lit = index >= lightsAt(jarDemo.points) && index < lightsAt(points)
      light.toggleAttribute('data-lit', lit)
      light.classList.toggle('animate-light-in', lit && index === lightsAt(points) - 1)
    }
    place.querySelector('[data-jar-hint]')?.remove()
    count.textContent = words.replace('#', `${points}`)
  }

  button.addEventListener('click', addLight)
  return () => button.removeEventListener('click', addLight)
}
