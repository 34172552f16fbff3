import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getRecentSignIn } from '#shared/sessions/contract.ts'
import { canUsePasskeys } from '#web/lib/passkeys.ts'
import { read } from '#web/lib/query.ts'
import { QueryContent } from '#web/lib/query-content.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ConfirmPasswordForm } from './confirm-password-form.tsx'
import { ConfirmByPasskey } from './confirm-by-passkey.tsx'
import { ConfirmByProvider } from './confirm-by-provider.tsx'

interface RecentSignInDialogProps {
  open: boolean
  /** The password, if the user has just typed it. */
  password: string | undefined
  onAnswer: (isConfirmed: boolean) => void
}

/** Renders the dialog in which users confirm that it is them, before what they have begun goes on. */
export function RecentSignInDialog({ open, password, onAnswer }: RecentSignInDialogProps) {
  const t = useTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onAnswer(false)}
      title={t('auth.confirm.title')}
      description={t('auth.confirm.text')}
      closeLabel={t('common.close')}
    >
      <ConfirmationMethods password={password} onConfirmed={() => onAnswer(true)} />
    </Dialog>
  )
}

type ConfirmationMethodsProps = Pick<RecentSignInDialogProps, 'password'> & { onConfirmed: () => void }

function ConfirmationMethods({ password, onConfirmed }: ConfirmationMethodsProps) {
  const t = useTranslations('auth.confirm')
  return (
    <QueryContent query={useQuery(read(getRecentSignIn))} skeleton={<Skeleton className="h-14" />}>
      {({ hasPassword, needsCode, passkey, provider }) => (
        <div className="grid gap-4">
          {hasPassword && <ConfirmPasswordForm needsCode={needsCode} password={password} onConfirmed={onConfirmed} />}
          {canUsePasskeys(passkey) && <ConfirmByPasskey onConfirmed={onConfirmed} />}
          {provider && <ConfirmByProvider name={provider.name} onConfirmed={onConfirmed} />}
          {!hasPassword && !provider && <p>{t('noMethod')}</p>}
        </div>
      )}
    </QueryContent>
  )
}
