import { useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Firefly, FireflyGradient } from '#web/ui/firefly.tsx'
import { NightSky } from '#web/ui/night-sky.tsx'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'
import { endGoodNight, useGoodNight } from './good-night.ts'

/** How long the sky stays and how long it takes to leave, in milliseconds. */
const stayMs = 2500
const leaveMs = 250

/** Renders the sky of the day on which all habits of the family are done; it takes no input. */
export function GoodNightSky() {
  const t = useTranslations('goodNight')
  const children = useGoodNight()
  return createPortal(
    <>
      <output className="sr-only">{children && `${t('title')}. ${t('text')}`}</output>
      {children && <Sky family={children} />}
    </>,
    document.body,
  )
}

/** Returns whether the sky is leaving; ends it afterwards. */
const useIsLeaving = (): boolean => {
  const [isLeaving, setIsLeaving] = useState(false)
  // External system: the clock.
  useEffect(() => {
    const leave = setTimeout(() => setIsLeaving(true), stayMs)
    const end = setTimeout(endGoodNight, stayMs + leaveMs)
    return () => {
      clearTimeout(leave)
      clearTimeout(end)
    }
  }, [])
  return isLeaving
}

function Sky({ family }: { family: readonly Child[] }) {
  const t = useTranslations('goodNight')
  const isLeaving = useIsLeaving()
  return (
    <div aria-hidden="true" data-good-night="" className={classNames('good-night', isLeaving && 'good-night-leaving')}>
      <NightSky />
      <YawningGlim />
      <Lights count={family.length} />
      <div className="absolute inset-x-6 top-[48%] text-center">
        <p className="font-round text-[2.5rem]/[3rem] font-semibold">{t('title')}</p>
        <p className="text-balance text-night-text">{t('text')}</p>
      </div>
      <ul className="absolute inset-x-4 bottom-[9%] flex justify-evenly">
        {family.map(({ id, name, avatarUrl }) => (
          <li key={id} className="good-night-child">
            <Avatar emoji={avatarUrl} name={name} size={family.length > 4 ? 'sky-small' : 'sky'} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function YawningGlim() {
  return (
    <div className="absolute top-[5%] right-[9%] size-28">
      <svg viewBox="0 0 100 100" className="absolute inset-0">
        <path d="M72 92A44 44 0 1 1 52 8a36 36 0 1 0 42 52A44 44 0 0 1 72 92z" fill="var(--color-night-gold)" />
      </svg>
      <PosedMascot pose="yawn" size={76} className="absolute top-5 right-0" />
    </div>
  )
}

const place = (nth: number, count: number) => ({
  x: ((nth + 0.5) / count) * 390,
  y: 128 + (((nth + 1) * 53) % 84),
})

/** Renders a light for each child, which rises from its picture, and a thin line that joins them. */
function Lights({ count }: { count: number }) {
  const id = useId()
  const places = Array.from({ length: count }, (_, nth) => place(nth, count))
  return (
    <svg viewBox="0 0 390 476" preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible">
      <FireflyGradient id={id} />
      <polyline
        points={places.map(({ x, y }) => `${x},${y}`).join(' ')}
        className="good-night-line"
        fill="none"
        stroke="var(--color-night-gold)"
        strokeWidth="1.5"
      />
      {places.map(({ x, y }) => (
        <g key={x} className="good-night-light">
          <Firefly id={id} x={x} y={y} radius={16} />
        </g>
      ))}
    </svg>
  )
}
