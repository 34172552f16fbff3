import { jarDemo } from './jar-demo-values.ts'

const countLights = (points: number) => points / jarDemo.perTap

/** Adds a light to the demo jar with each click and starts over when it is full. Returns a function that stops it. */
export const startJarDemo = (page: ParentNode): (() => void) => {
  const root = page.querySelector('[data-jar-demo]')
  const button = root?.querySelector('button')
  const count = root?.querySelector<HTMLElement>('[data-jar-count]')
  if (!root || !button || !count) return () => undefined

  const lights = [...root.querySelectorAll<SVGGElement>('[data-light]')]
  const template = count.dataset.jarCount ?? '#'
  let points: number = jarDemo.points

  const addLight = () => {
    const isFull = points >= jarDemo.max
    points = isFull ? jarDemo.points : points + jarDemo.perTap
    for (const [index, light] of lights.entries()) {
      const isLit = index >= countLights(jarDemo.points) && index < countLights(points)
      light.toggleAttribute('data-lit', isLit)
      light.classList.toggle('animate-light-in', isLit && index === countLights(points) - 1)
    }
    root.querySelector('[data-jar-hint]')?.remove()
    count.textContent = template.replace('#', `${points}`)
  }

  button.addEventListener('click', addLight)
  return () => button.removeEventListener('click', addLight)
}
