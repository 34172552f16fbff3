import { useTranslations } from 'use-intl'
import { ChipMenu } from '#web/ui/chip-menu.tsx'
import type { DayChoice } from './use-day-choice.ts'

/** Renders the day for which behaviors are recorded as a chip with a menu; dark unless it is today. */
export function DayMenu({ when }: { when: DayChoice }) {
  const t = useTranslations('behaviors')
  return (
    <ChipMenu
      label={t('whenName', { day: when.name })}
      name={when.name}
      isSet={when.day !== null}
      choices={when.options}
      value={when.value}
      onChange={when.choose}
    />
  )
}
