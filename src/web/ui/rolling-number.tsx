import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { canAnimate } from './can-animate.ts'

const rollMs = 200
const fadeMs = 120

interface RollingNumberProps {
  value: number
  format: (value: number) => string
}

/** Calls `show` with the numbers from one value to another, frame by frame; returns a function that stops. */
const countTo = (from: number, to: number, show: (value: number) => void): (() => void) => {
  const start = performance.now()
  let frame = 0
  const step = (now: number) => {
    const share = Math.min(1, Math.max(0, (now - start) / rollMs))
    show(Math.round(from + (to - from) * share))
    if (share < 1) frame = requestAnimationFrame(step)
  }
  show(from)
  frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}

/** Renders a number that counts to a new value within 200 ms; with reduced motion it fades in. */
export function RollingNumber({ value, format }: RollingNumberProps) {
  const element = useRef<HTMLSpanElement>(null)
  const shown = useRef(value)
  const show = useEffectEvent((next: number) => {
    if (element.current) element.current.textContent = format(next)
  })
  // External system: the frames of the browser, before the new value is painted.
  useLayoutEffect(() => {
    const from = shown.current
    shown.current = value
    if (from === value || document.hidden) return undefined
    if (canAnimate()) return countTo(from, value, (next) => show(next))
    const fade = element.current?.animate([{ opacity: 0 }, { opacity: 1 }], fadeMs)
    return () => fade?.cancel()
  }, [value])
  return <span ref={element}>{format(value)}</span>
}
