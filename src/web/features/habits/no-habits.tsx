import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { Mascot } from '#web/ui/mascot.tsx'
import { sampleKeys, type Sample } from './samples.ts'

interface NoHabitsProps {
  child: Child
  onAdd: (sample?: Sample) => void
}

/** Renders the empty state with samples. */
export function NoHabits({ child, onAdd }: NoHabitsProps) {
  const t = useTranslations('habits')
  return (
    <EmptyState
      illustration={<Mascot pose="hello" size={104} />}
      title={t('emptyTitle')}
      description={t('empty', { name: child.name })}
      action={<Button onClick={() => onAdd()}>{t('addOne')}</Button>}
      samples={sampleKeys.map((sample) => (
        <Chip key={sample} className="shrink!" onClick={() => onAdd(sample)}>
          <Icon name="plus" size={18} className="shrink-0" />
          {t(`samples.${sample}.title`)}
        </Chip>
      ))}
    />
  )
}
