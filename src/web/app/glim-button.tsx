import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#shared/auth/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import { patiently } from '#web/lib/patiently.ts'

const Bubble = lazy(() => patiently(async () => ({ default: (await import('./glim-bubble.tsx')).GlimBubble })))

export type GlimProps = { user: User; child: Child | undefined }

/** Glim: a tap opens the bubble, another one closes it. */
export function GlimButton({
  user,
  child,
  className,
  children,
}: GlimProps & { className: string; children: ReactNode }) {
  const t = useTranslations('shell')
  const [asked, setAsked] = useState(false)
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        className={className}
        onClick={() => {
          setAsked(true)
          setOpen(!open)
        }}
      >
        {children}
        <span className="sr-only">{t('openGlim')}</span>
      </button>
      {asked && (
        <Suspense>
          <Bubble user={user} child={child} open={open} onOpenChange={setOpen} anchor={button} />
        </Suspense>
      )}
    </>
  )
}
