import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { moments } from '#web/app/lazy-moments.ts'
import { rowMoods } from '#web/ledger/mood-choice.ts'
import { storeMomentMood } from '#web/lib/moment-prompt.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { MoodFace } from '#web/ui/mood-face.tsx'
import { pictureTileClasses, PictureTileContent } from '#web/ui/picture-tile.tsx'

/** Renders five faces, each a link to the moments, where it is chosen then; others are chosen there. */
export function DayQuestion({ child }: Pick<ChildScreenProps, 'child'>) {
  const t = useTranslations()
  // External system: the network. A tap on a face then opens the moments at once.
  useEffect(() => void moments.preload(), [])
  return (
    <section className="@container">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="type-h3 min-w-0 wrap-anywhere">{t('moments.howWas', { name: child.name })}</h2>
        <Link
          href="/moments"
          aria-label={t('home.moments')}
          className="type-label -my-1 flex min-h-11 min-w-11 items-center justify-end text-primary no-underline"
        >
          {t('home.more')}
        </Link>
      </div>
      <ul className="-mx-1.5 grid grid-cols-2 [--picture:16cqi] @min-[12rem]:grid-cols-3 @min-[18rem]:grid-cols-5">
        {rowMoods.map((mood) => (
          <li key={mood}>
            <Link
              href="/moments"
              className={`${pictureTileClasses(false)} no-underline`}
              onClick={() => storeMomentMood(child.id, mood)}
            >
              <PictureTileContent
                isSelected={false}
                drawing={<MoodFace mood={mood} />}
                word={t(`activities.moods.${mood}`)}
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
