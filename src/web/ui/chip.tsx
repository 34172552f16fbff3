import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** Returns the classes of a chip, for buttons, radios and links. */
export function chipClasses(isSelected: boolean, className?: string): string {
  return classNames(
    'press tap-child type-label inline-flex max-w-full shrink-0 items-center justify-center gap-1.5 rounded-full border-[1.5px] px-4 py-2 select-none',
    isSelected ? 'border-text bg-text text-bg' : 'border-line bg-surface text-text',
    className,
  )
}

type ChipButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-pressed'> & {
  /** Makes the chip a toggle button. */
  pressed?: boolean
  tone?: 'plain' | 'honey'
  children: ReactNode
}

/** Renders a small rounded button, or a toggle button if `pressed` is given. */
export function ChipButton({ pressed, tone = 'plain', className, children, ...rest }: ChipButtonProps) {
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
