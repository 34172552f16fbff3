import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { isBadgeKind } from '#shared/badges/rules.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { FeastStage } from '#web/ui/feast-stage.tsx'
import { endFeast, useFeast, type FeastContent } from '#web/ui/feast-queue.ts'
import { classNames } from '#web/ui/class-names.ts'
import { countFlyingLights } from '#web/ui/flight-path.ts'
import { Icon } from '#web/ui/icon.tsx'
import { NightSky } from '#web/ui/night-sky.tsx'
import { useFormatSigned } from './act-points.tsx'

/** Taps are ignored for so long: they were meant for what was there before. */
export const deafMs = 400
const veilMs = 200

/** Renders the feasts that `showFeast` queued, one after the other, each until it is dismissed. */
export function Feast() {
  const content = useFeast()
  return content && <FeastDialog content={content} />
}

/**
 * Opens the dialog, which makes the page behind it inert, and calls `onEnd` for a tap anywhere and Escape, with whether
 * it was on undo; restores the focus when it is removed.
 */
const useModal = (onEnd: (isUndo: boolean) => void) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const end = useEffectEvent((event: Event) => {
    event.preventDefault()
    onEnd(event.target instanceof Element && event.target.closest('[data-undo-feast]') !== null)
  })
  // External system: the browser's top layer.
  useLayoutEffect(() => {
    const opened = dialog.current
    const before = document.activeElement
    const listening = new AbortController()
    for (const name of ['click', 'cancel']) {
      opened?.addEventListener(name, (event) => end(event), { signal: listening.signal })
    }
    // The browser may close it in spite of `cancel`.
    opened?.addEventListener('close', endFeast, { signal: listening.signal })
    opened?.showModal()
    opened?.animate([{ opacity: 0 }, { opacity: 1 }], veilMs)
    return () => {
      listening.abort()
      opened?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return dialog
}

/** Returns what a feast says: its own words and its badges, or, without words, those of its first badge. */
const useFeastWords = ({ title, text, iconName, badges = [] }: FeastContent) => {
  const t = useTranslations('badges.kinds')
  const titleOf = (badge: (typeof badges)[number]) => (isBadgeKind(badge.id) ? t(`${badge.id}.title`) : badge.title)
  const [first] = badges
  const icon = iconName ?? first?.iconName
  if (title !== undefined || !first) return { title: title ?? '', text, iconName: icon, chips: badges.map(titleOf) }
  const practice = isBadgeKind(first.id) ? t(`${first.id}.practice`) : ''
  return { title: titleOf(first), text: practice, iconName: icon, chips: badges.slice(1).map(titleOf) }
}

function FeastDialog({ content }: { content: FeastContent }) {
  const t = useTranslations('feast')
  const id = useId()
  const { title, text, iconName, chips } = useFeastWords(content)
  const goOn = useRef<HTMLButtonElement>(null)
  const shownAt = useRef(0)
  const show = useEffectEvent((_: FeastContent) => {
    shownAt.current = performance.now()
    goOn.current?.focus({ preventScroll: true })
  })
  // External systems: the clock and the focus.
  useEffect(() => show(content), [content])
  const dialog = useModal((isUndo) => {
    if (performance.now() - shownAt.current < deafMs) return
    endFeast()
    if (isUndo) content.onUndo?.()
  })
  return (
    <dialog
      ref={dialog}
      data-celebration=""
      aria-labelledby={`${id}name ${id}title`}
      aria-describedby={`${id}text`}
      className="feast"
    >
      <NightSky />
      <div className="feast-content">
        <div className="feast-who grid min-w-0 justify-items-center gap-2 [grid-area:who]">
          <Avatar emoji={content.child.avatarUrl ?? null} name={content.child.name} size="feast" />
          <p id={`${id}name`} className="font-round min-w-0 text-[2.75rem]/[3.125rem] font-semibold wrap-anywhere">
            {content.child.name}
          </p>
        </div>
        <div className="relative w-full self-center [grid-area:stage]">
          <FeastStage
            key={title}
            scene={content.scene}
            iconName={iconName}
            lights={countFlyingLights(content.points)}
          />
          {/* Below a badge they would look like its reward. */}
          {content.title !== undefined && <FeastPoints points={content.points} scene={content.scene} />}
        </div>
        <div className="grid gap-2 [grid-area:words]">
          <h2 id={`${id}title`} className="text-[1.75rem]/[2.125rem]! text-night-gold wrap-anywhere">
            {title}
          </h2>
          <div id={`${id}text`} className="min-h-[3.25rem] text-[1.0625rem]/[1.625rem] text-balance text-night-text">
            <p>{text}</p>
            {content.sentence && <p className="mt-2 text-on-night">{content.sentence}</p>}
          </div>
        </div>
        <FeastChips chips={chips} />
        <button
          ref={goOn}
          type="button"
          className="tap self-start rounded-field px-4 text-[0.9375rem]/[1.375rem] text-night-quiet [grid-area:go-on]"
        >
          {t('goOn')}
        </button>
      </div>
      {content.onUndo && (
        <button
          type="button"
          data-undo-feast=""
          className="tap type-label fixed top-[max(0.75rem,env(safe-area-inset-top))] right-3 flex items-center gap-1.5 rounded-full pr-3.5 pl-2.5 text-night-text"
        >
          <Icon name="undo" size={20} />
          {t('undo')}
        </button>
      )}
    </dialog>
  )
}

/** Renders the points as a label of the jar, or on the slope of the summit, where they fall. */
function FeastPoints({ points, scene }: Pick<FeastContent, 'points' | 'scene'>) {
  const signed = useFormatSigned()
  if (points <= 0) return null
  return (
    <p
      className={classNames(
        'feast-points font-round absolute left-1/2 rounded-full bg-night-gold px-3.5 py-0.5 text-[1.25rem]/7 font-semibold text-(--ink) tabular-nums',
        scene === 'summit' ? 'bottom-[19%]' : 'bottom-[10%]',
      )}
    >
      {signed(points)}
    </p>
  )
}

/** Renders the badges of a deed, other than the one that is the feast. */
function FeastChips({ chips }: { chips: readonly string[] }) {
  const t = useTranslations('feast')
  if (chips.length === 0) return null
  return (
    <ul className="flex flex-wrap justify-center gap-2.5 [grid-area:chips]">
      {chips.map((chip) => (
        <li key={chip} className="type-h3 flex min-h-11 items-center rounded-full bg-night-soft px-4 py-1">
          {t('newBadge', { title: chip })}
        </li>
      ))}
    </ul>
  )
}
