import { useTranslations } from 'use-intl'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Jar } from '#web/ui/jar.tsx'

/** Before the first child: the empty jar and the way to fill it. */
export function NoChildren() {
  const t = useTranslations('shell')
  return (
    <EmptyState
      kind="night"
      drawing={<Jar points={0} seed="first" />}
      title={t('noChildTitle')}
      sentence={t('noChildText')}
      action={null}
    />
  )
}
