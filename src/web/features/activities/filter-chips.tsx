import { useTranslations } from 'use-intl'
import type { ActivityType } from '#shared/activities/contract.ts'
import { activityTones } from '#web/ledger/act-picture.tsx'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ModuleIcon } from '#web/ui/module-icon.tsx'

/** Activity types in the order of the chips. */
const types: readonly ActivityType[] = ['behavior', 'habit', 'skill', 'moment', 'reward']

export type Filter = ActivityType | 'all'

interface FilterChipsProps {
  value: Filter
  onChange: (value: Filter) => void
}

/** Renders a radio group that filters by activity type. */
export function FilterChips({ value, onChange }: FilterChipsProps) {
  const t = useTranslations('activities')
  return (
    <ChipGroup
      label={t('filter')}
      value={value}
      onChange={onChange}
      className="max-sm:gap-1.5"
      chipClassName="px-3! max-sm:px-2.5!"
      options={[
        { value: 'all', label: t('all') },
        ...types.map((type) => ({
          value: type,
          label: (
            <>
              <ModuleIcon
                module={activityTones[type]}
                size={26}
                className={classNames('sm:-ml-1.5', type === value && 'module-icon-selected')}
              />
              <span className="max-sm:sr-only">{t(`types.${type}`)}</span>
            </>
          ),
        })),
      ]}
    />
  )
}
