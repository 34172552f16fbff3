import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { getSignInOptions } from '#shared/auth/contract.ts'
import type { ResponseBody } from '#shared/contract/endpoint.ts'
import { LoadFailed } from '#web/lib/load-failed.tsx'
import { read } from '#web/lib/query.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

export type SignInOptions = ResponseBody<typeof getSignInOptions>

/** Asks which ways of signing in there are, and shows what follows from them. */
export function SignInOptionsLoader({ children }: { children: (options: SignInOptions) => ReactNode }) {
  const t = useTranslations()
  const options = useQuery(read(getSignInOptions))
  if (options.data) return children(options.data)
  if (options.isPending) {
    return (
      <Loading label={t('common.loading')} className="min-h-64">
        <div className="grid gap-4">
          <Skeleton className="h-19" />
          <Skeleton className="h-19" />
          <Skeleton className="h-12" />
        </div>
      </Loading>
    )
  }
  return <LoadFailed title={t('auth.loadFailed')} error={options.error} retry={options.refetch} />
}
