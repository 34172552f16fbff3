import { useState } from 'react'
import { useNow, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { countDaysToBirthday } from '#shared/children/rules.ts'
import { findDayPart, isEveningAt } from '#web/lib/day-part.ts'
import { useFormatInstant } from '#web/ledger/use-format-instant.ts'
import { useMediaQuery, wideMediaQuery } from '#web/lib/media.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LatestActsSection, ModuleSection, TodayHabitsSection } from './deferred-sections.tsx'
import { JarPanel } from './jar-panel.tsx'
import { PromiseSection } from './promise-section.tsx'
import { QuickAwardRow } from './quick-award-row.tsx'
import { useVisit } from './use-visit.ts'

/** Renders the home screen: jar, tiles that award points, today's habits, a card for each module, latest acts. */
export function HomeScreen(props: ChildScreenProps) {
  const isWide = useMediaQuery(wideMediaQuery)
  const visit = useVisit()
  return isWide ? <WideHome {...props} /> : <PhoneHome key={visit} {...props} />
}

function WideHome(props: ChildScreenProps) {
  return (
    <>
      <WideTop {...props} />
      <div className="mt-4 grid grid-cols-1 gap-5">
        <QuickAwardRow key={props.child.id} child={props.child} />
        <TodayHabitsSection {...props} form="rows" />
        <ModuleSection {...props} />
        <LatestActsSection {...props} />
      </div>
    </>
  )
}

/** Renders home on a phone: in the evening the habits come first. What comes first does not change while it is open. */
function PhoneHome(props: ChildScreenProps) {
  const [isEvening] = useState(() => isEveningAt(Date.now(), props.user.family.timeZone))
  const greeting = useGreeting(props)
  return (
    <>
      <h1 className="sr-only">{greeting}</h1>
      {isEvening ? <Evening {...props} /> : <Daytime {...props} />}
    </>
  )
}

function Daytime(props: ChildScreenProps) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-3">
        <Birthdays {...props} />
        <JarPanel key={props.child.id} {...props} shape="across" />
        <PromiseSection {...props} />
      </div>
      <QuickAwardRow key={props.child.id} child={props.child} />
      <TodayHabitsSection {...props} form="rows" />
      <ModuleSection {...props} />
      <LatestActsSection {...props} />
    </div>
  )
}

function Evening(props: ChildScreenProps) {
  const t = useTranslations('home')
  return (
    <>
      <JarPanel key={props.child.id} {...props} shape="strip" />
      <TodayHabitsSection {...props} form="tiles" title={t('thisEvening')} />
      <div className="mt-3 grid grid-cols-1 gap-5">
        <QuickAwardRow key={props.child.id} child={props.child} isLow />
        <Birthdays {...props} />
        <PromiseSection {...props} />
        <ModuleSection {...props} />
        <LatestActsSection {...props} />
      </div>
    </>
  )
}

const useGreeting = ({ user }: ChildScreenProps): string => {
  const t = useTranslations('home')
  const now = useNow({ updateInterval: 60_000 }).getTime()
  return t(findDayPart(now, user.family.timeZone), { name: user.name })
}

const birthdayNoticeDays = 7

/** Returns a sentence for each child with a birthday within a week, nearest first. */
const useBirthdaySentences = (family: readonly Child[], zone: string): { id: string; sentence: string }[] => {
  const t = useTranslations('home')
  const today = useToday(zone)
  return family
    .flatMap(({ id, name, birthday }) => (birthday ? [{ id, name, days: countDaysToBirthday(birthday, today) }] : []))
    .filter(({ days }) => days <= birthdayNoticeDays)
    .toSorted((a, b) => a.days - b.days)
    .map(({ id, name, days }) => ({
      id,
      sentence: days === 0 ? t('birthdayToday', { name }) : t('birthdaySoon', { name, days }),
    }))
}

function Birthdays({ user, family }: ChildScreenProps) {
  const birthdays = useBirthdaySentences(family, user.family.timeZone)
  return birthdays.map(({ id, sentence }) => (
    <p
      key={id}
      className="flex min-h-12 items-center gap-3 rounded-field bg-honey-tint px-3.5 py-2 text-small font-medium text-honey"
    >
      <Icon name="gift" size={22} className="shrink-0" />
      {sentence}
    </p>
  ))
}

function WideTop(props: ChildScreenProps) {
  const greeting = useGreeting(props)
  const birthdays = useBirthdaySentences(props.family, props.user.family.timeZone)
  const dateText = useFormatInstant()
  const now = useNow({ updateInterval: 60_000 })
  const today = dateText(now, { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <div className="pt-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="min-w-0 wrap-anywhere">{greeting}</h1>
        {props.chips}
      </div>
      <p className="mt-0.5 text-small text-text-2 first-letter:uppercase">
        {[today, ...birthdays.map(({ sentence }) => sentence)].join(' · ')}
      </p>
    </div>
  )
}
