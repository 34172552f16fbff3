/** Returns the lines of text of an element as the browser has broken them. */
export const linesOf = (element: Element): string[] => {
  const lines: string[] = []
  let bottom = -Infinity
  const range = document.createRange()
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent ?? ''
    for (let at = 0; at < text.length; at++) {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const box = range.getBoundingClientRect()
      if (box.top >= bottom - 1) lines.push('')
      bottom = Math.max(bottom, box.bottom)
      lines.push((lines.pop() ?? '') + text.charAt(at))
    }
  }
  return lines
}
