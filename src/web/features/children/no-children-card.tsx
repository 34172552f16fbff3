import { useTranslations, type Messages } from 'use-intl'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Jar } from '#web/ui/jar.tsx'
import { ScreenPreview } from './screen-preview.tsx'

type EmptyScreen = keyof Messages['children']['empty']

interface NoChildrenCardProps {
  /** The screen that has words of its own for what it will show. */
  screen?: string | undefined
  onAdd: () => void
}

/** Renders the empty state of a family without children, in the words of the screen. */
export function NoChildrenCard({ screen, onAdd }: NoChildrenCardProps) {
  const t = useTranslations('children')
  const isKnown = screen !== undefined && t.has(`empty.${screen as EmptyScreen}.title`)
  return (
    <div>
      <EmptyState
        kind="night"
        illustration={<Jar points={0} seed="first" />}
        title={isKnown ? t(`empty.${screen as EmptyScreen}.title`) : t('emptyTitle')}
        description={isKnown ? t(`empty.${screen as EmptyScreen}.text`) : t('emptyText')}
        action={
          <Button tone="glow" size="large" onClick={onAdd}>
            {t('add')}
          </Button>
        }
      />
      <ScreenPreview screen={screen} />
    </div>
  )
}
