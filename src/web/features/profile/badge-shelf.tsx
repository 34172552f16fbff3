import { Dialog as Base } from '@base-ui/react/dialog'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#shared/auth/contract.ts'
import type { ShelfBadge } from '#shared/badges/contract.ts'
import { findNearest } from '#shared/badges/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { BadgeButton } from './badge-button.tsx'
import { BadgeDetails } from './badge-details.tsx'

interface BadgeShelfProps {
  child: Child
  user: User
  shelf: readonly ShelfBadge[]
  /** The badge whose details are open at first. */
  initial: string | null
  onClosed: () => void
}

/** Renders all badges of a child on the boards of a shelf that fills the window; a tap shows the details of one below. */
export function BadgeShelf({ child, user, shelf, initial, onClosed }: BadgeShelfProps) {
  const [isOpen, setIsOpen] = useState(true)
  const [chosenId, setChosenId] = useState(initial)
  const list = useRef<HTMLUListElement>(null)
  const chosen = shelf.find(({ id }) => id === chosenId)
  const closeDetails = () => {
    list.current?.querySelector<HTMLElement>(`[data-badge="${chosenId}"]`)?.focus()
    setChosenId(null)
  }
  // External system: the browser's scroll position, once the details have taken their place.
  useLayoutEffect(() => {
    list.current?.querySelector(`[data-badge="${chosenId}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [chosenId])
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(next, details) => {
        const isEscape = details.event instanceof KeyboardEvent
        if (isEscape && chosen) {
          details.cancel()
          closeDetails()
        } else setIsOpen(next)
      }}
      onOpenChangeComplete={(open) => !open && onClosed()}
    >
      <Base.Portal>
        <Base.Popup className="fixed inset-0 z-50 flex flex-col bg-[linear-gradient(var(--night-top),var(--night-sky))] text-on-night transition-opacity duration-200 outline-none [--ring:var(--color-night-gold)] data-ending-style:opacity-0 data-starting-style:opacity-0">
          <ShelfHeader child={child} shelf={shelf} />
          <div className="badge-shelf-and-details">
            <div className="@container min-h-0 flex-1 scroll-pb-4 overflow-y-auto overscroll-contain px-2 pb-6">
              <ul ref={list} className="badge-shelf mx-auto max-w-160">
                {shelf.map((badge, nth) => (
                  <li key={badge.id}>
                    <BadgeButton
                      badge={badge}
                      nth={nth}
                      isNearest={badge.id === findNearest(shelf)?.id}
                      isChosen={badge.id === chosenId}
                      onClick={() => setChosenId(badge.id)}
                    />
                  </li>
                ))}
              </ul>
            </div>
            {chosen && <BadgeDetails key={chosen.id} child={child} user={user} badge={chosen} onClose={closeDetails} />}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

function ShelfHeader({ child, shelf }: Pick<BadgeShelfProps, 'child' | 'shelf'>) {
  const t = useTranslations()
  const earned = shelf.filter(({ awardedAt }) => awardedAt !== null).length
  return (
    <header className="mx-auto flex w-full max-w-160 items-center gap-2.5 pt-[max(0.5rem,env(safe-area-inset-top))] pr-4 pb-2 pl-1">
      <Base.Close render={<IconButton icon="back" aria-label={t('common.back')} className="hover:bg-night-soft!" />} />
      <Avatar emoji={child.avatarUrl} name={child.name} size="normal" />
      <Base.Title className="type-h2 min-w-0 flex-1 wrap-anywhere max-[22.5rem]:text-[1.125rem]/[1.5rem]!">
        {t('badges.shelf', { name: child.name })}
      </Base.Title>
      <p className="shrink-0 text-small text-night-text">{t('badges.count', { count: earned, most: shelf.length })}</p>
    </header>
  )
}
