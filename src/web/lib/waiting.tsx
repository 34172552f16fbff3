import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { LoadingPlaceholder } from '#web/ui/skeleton.tsx'
import { LoadFailed } from './load-failed.tsx'
import { useWait } from './use-wait.ts'

interface WaitingProps {
  /** Title of the retry card; empty for a row. */
  title?: string
  /** Skeletons. */
  children: ReactNode
}

/** Renders skeletons while something loads; from 4.5 s on, that it is late, with a retry button. */
export function Waiting({ title = '', children }: WaitingProps) {
  const t = useTranslations('common')
  const { isLong, ...wait } = useWait()
  if (isLong) return <LoadFailed title={title} {...wait} />
  return <LoadingPlaceholder label={t('loading')}>{children}</LoadingPlaceholder>
}
