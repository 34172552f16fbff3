import type { CSSProperties } from 'react'

/** Returns a share as a percentage of CSS. */
export const percent = (share: number): string => `${share * 100}%`

/** Returns the style that places an absolute element at shares of the width and height of its parent. */
export const placeAt = ({ x, y }: { x: number; y: number }): CSSProperties => ({ left: percent(x), top: percent(y) })
