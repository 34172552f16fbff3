import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link, useSearchParams } from 'wouter'
import { verifyEmail } from '#shared/auth/contract.ts'
import type { MemberScreenProps } from '#web/lib/screen-props.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'

/** Renders the page of a mailed link, with a button that verifies the address: programs that open links verify nothing. */
export function VerifyEmailScreen({ user }: MemberScreenProps) {
  const t = useTranslations('auth.verifyEmail')
  const [search] = useSearchParams()
  const [isDone, setIsDone] = useState(false)
  const { send, isPending } = useCommand(verifyEmail, { success: () => setIsDone(true), failure: t('failed') })
  return (
    <div className="grid justify-items-center gap-4 py-12 text-center">
      <PosedMascot pose={isDone ? 'cheer' : 'write'} size={96} />
      <h1>{isDone ? t('doneTitle') : t('title')}</h1>
      <p className="font-semibold wrap-anywhere">{user.email}</p>
      <p className="max-w-80 text-text-2">{isDone ? t('doneText') : t('text')}</p>
      {isDone ? (
        <Link href="/" className={buttonClasses('soft')}>
          {t('toApp')}
        </Link>
      ) : (
        <Button onClick={() => void send({ body: { token: search.get('token') ?? '' } })} pending={isPending}>
          {t('submit')}
        </Button>
      )}
    </div>
  )
}
