import { Suspense, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { lazyComponent } from '#web/app/lazy-component.ts'
import { useJarChange } from '#web/ledger/jar-animation.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useFormatNumber } from '#web/lib/use-format-number.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Jar } from '#web/ui/jar.tsx'
import { Promises } from './promises.tsx'

const { Part: LastEntries } = lazyComponent(async () => (await import('./last-entries.tsx')).LastEntries)

type JarPanelProps = ChildScreenProps & {
  /** `across` on a phone; `tall` in the panel of a wide window. */
  shape: 'across' | 'tall'
}

/** Renders the jar, which opens the last entries, and the balance, which links to the rewards. */
export function JarPanel({ shape, ...props }: JarPanelProps) {
  const { child } = props
  const t = useTranslations()
  const format = useFormatter()
  const change = useJarChange(child.id)
  const [entries, setEntries] = useState<'never' | 'open' | 'closed'>('never')
  const tall = shape === 'tall'
  return (
    <Card
      as="section"
      kind="night"
      aria-label={t('common.jarName', { name: child.name, count: child.points })}
      className={
        tall
          ? 'grid justify-items-center gap-3 p-5! text-center'
          : 'flex flex-wrap items-center justify-center gap-x-2 gap-y-3 p-3.5! pl-2! max-[22rem]:text-center'
      }
    >
      <div data-jar="" className="relative max-w-full px-1">
        <Jar
          points={child.points}
          seed={child.id}
          size={tall ? 'wide' : 'panel'}
          shelfLabel={(jars) => `× ${format.number(jars)}`}
          className="max-w-full"
          {...(change && { change })}
        />
        <button
          type="button"
          aria-label={t('home.lastEntries')}
          aria-haspopup="dialog"
          className="press absolute inset-0 rounded-panel"
          onClick={() => setEntries('open')}
        />
      </div>
      <div className={classNames('min-w-0', tall ? 'w-full' : 'flex-1 basis-36')}>
        <Balance points={child.points} earned={child.pointsEarned} />
        <Promises {...props} />
      </div>
      {entries !== 'never' && (
        <Suspense>
          <LastEntries {...props} open={entries === 'open'} onClose={() => setEntries('closed')} />
        </Suspense>
      )}
    </Card>
  )
}

/** Returns the font size for a number, smaller for long ones. */
const numberSize = (text: string): string =>
  text.length <= 5 ? 'type-display' : text.length <= 7 ? 'type-h1 text-[2.5rem]!' : 'type-h1'

/** Renders the balance, with an explanation while it is 0. */
function Balance({ points, earned }: { points: number; earned: number }) {
  const t = useTranslations()
  const numberText = useFormatNumber()
  const text = numberText(points)
  return (
    <>
      <Link href="/rewards" className="press inline-block max-w-full rounded-field text-inherit no-underline">
        <span className={classNames('block text-night-gold tabular-nums', numberSize(text))}>{text}</span>{' '}
        <span className="block text-small text-night-text">{t('common.pointsWord', { count: points })}</span>
        <span className="sr-only">{t('home.toRewards')}</span>
      </Link>
      {points === 0 && (
        <p className="mt-1 text-small text-night-quiet">{earned === 0 ? t('home.jarEmpty') : t('home.jarSpent')}</p>
      )}
      {points < 0 && <p className="mt-1 text-small text-night-quiet">{t('home.jarBelow', { count: -points })}</p>}
    </>
  )
}
