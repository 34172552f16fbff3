import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { buttonClasses, type ButtonSize, type ButtonTone } from './button-variants.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-disabled'> & {
  tone?: ButtonTone
  size?: ButtonSize
  icon?: IconName
  /** Sets `aria-busy` and ignores clicks, but stays focusable. */
  pending?: boolean
  /** Sets `aria-disabled` and ignores clicks, but stays focusable. */
  inactive?: boolean
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** Renders a button with a text label. */
export function Button(props: ButtonProps) {
  const { tone, size, icon, pending = false, inactive = false, className, children, onClick, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      className={buttonClasses(inactive ? 'off' : tone, size, className)}
      aria-disabled={pending || inactive || undefined}
      aria-busy={pending || undefined}
      onClick={(event) => {
        if (pending || inactive) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {icon && !pending && <Icon name={icon} size={18} />}
      {pending && <Spinner />}
      {children}
    </button>
  )
}

/** Renders what stands in place of the icon while something is sent. */
export function Spinner() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true" className="animate-wait">
      <circle cx="3.5" cy="10" r="2.2" />
      <circle cx="10" cy="10" r="2.2" />
      <circle cx="16.5" cy="10" r="2.2" />
    </svg>
  )
}
