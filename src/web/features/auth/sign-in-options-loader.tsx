import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { getSignInOptions } from '#shared/auth/contract.ts'
import type { ResponseBody } from '#shared/contract/endpoint.ts'
import { read } from '#web/lib/query.ts'
import { QueryContent } from '#web/lib/query-content.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export type SignInOptions = ResponseBody<typeof getSignInOptions>

const skeleton = (
  <div className="grid min-h-112 content-start gap-4">
    <Skeleton className="h-19" />
    <Skeleton className="h-19" />
    <Skeleton className="h-12" />
  </div>
)

/** Loads how this server lets people sign in and passes it to `children`. */
export function SignInOptionsLoader({ children }: { children: (options: SignInOptions) => ReactNode }) {
  const t = useTranslations('auth')
  return (
    <QueryContent query={useQuery(read(getSignInOptions))} title={t('loadFailed')} skeleton={skeleton}>
      {children}
    </QueryContent>
  )
}
