import { Suspense, useRef, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { GlimProps } from './glim-popover.tsx'
import { LateNotice, lazyWithMessages } from './lazy-component.tsx'

const { Component: LazyGlimPopover } = lazyWithMessages(async () => (await import('./glim-popover.tsx')).GlimPopover)

type GlimButtonProps = GlimProps & {
  className: string
  /** Whether the screen is Glim's. */
  isCurrent?: boolean
  children: ReactNode
}

/** Renders the button that opens and closes Glim's popover, which is loaded at the first tap unless it was loaded ahead. */
export function GlimButton({ className, isCurrent, children, ...glim }: GlimButtonProps) {
  const t = useTranslations('shell')
  const [isLoaded, setIsLoaded] = useState(false)
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-current={isCurrent}
        className={className}
        onClick={() => {
          setIsLoaded(true)
          setOpen(!open)
        }}
      >
        {children}
        <span className="sr-only">{t('openGlim')}</span>
      </button>
      {isLoaded && (
        <Suspense fallback={open && <LateNotice title={t('glimFailed')} />}>
          <LazyGlimPopover {...glim} open={open} onOpenChange={setOpen} anchor={button} />
        </Suspense>
      )}
    </>
  )
}
