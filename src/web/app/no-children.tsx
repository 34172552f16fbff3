import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { openAddChild } from './add-child-state.ts'
import { lazyComponent } from './lazy-component.ts'
import { LoadingScreen } from './loading-screen.tsx'

const { Part: NoChildrenCard } = lazyComponent(
  async () => (await import('#web/features/children/no-children-card.tsx')).NoChildrenCard,
)

/** Renders the empty state of a family without children. */
export function NoChildren() {
  const t = useTranslations('shell.titles')
  return (
    <>
      <h1 className="sr-only">{t('home')}</h1>
      <Suspense fallback={<LoadingScreen />}>
        <NoChildrenCard onAdd={() => openAddChild(true)} />
      </Suspense>
    </>
  )
}
