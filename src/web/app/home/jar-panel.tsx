import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { lazyDialog, lazyWithRetry } from '#web/app/lazy-component.tsx'
import { PromiseRow } from '#web/features/rewards/promise-row.tsx'
import { useRedemptionsOfVisit } from '#web/features/rewards/use-redemptions-of-visit.ts'
import { useShownPoints } from '#web/ledger/award-flights.ts'
import { ChildJar } from '#web/ledger/child-jar.tsx'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useFormatNumber } from '#web/lib/use-format-number.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { RollingNumber } from '#web/ui/rolling-number.tsx'

const LazyLatestActsDialog = lazyDialog(async () => (await import('./latest-acts-dialog.tsx')).LatestActsDialog)
const LazyWeekSummary = lazyWithRetry(async () => (await import('./week-summary.tsx')).WeekSummary)

/** Renders the right panel of a wide window: the jar of the selected child and a bar chart of its week. */
export function JarAside(props: ChildScreenProps) {
  return (
    <div className="grid gap-4">
      <JarPanel {...props} shape="tall" />
      <Suspense>
        <LazyWeekSummary child={props.child} />
      </Suspense>
    </div>
  )
}

type JarPanelProps = ChildScreenProps & {
  /** `across` on a phone; `tall` in the panel of a wide window. */
  shape: 'across' | 'tall'
}

/** Renders the jar, the balance, the newest open redemption, and a button that opens the dialog of the latest acts. */
export function JarPanel({ shape, ...props }: JarPanelProps) {
  const { child } = props
  const t = useTranslations()
  const points = useShownPoints(child)
  const [entriesOpen, setEntriesOpen] = useState(false)
  const tall = shape === 'tall'
  return (
    <Card
      as="section"
      kind="night"
      aria-label={t('common.jarName', { name: child.name, count: points })}
      className={
        tall
          ? 'grid justify-items-center gap-3 p-5! text-center'
          : 'flex flex-wrap items-center justify-center gap-x-2 gap-y-3 p-3.5! pl-2! max-[22rem]:text-center'
      }
    >
      <ChildJar child={child} size={tall ? 'wide' : 'panel'} />
      <IconButton
        icon="clock"
        aria-label={t('home.lastEntries')}
        aria-haspopup="dialog"
        className="absolute! top-1 right-1 text-night-text hover:bg-night-soft!"
        onClick={() => setEntriesOpen(true)}
      />
      <div className={classNames('min-w-0', tall ? 'w-full' : 'flex-1 basis-36')}>
        <Balance points={points} earned={child.pointsEarned} />
        <Promises {...props} />
      </div>
      <LazyLatestActsDialog {...props} open={entriesOpen} onClose={() => setEntriesOpen(false)} />
    </Card>
  )
}

/** Renders the newest redemption that was not given when home was opened, and the number of others. */
function Promises({ user, child }: Pick<ChildScreenProps, 'user' | 'child'>) {
  const t = useTranslations('home')
  const { all, added } = useRedemptionsOfVisit(child)
  const [newest, ...others] = all.filter(({ before }) => before === 'open')
  const rest = others.filter(({ state }) => state === 'open').length + added.length
  if (!newest) return null
  return (
    <div className="mt-3 rounded-[0.875rem] bg-night-soft px-3 py-2.5 text-small text-night-text">
      <PromiseRow {...newest} zone={user.family.timeZone} />
      {rest > 0 && (
        <Link href="/rewards" className="flex min-h-11 items-center text-night-gold">
          {t('morePromises', { count: rest })}
        </Link>
      )}
    </div>
  )
}

/** Returns the class of the font size for a formatted number, smaller for long ones. */
const chooseNumberClasses = (text: string): string =>
  text.length <= 5 ? 'type-display' : text.length <= 7 ? 'type-h1 text-[2.5rem]!' : 'type-h1'

/** Renders the balance as a link to the rewards, and a note about the jar when it is 0 or negative. */
function Balance({ points, earned }: { points: number; earned: number }) {
  const t = useTranslations()
  const numberText = useFormatNumber()
  const text = numberText(points)
  return (
    <>
      <Link href="/rewards" className="press inline-block max-w-full rounded-field text-inherit no-underline">
        <span aria-hidden="true">
          <span className={classNames('block text-night-gold tabular-nums', chooseNumberClasses(text))}>
            <RollingNumber value={points} format={numberText} />
          </span>{' '}
          <span className="block text-small text-night-text">{t('common.pointsWord', { count: points })}</span>
        </span>
        <span className="sr-only">{t('shell.pointsButton', { count: points })}</span>
      </Link>
      {points === 0 && (
        <p className="mt-1 text-small text-night-quiet">{earned === 0 ? t('home.jarEmpty') : t('home.jarSpent')}</p>
      )}
      {points < 0 && <p className="mt-1 text-small text-night-quiet">{t('home.jarBelow', { count: -points })}</p>}
    </>
  )
}
