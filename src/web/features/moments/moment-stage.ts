const maxScale = 1.5
const marginPx = 12

/** A new card on its way from a form to its place. */
export interface Flight {
  /** Where its form was; null if the card stands there now. */
  from: DOMRect | null
  /** Between which heights of the window it is seen whole, clear of bars and messages. */
  view: { top: number; bottom: number }
  /** Where the card will stand in the window after scrolling. */
  place: DOMRect
  /** What has moved below it, which is hidden until it leaves. */
  moved: HTMLElement | null
  /** Called when it leaves for its place. */
  onLeave: () => void
}

/** Returns a copy of a card at a place of the window, which the page scrolls away beneath. */
export const createFlier = (card: HTMLElement, { left, top, width, height }: DOMRect): HTMLElement => {
  const flier = card.cloneNode(true) as HTMLElement
  for (const { name } of Array.from(flier.attributes)) if (name.startsWith('data-')) flier.removeAttribute(name)
  flier.dataset['savedCard'] = ''
  flier.inert = true
  flier.ariaHidden = 'true'
  Object.assign(flier.style, {
    position: 'fixed',
    zIndex: '63',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    // A tap goes to what is below.
    pointerEvents: 'none',
  })
  return flier
}

/** Returns a layer in the colour of the page that lets the whole window step back, bars and messages as well. */
export const createVeil = (): HTMLElement => {
  const veil = document.createElement('div')
  veil.ariaHidden = 'true'
  veil.dataset['savedVeil'] = ''
  veil.className = 'pointer-events-none fixed inset-0 z-62 bg-bg/85'
  return veil
}

/** Returns the transform by which a card at its place is seen enlarged over the form, whole between the bars. */
export const findHeldTransform = ({ from, view, place }: Flight, shrink = 1): string => {
  if (!from) return `scale(${shrink})`
  const room = view.bottom - view.top - 2 * marginPx
  const scale = Math.max(0.1, Math.min(maxScale, from.width / place.width, room / place.height))
  const half = (place.height * scale) / 2 + marginPx
  const middle = (Math.max(from.top, view.top) + Math.min(from.bottom, view.bottom)) / 2
  const held = Math.min(Math.max(middle, view.top + half), view.bottom - half)
  const x = from.left + from.width / 2 - place.left - place.width / 2
  const y = held - place.top - place.height / 2
  return `translate(${x}px, ${y}px) scale(${scale * shrink})`
}
