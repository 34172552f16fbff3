import { useTranslations } from 'use-intl'
import { chipClasses } from '#web/ui/chip.tsx'
import { ChoiceMenu } from '#web/ui/choice-menu.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { DayChoice } from './use-day-choice.ts'

/** Renders the day for which behaviors are recorded as a chip with a menu; dark unless it is today. */
export function DayMenu({ when }: { when: DayChoice }) {
  const t = useTranslations('behaviors')
  return (
    <ChoiceMenu
      trigger={
        <button
          type="button"
          aria-label={t('whenName', { day: when.name })}
          className={chipClasses(when.day !== null, 'pr-3!')}
        >
          {when.name}
          <Icon name="down" size={18} />
        </button>
      }
      choices={when.options}
      value={when.value}
      onChange={when.choose}
    />
  )
}
