import { useLayoutEffect, useRef } from 'react'

/** How much of a question stays in view, in pixels: so much of its end if it is longer. */
const questionInViewPx = 112

/** The distance between the header and the question, in pixels; less than that between two groups. */
const gapPx = 12

const heightOf = (element: Element | null): number => element?.getBoundingClientRect().height ?? 0

/** Scrolls so that the last question, or the end of a long one, is the first below the header, with room below it. */
const scrollToQuestion = (log: HTMLElement): void => {
  const question = [...log.querySelectorAll('[data-question]')].at(-1)
  if (!question) return
  const header = heightOf(log.previousElementSibling)
  const hidden = Math.max(0, heightOf(question) - questionInViewPx)
  const { paddingBottom } = getComputedStyle(log)
  const taken = header + gapPx + Number.parseFloat(paddingBottom) + heightOf(log.nextElementSibling)
  log.style.setProperty('--room', `calc(100dvh - ${Math.floor(taken - hidden)}px)`)
  scrollTo({ top: Math.ceil(scrollY + question.getBoundingClientRect().top + hidden - header - gapPx) })
}

/**
 * Scrolls to the last question whenever the number of lines changes, and not while an answer grows. Returns the ref of
 * the conversation, which stands between its header and its form.
 */
export const useScrollToQuestion = (count: number) => {
  const log = useRef<HTMLDivElement>(null)
  // The external system is the scroll position, before the question is painted elsewhere.
  useLayoutEffect(() => {
    if (log.current && count > 0) scrollToQuestion(log.current)
  }, [count])
  return log
}
