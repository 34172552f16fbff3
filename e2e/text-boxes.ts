import type { Page } from '@playwright/test'

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** A line of text. */
interface Line {
  text: string
  /** Lines with the same number are in the same element, or in the same layer: the page, a bar, a dialog or a menu. */
  element: number
  layer: number
  /** The part that scroll containers show, and of that the part that is not cut off. */
  box: Box
  shown: Box
  /** The elements around it, innermost first, and whether they cut off what is outside; `isEnd`: they scroll, or cut with an ellipsis. */
  around: { name: string; edge: Box; isCutX: boolean; isCutY: boolean; isEnd: boolean }[]
}

const floating = '[role=dialog], [role=menu], [role=listbox], [role=tooltip], [data-sheet]'

const listLines = async (page: Page): Promise<Line[]> =>
  page.evaluate((floatingSelector) => {
    const known: (Element | undefined)[] = []
    const idOf = (element?: Element): number =>
      known.includes(element) ? known.indexOf(element) : known.push(element) - 1
    const listAround = (element: Element): { one: Element; style: CSSStyleDeclaration }[] => {
      const around = []
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
        around.push({ one, style: getComputedStyle(one) })
      return around
    }
    const isFor = { layers: /fixed|sticky/, scrolling: /auto|scroll/, clipping: /auto|scroll|hidden|clip/ }
    const cut = ({ left, top, right, bottom }: Box, around: ReturnType<typeof listAround>, overflow: RegExp): Box => {
      const part = { left, top, right, bottom }
      for (const { one, style } of around) {
        const edge = one.getBoundingClientRect()
        if (overflow.test(style.overflowX)) {
          part.left = Math.max(part.left, edge.left)
          part.right = Math.min(part.right, edge.right)
        }
        if (overflow.test(style.overflowY)) {
          part.top = Math.max(part.top, edge.top)
          part.bottom = Math.min(part.bottom, edge.bottom)
        }
      }
      return part
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const lines: Line[] = []
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode
      const text = textContent?.trim() ?? ''
      // Separators at the ends of lines are cut off on purpose.
      if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || !/[\p{L}\p{N}]/u.test(text))
        continue
      const around = listAround(element)
      // What is for screen readers only.
      if (around.some(({ style }) => style.clipPath.startsWith('inset(50%'))) continue
      const layer = around.find(({ one, style }) => one.matches(floatingSelector) || isFor.layers.test(style.position))
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      for (const box of range.getClientRects())
        lines.push({
          text: text.slice(0, 40),
          element: idOf(element),
          layer: idOf(layer?.one),
          box: cut(box, around, isFor.scrolling),
          shown: cut(box, around, isFor.clipping),
          around: around.map(({ one, style }) => ({
            name: `${one.tagName} .${one.className}`,
            edge: cut(one.getBoundingClientRect(), [], isFor.clipping),
            isCutX: style.overflowX !== 'visible',
            isCutY: style.overflowY !== 'visible',
            isEnd:
              style.textOverflow === 'ellipsis' ||
              style.webkitLineClamp !== 'none' ||
              isFor.scrolling.test(style.overflow),
          })),
        })
    }
    return lines
  }, floating)

/** How much of the height of a line may be covered or cut off: glyphs are lower than their boxes. */
const tolerance = 0.35

const widthOf = ({ left, right }: Box): number => right - left
const heightOf = ({ top, bottom }: Box): number => bottom - top

const overlap = (one: Line, other: Line): boolean => {
  if (one.element === other.element || one.layer !== other.layer) return false
  const shared: Box = {
    left: Math.max(one.shown.left, other.shown.left),
    top: Math.max(one.shown.top, other.shown.top),
    right: Math.min(one.shown.right, other.shown.right),
    bottom: Math.min(one.shown.bottom, other.shown.bottom),
  }
  return widthOf(shared) > 2 && heightOf(shared) > tolerance * Math.min(heightOf(one.box), heightOf(other.box))
}

/** Returns the element that cuts a line off without an ellipsis. */
const findCutter = ({ box, around }: Line): Line['around'][number] | undefined => {
  const found = around.find(({ edge, isCutX, isCutY, isEnd }) => {
    const over = Math.max(edge.top - box.top, box.bottom - edge.bottom)
    return (
      isEnd ||
      (isCutX && (box.left < edge.left - 2 || box.right > edge.right + 2)) ||
      (isCutY && over > tolerance * heightOf(box))
    )
  })
  return found?.isEnd ? undefined : found
}

/** Returns texts that overlap another text of the same layer, or that an element cuts off without an ellipsis. */
export const findUnreadableTexts = async (page: Page): Promise<string[]> => {
  const lines = (await listLines(page)).filter(({ box }) => widthOf(box) > 1 && heightOf(box) > 0)
  const overlaps = lines.flatMap((line, n) =>
    lines
      .slice(n + 1)
      .filter((other) => overlap(line, other))
      .map((other) => `overlap: ${line.text} / ${other.text}`),
  )
  const cut = lines.flatMap((line) => {
    const cutter = findCutter(line)
    return cutter ? [`cut off: ${line.text} by ${cutter.name}`] : []
  })
  return [...new Set([...overlaps, ...cut])]
}
