import { useTranslations } from 'use-intl'
import type { ActivityType } from '#shared/activities/contract.ts'
import { activityTones } from '#web/ledger/act-picture.tsx'
import { ChipMenu } from '#web/ui/chip-menu.tsx'
import { ModuleIcon } from '#web/ui/module-icon.tsx'

/** Activity types in the order of the menu. */
const types: readonly ActivityType[] = ['behavior', 'habit', 'skill', 'moment', 'reward']

/** What the timeline shows: the story, one kind of act, or every act with what was undone. */
export type Filter = ActivityType | 'all' | 'full'

interface FilterMenuProps {
  value: Filter
  onChange: (value: Filter) => void
}

/** Renders what the timeline shows as a chip with a menu. */
export function FilterMenu({ value, onChange }: FilterMenuProps) {
  const t = useTranslations('activities')
  const labelOf = (filter: Filter) => (filter === 'all' || filter === 'full' ? t(filter) : t(`types.${filter}`))
  return (
    <ChipMenu
      label={t('filterName', { shown: labelOf(value) })}
      name={labelOf(value)}
      value={value}
      onChange={onChange}
      choices={[
        { value: 'all', label: labelOf('all') },
        ...types.map((type) => ({
          value: type,
          label: labelOf(type),
          picture: <ModuleIcon module={activityTones[type]} size={26} className="shrink-0" />,
        })),
        { value: 'full', label: t('fullLong'), isApart: true },
      ]}
    />
  )
}
