import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { chooseChild } from '#web/app/current-child.ts'
import { moments } from '#web/app/lazy-moments.ts'
import { parseMomentMetadata } from '#web/ledger/activity-metadata.ts'
import { rowMoods } from '#web/ledger/mood-choice.ts'
import { storeMomentMood } from '#web/lib/moment-prompt.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useToday } from '#web/lib/use-today.ts'
import { MoodFace } from '#web/ui/mood-face.tsx'
import { pictureTileClasses, PictureTileContent } from '#web/ui/picture-tile.tsx'
import { useLatestActs } from './use-latest-acts.ts'

/**
 * Renders five faces, each a link to the moments, where it is chosen then; others are chosen there. That of a moment of
 * today which was not known when home was opened is marked.
 */
export function DayQuestion({ child }: Pick<ChildScreenProps, 'child'>) {
  const t = useTranslations()
  const chosen = useMoodOfToday(child.id)
  // External system: the network. A tap on a face then opens the moments at once.
  useEffect(() => void moments.preload(), [])
  return (
    <section className="@container">
      <div className="@min-[32rem]:grid @min-[32rem]:grid-cols-[minmax(0,1fr)_minmax(22rem,60%)] @min-[32rem]:items-center @min-[32rem]:gap-x-4">
        <div className="mb-1 flex flex-wrap items-center justify-between gap-x-3 @min-[32rem]:mb-0 @min-[32rem]:flex-col @min-[32rem]:items-start @min-[32rem]:justify-center">
          <h2 className="type-h3 min-w-0 wrap-anywhere">{t('moments.howWas', { name: child.name })}</h2>
          <Link
            href="/moments"
            aria-label={t('home.moreMoods', { name: child.name })}
            onClick={() => chooseChild(child.id)}
            className="type-label -my-1 flex min-h-11 min-w-11 items-center justify-end text-primary @min-[32rem]:justify-start no-underline"
          >
            {t('home.more')}
          </Link>
        </div>
        <ul className="-mx-1.5 grid grid-cols-2 [--picture:min(16cqi,3.5rem)] @min-[12rem]:grid-cols-3 @min-[18rem]:grid-cols-5">
          {rowMoods.map((mood) => (
            <li key={mood}>
              <Link
                href="/moments"
                aria-current={mood === chosen || undefined}
                className={`${pictureTileClasses(mood === chosen)} no-underline`}
                onClick={() => {
                  chooseChild(child.id)
                  storeMomentMood(child.id, mood)
                }}
              >
                <PictureTileContent
                  isSelected={mood === chosen}
                  drawing={<MoodFace mood={mood} />}
                  word={t(`activities.moods.${mood}`)}
                />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const useMoodOfToday = (childId: string): string | undefined => {
  const today = useToday()
  const { lines = [] } = useLatestActs(childId)
  const moment = lines.find(({ undone, row }) => undone === null && row.type === 'moment' && row.day === today)
  return moment && parseMomentMetadata(moment.row.metadata)?.mood
}
