const flightTime = 550
const svg = 'http://www.w3.org/2000/svg'

/**
 * Sends one light from a tile to the jar. Decoration only: it takes no touch, holds nothing up, and stays away when
 * the reader wants less motion, when the page is hidden, or when either end is not on the page.
 */
export function animateFlyingLight(from: Element | null, to: Element | null): void {
  if (!from || !to || document.hidden || wantsLessMotion()) return
  const start = centre(from)
  const end = centre(to)
  const light = drawLight()
  document.body.append(light)
  const height = Math.min(120, 40 + Math.abs(start.x - end.x) / 3)
  const middle = { x: (start.x + end.x) / 2 + (start.x - end.x) / 6, y: Math.min(start.y, end.y) - height / 3 }
  const frames = [
    { transform: at(start, 0.6), opacity: 0, offset: 0 },
    { transform: at({ x: start.x, y: start.y - 12 }, 1.15), opacity: 1, offset: 0.12 },
    { transform: at(middle, 1), opacity: 1, offset: 0.6 },
    { transform: at(end, 0.5), opacity: 0.2, offset: 1 },
  ]
  const flight = light.animate(frames, { duration: flightTime, easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'both' })
  const land = () => light.remove()
  flight.addEventListener('finish', land)
  flight.addEventListener('cancel', land)
}

function wantsLessMotion(): boolean {
  return getComputedStyle(document.documentElement).getPropertyValue('--motion').trim() === '0'
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

function at(point: { x: number; y: number }, scale: number): string {
  return `translate(${point.x - 24}px, ${point.y - 24}px) scale(${scale})`
}

/** A halo and a lamp, fixed over the page. */
function drawLight(): SVGSVGElement {
  const light = document.createElementNS(svg, 'svg')
  light.setAttribute('class', 'flying-light')
  light.setAttribute('viewBox', '0 0 48 48')
  light.setAttribute('aria-hidden', 'true')
  for (const [radius, part] of [
    [22, 'halo'],
    [12, 'halo'],
    [6, 'lamp'],
    [3, 'core'],
  ] as const) {
    const circle = document.createElementNS(svg, 'circle')
    circle.setAttribute('cx', '24')
    circle.setAttribute('cy', '24')
    circle.setAttribute('r', String(radius))
    circle.setAttribute('class', part)
    light.append(circle)
  }
  return light
}
