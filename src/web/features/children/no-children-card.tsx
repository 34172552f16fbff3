import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Jar } from '#web/ui/jar.tsx'

/** Renders the empty state of a family without children. */
export function NoChildrenCard({ onAdd }: { onAdd: () => void }) {
  const t = useTranslations('children')
  return (
    <EmptyState
      kind="night"
      illustration={<Jar points={0} seed="first" />}
      title={t('emptyTitle')}
      description={t('emptyText')}
      action={
        <Button tone="glow" size="large" onClick={onAdd}>
          {t('add')}
        </Button>
      }
    />
  )
}
