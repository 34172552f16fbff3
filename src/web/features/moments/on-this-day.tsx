import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Moment } from '#shared/moments/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { Card } from '#web/ui/card.tsx'
import { Pair } from './moment-card.tsx'
import { useMomentTexts } from './use-moment-texts.ts'
import { useOnThisDay } from './use-moments.ts'

/** Renders the moments of this day in earlier years; nothing if there are none. */
export function OnThisDay({ child, today }: { child: Child; today: Day }) {
  const t = useTranslations('moments')
  const moments = useOnThisDay(child.id, today)
  if (moments.length === 0) return null
  return (
    <Card as="section" kind="night" className="grid grid-cols-1 gap-3 rounded-card!">
      <h2 className="type-h3 text-night-gold">{t('onThisDay')}</h2>
      <ul className="grid grid-cols-1 gap-3">
        {moments.map((moment) => (
          <Earlier key={moment.id} moment={moment} today={today} />
        ))}
      </ul>
    </Card>
  )
}

function Earlier({ moment, today }: { moment: Moment; today: Day }) {
  const t = useTranslations('moments')
  const words = useMomentTexts()
  const years = Number(today.slice(0, 4)) - Number(moment.date.slice(0, 4))
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1.5">
      <Pair moment={moment} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="text-small text-night-quiet">
          {t('yearsAgo', { years })} · {words.feel(moment)}
        </p>
        {moment.content && (
          <p className="line-clamp-6 whitespace-pre-line text-night-text wrap-anywhere">{moment.content}</p>
        )}
      </div>
    </li>
  )
}
