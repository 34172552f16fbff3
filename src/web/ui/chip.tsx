import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** The look of a chip, shared by the toggle, the group and links that sit among chips. */
export function chipClasses(on: boolean, className?: string): string {
  return classNames(
    'press tap-child type-label inline-flex max-w-full shrink-0 items-center justify-center gap-1.5 rounded-full border-[1.5px] px-4 py-2 select-none',
    on ? 'border-text bg-text text-bg' : 'border-line bg-surface text-text',
    className,
  )
}

type ChipProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-pressed'> & {
  /** Given, the chip is a switch and says whether it is pressed; left out, it is a small action. */
  pressed?: boolean
  /** `honey` for points given as a surprise. */
  tone?: 'plain' | 'honey'
  children: ReactNode
}

/** A rounded small button: a switch when `pressed` is given, otherwise an action. */
export function Chip({ pressed, tone = 'plain', className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      className={chipClasses(
        pressed ?? false,
        classNames(tone === 'honey' && 'border-honey-tint! bg-honey-tint! text-honey!', className),
      )}
    >
      {children}
    </button>
  )
}
