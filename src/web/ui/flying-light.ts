import { prefersReducedMotion } from './prefers-reduced-motion.ts'

const durationMs = 550
const svgNamespace = 'http://www.w3.org/2000/svg'

/**
 * Animates a decorative light from one element to another. Does nothing with reduced motion, on a hidden page, or
 * without either element.
 */
export function animateFlyingLight(from: Element | null, to: Element | null): void {
  if (!from || !to || document.hidden || prefersReducedMotion()) return
  const start = centerOf(from)
  const end = centerOf(to)
  const light = createLight()
  document.body.append(light)
  const height = Math.min(120, 40 + Math.abs(start.x - end.x) / 3)
  const middle = { x: (start.x + end.x) / 2 + (start.x - end.x) / 6, y: Math.min(start.y, end.y) - height / 3 }
  const keyframes = [
    { transform: transformAt(start, 0.6), opacity: 0, offset: 0 },
    { transform: transformAt({ x: start.x, y: start.y - 12 }, 1.15), opacity: 1, offset: 0.12 },
    { transform: transformAt(middle, 1), opacity: 1, offset: 0.6 },
    { transform: transformAt(end, 0.5), opacity: 0.2, offset: 1 },
  ]
  const animation = light.animate(keyframes, { duration: durationMs, easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'both' })
  const remove = () => light.remove()
  animation.addEventListener('finish', remove)
  animation.addEventListener('cancel', remove)
}

function centerOf(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

function transformAt(point: { x: number; y: number }, scale: number): string {
  return `translate(${point.x - 24}px, ${point.y - 24}px) scale(${scale})`
}

function createLight(): SVGSVGElement {
  const light = document.createElementNS(svgNamespace, 'svg')
  light.setAttribute('class', 'flying-light')
  light.setAttribute('viewBox', '0 0 48 48')
  light.setAttribute('aria-hidden', 'true')
  for (const [radius, part] of [
    [22, 'halo'],
    [12, 'halo'],
    [6, 'lamp'],
    [3, 'core'],
  ] as const) {
    const circle = document.createElementNS(svgNamespace, 'circle')
    circle.setAttribute('cx', '24')
    circle.setAttribute('cy', '24')
    circle.setAttribute('r', String(radius))
    circle.setAttribute('class', part)
    light.append(circle)
  }
  return light
}
