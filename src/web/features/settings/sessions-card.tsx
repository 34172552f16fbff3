import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { endOtherSessions, endSession, listSessions } from '#shared/sessions/contract.ts'
import type { ResponseBody } from '#shared/contract/endpoint.ts'
import { useFormatInstant } from '#web/ledger/use-format-instant.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { read } from '#web/lib/query.ts'
import { QueryContent } from '#web/lib/query-content.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useFormatDevice } from './use-format-device.ts'

type Session = ResponseBody<typeof listSessions>[number]

/** Renders the sessions of the user, each with a button to end it, and one to end all others. */
export function SessionsCard() {
  const t = useTranslations('settings')
  return (
    <SettingsSection title={t('sessions')}>
      <QueryContent query={useQuery(read(listSessions))} skeleton={<Skeleton className="h-14" />}>
        {(sessions) => (
          <div className="grid gap-4">
            <ul className="grid">
              {sessions
                .toSorted((a, b) => Number(b.current) - Number(a.current))
                .map((session) => (
                  <SessionRow key={session.id} session={session} />
                ))}
            </ul>
            {sessions.length > 1 && <EndOtherSessionsButton />}
          </div>
        )}
      </QueryContent>
    </SettingsSection>
  )
}

function EndOtherSessionsButton() {
  const t = useTranslations('settings')
  const { send, isPending } = useCommand(endOtherSessions, {
    success: () => ({ title: t('sessionsEnded') }),
    failure: t('sessionsEndFailed'),
  })
  return (
    <Button tone="soft" onClick={() => void send({})} pending={isPending}>
      {t('sessionsEnd')}
    </Button>
  )
}

function SessionRow({ session }: { session: Session }) {
  const t = useTranslations('settings')
  const formatDate = useFormatInstant()
  const deviceName = useFormatDevice()
  const end = useCommand(endSession, {
    success: () => ({ title: t('sessionEnded') }),
    failure: t('sessionEndFailed'),
  })
  const day = formatDate(new Date(session.lastUsedAt), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
  const use = session.current ? t('sessionHere') : t('sessionUsed', { day })
  const device = deviceName(session.userAgent, session.current ? use : undefined)
  const isUnknown = device === use
  const facts = [isUnknown ? '' : use, session.method ? t(`sessionMethods.${session.method}`) : ''].filter(Boolean)

  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-line py-2 not-first:border-t">
      <span className="min-w-0 flex-1 basis-44">
        <span className={classNames('type-label block wrap-anywhere', isUnknown && 'first-letter:uppercase')}>
          {device}
        </span>
        <span className="block text-small text-text-2">
          <Facts
            facts={facts.map((fact, n) => (
              <span
                key={fact}
                className={
                  n === 0
                    ? classNames('inline-block first-letter:uppercase', session.current && 'text-leaf')
                    : undefined
                }
              >
                {fact}
              </span>
            ))}
          />
        </span>
      </span>
      {!session.current && (
        <Button
          tone="soft"
          size="compact"
          aria-label={t('sessionEndNamed', { device, day })}
          onClick={() => void end.send({ params: { id: session.id } })}
          pending={end.isPending}
        >
          {t('sessionEnd')}
        </Button>
      )}
    </li>
  )
}
