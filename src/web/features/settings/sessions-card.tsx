import { useMutation, useQuery } from '@tanstack/react-query'
import { useTimeZone, useTranslations } from 'use-intl'
import { endSession, listSessions } from '#shared/auth/contract.ts'
import type { ResponseBody } from '#shared/contract/endpoint.ts'
import { useDateWords } from '#web/ledger/date-words.ts'
import { useFailure } from '#web/lib/failure.ts'
import { LoadFailed } from '#web/lib/load-failed.tsx'
import { read, write } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { useToast } from '#web/ui/use-toast.ts'
import { parseUserAgent } from './user-agent.ts'
import { SettingsSection } from './settings-section.tsx'

type Session = ResponseBody<typeof listSessions>[number]

/** Where the parent is signed in, with a way to sign out there. */
export function SessionsCard() {
  const t = useTranslations()
  const sessions = useQuery(read(listSessions))
  return (
    <SettingsSection title={t('settings.sessions')}>
      {sessions.data && (
        <ul className="grid">
          {sessions.data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      {sessions.isPending && (
        <Loading label={t('common.loading')}>
          <Skeleton className="h-14" />
        </Loading>
      )}
      {sessions.isError && !sessions.data && (
        <LoadFailed title={t('errors.loadTitle')} error={sessions.error} retry={sessions.refetch} />
      )}
    </SettingsSection>
  )
}

function useDeviceName() {
  const t = useTranslations('settings')
  return (userAgent: string | null): string => {
    const { browser, system } = parseUserAgent(userAgent)
    return browser && system ? t('sessionDevice', { browser, system }) : (browser ?? system ?? t('sessionUnknown'))
  }
}

function SessionRow({ session }: { session: Session }) {
  const t = useTranslations('settings')
  const dateText = useDateWords()
  const timeZone = useTimeZone()
  const deviceName = useDeviceName()
  const ending = useMutation(write(endSession))
  const toast = useToast()
  const fail = useFailure()
  const device = deviceName(session.userAgent)
  const day = dateText(new Date(session.lastUsedAt), { day: 'numeric', month: 'long', year: 'numeric', timeZone })

  const end = () =>
    ending.mutate(
      { params: { id: session.id } },
      {
        onSuccess: () => toast({ title: t('sessionEnded') }),
        onError: (error) => fail(t('sessionEndFailed'), error),
      },
    )

  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-line py-2 not-first:border-t">
      <span className="min-w-0 flex-1 basis-44">
        <span className="type-label block wrap-anywhere">{device}</span>
        <span className="block text-small text-text-2">
          {session.current ? t('sessionHere') : t('sessionUsed', { day })}
        </span>
      </span>
      {!session.current && (
        <Button
          tone="soft"
          size="compact"
          aria-label={t('sessionEndNamed', { device, day })}
          onClick={end}
          pending={ending.isPending}
        >
          {t('sessionEnd')}
        </Button>
      )}
    </li>
  )
}
