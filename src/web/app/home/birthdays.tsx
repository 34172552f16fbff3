import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { countDaysToBirthday } from '#shared/children/age.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Icon } from '#web/ui/icon.tsx'

const birthdayNoticeDays = 7

/** Returns a sentence for each child with a birthday within a week, nearest first. */
export const useBirthdaySentences = (family: readonly Child[], zone: string): { id: string; sentence: string }[] => {
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

/** Renders a reminder for each child with a birthday within a week. */
export function Birthdays({ user, family }: ChildScreenProps) {
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
