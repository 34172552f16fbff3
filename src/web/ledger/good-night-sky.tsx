import { useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTimeZone, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { isEveningAt } from '#web/lib/day-part.ts'
import { useIsPainted } from '#web/lib/use-is-painted.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Firefly, FireflyGradient } from '#web/ui/firefly.tsx'
import { NightSky } from '#web/ui/night-sky.tsx'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'
import { coverPage, endGoodNight, isGoodNightAwaitingTap, useGoodNight, useIsPageCovered } from './good-night.ts'

/** How long the sky takes to cover the page, how long it stays, and how long it takes to leave, in milliseconds. */
const coverMs = 500
export const stayMs = 2500
export const leaveMs = 320
/** How long it takes taps once it leaves by itself: one that was meant to close it comes a moment late. */
const lateTapMs = 600

/** Most children with large pictures and names. */
const maxLarge = 4

/**
 * Renders the sky of the day on which all habits of the family are done: at night with "Good night", before the evening in
 * gold. It waits for nothing and takes no focus; a tap anywhere or a key only sends it away, because nobody sees what lies
 * below.
 */
export function GoodNightSky() {
  const t = useTranslations('goodNight')
  const children = useGoodNight()
  // What fills a live region from the start is not announced.
  const isPainted = useIsPainted()
  const zone = useTimeZone() ?? 'UTC'
  const [isNight] = useState(() => isEveningAt(Date.now(), zone))
  const title = t(isNight ? 'title' : 'dayTitle')
  const text = t(isNight ? 'text' : 'dayText')
  return createPortal(
    <>
      <output className="sr-only">{children && isPainted && `${title}. ${text}`}</output>
      {children && <Sky family={children} {...{ isNight, title, text }} closeHint={t('closeHint')} />}
    </>,
    document.body,
  )
}

/** Returns whether the sky is leaving, after its time, a tap or a key; ends it afterwards. */
const useIsLeaving = (): boolean => {
  const [isLeaving, setIsLeaving] = useState(false)
  // External systems: the clock, the pointer and the keyboard.
  useEffect(() => {
    const leaveWithin = (ms: number) => {
      setIsLeaving(true)
      window.removeEventListener('keydown', leaveByKey, { capture: true })
      clearTimeout(timer)
      timer = setTimeout(endGoodNight, ms)
    }
    const leave = () => leaveWithin(leaveMs)
    const leaveByKey = (event: KeyboardEvent) => {
      if (!sendsAway(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      leave()
    }
    let timer = isGoodNightAwaitingTap() ? undefined : setTimeout(() => leaveWithin(lateTapMs), stayMs)
    window.addEventListener('pointerdown', leave)
    window.addEventListener('keydown', leaveByKey, { capture: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pointerdown', leave)
      window.removeEventListener('keydown', leaveByKey, { capture: true })
    }
  }, [])
  return isLeaving
}

/** Returns whether a key would act on what the sky covers; the browser's own shortcuts and moving the focus do not. */
const sendsAway = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && (key.length === 1 || key === 'Enter' || key === 'Escape')

interface SkyProps {
  family: readonly Child[]
  isNight: boolean
  title: string
  text: string
  /** The text that says how it is closed; the first time, it also leaves by itself. */
  closeHint: string
}

function Sky({ family, isNight, title, text, closeHint }: SkyProps) {
  const isLeaving = useIsLeaving()
  // External system: time.
  useEffect(() => {
    if (isLeaving) return undefined
    const timer = setTimeout(coverPage, coverMs)
    return () => clearTimeout(timer)
  }, [isLeaving])
  const isCovering = useIsPageCovered() && !isLeaving
  const isLarge = family.length <= maxLarge
  return (
    <div
      aria-hidden="true"
      data-good-night={isNight ? 'night' : 'dusk'}
      data-covering={isCovering || undefined}
      className={classNames('good-night', isLeaving && 'good-night-leaving')}
    >
      {!isNight && <div className="good-night-sun" />}
      <NightSky hasStars={isNight} />
      <div className="good-night-content relative mx-auto h-full max-w-136">
        <Glim isNight={isNight} />
        <Lights count={family.length} />
        <div className="absolute inset-x-6 top-[43%] text-center">
          <p className="font-round text-[2.5rem]/[2.875rem] font-semibold text-balance">{title}</p>
          <p className="mt-1 text-balance text-night-text">{text}</p>
          <p className="mt-6 text-small text-night-quiet">{closeHint}</p>
        </div>
        <ul className="absolute inset-x-0 bottom-[max(7%,env(safe-area-inset-bottom))] grid auto-cols-fr grid-flow-col">
          {family.map(({ id, name, avatarUrl }) => (
            <li key={id} className="good-night-child grid min-w-0 justify-items-center gap-1">
              <Avatar emoji={avatarUrl} name={name} size={isLarge ? 'sky' : 'sky-small'} />
              {isLarge && <span className="type-label max-w-full truncate px-1 text-on-night">{name}</span>}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Renders Glim, who yawns on the moon, or dances while it is not night yet. */
function Glim({ isNight }: { isNight: boolean }) {
  return (
    <div className="absolute top-[6%] right-[8%] size-[clamp(4.75rem,16dvh,8rem)]">
      {isNight && (
        <svg viewBox="0 0 100 100" className="absolute inset-0 size-full">
          <path d="M72 92A44 44 0 1 1 52 8a36 36 0 1 0 42 52A44 44 0 0 1 72 92z" fill="var(--color-night-gold)" />
        </svg>
      )}
      <PosedMascot
        pose={isNight ? 'yawn' : 'dance'}
        size={76}
        className={classNames(
          'absolute right-0 overflow-visible',
          isNight ? 'top-[18%] size-[68%]' : 'top-0 size-full',
        )}
      />
    </div>
  )
}

/** Returns where a light rests, in percent of the sky: beside Glim at the left, below it at the right. */
const findPlace = (nth: number, count: number) => {
  const x = ((nth + 0.5) / count) * 100
  return { x, y: (x < 55 ? 17 : 29) + (((nth + 1) * 53) % 84) / 10 }
}

/** Coordinates in percent of the sky. */
const wholeSky = {
  viewBox: '0 0 100 100',
  preserveAspectRatio: 'none',
  fill: 'none',
  stroke: 'var(--color-night-gold)',
  className: 'absolute inset-0 size-full',
}

/** Renders a light for each child, which rises from its picture, the way that it took, and a thin line that joins them. */
function Lights({ count }: { count: number }) {
  const id = useId()
  const places = Array.from({ length: count }, (_, nth) => findPlace(nth, count))
  return (
    <div className="good-night-lights absolute inset-0">
      <svg {...wholeSky} className={classNames(wholeSky.className, 'good-night-line')}>
        <polyline
          points={places.map(({ x, y }) => `${x},${y}`).join(' ')}
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <svg {...wholeSky} className={classNames(wholeSky.className, 'good-night-ways')}>
        {places.map(({ x, y }) => (
          <path
            key={x}
            d={`M${x} 79Q${x + Math.sign(Math.round(x) - 50) * 9} ${(79 + y) / 2} ${x} ${y + 5}`}
            strokeWidth="3"
            strokeLinecap="round"
            strokeDasharray="0.1 11"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {places.map(({ x, y }) => (
        <svg key={x} viewBox="-18 -18 36 36" className="good-night-light" style={{ left: `${x}%`, top: `${y}%` }}>
          <FireflyGradient id={id} />
          <Firefly id={id} x={0} y={0} radius={10} />
        </svg>
      ))}
    </div>
  )
}
