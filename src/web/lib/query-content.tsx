import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { LoadingPlaceholder } from '#web/ui/skeleton.tsx'
import { LoadFailed } from './load-failed.tsx'

interface QueryContentProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'isPending' | 'error' | 'refetch'>
  /** Title of the error, empty for none; by default that something could not be loaded. */
  title?: string
  skeleton: ReactNode
  children: (data: T) => ReactNode
}

/** Renders the data of a query; a skeleton while it loads, an error with a retry button if it failed. */
export function QueryContent<T>({ query, title, skeleton, children }: QueryContentProps<T>) {
  const t = useTranslations()
  if (query.data !== undefined) return children(query.data)
  if (query.isPending) return <LoadingPlaceholder label={t('common.loading')}>{skeleton}</LoadingPlaceholder>
  return <LoadFailed title={title ?? t('errors.loadTitle')} error={query.error} retry={query.refetch} />
}
