import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ResponseBody } from '#shared/contract/endpoint.ts'
import { deleteSecondFactor, getSecondFactor } from '#shared/second-factor/contract.ts'
import { useFormatInstant } from '#web/ledger/use-format-instant.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { read } from '#web/lib/query.ts'
import { QueryContent } from '#web/lib/query-content.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { SecondFactorDialog } from './second-factor-dialog.tsx'
import { SettingsSection } from './settings-section.tsx'

/** Renders whether the account has a second factor, and buttons to turn it on or off. */
export function SecondFactorCard() {
  const t = useTranslations('secondFactor')
  return (
    <SettingsSection title={t('title')}>
      <p className="text-small text-text-2">{t('hint')}</p>
      <QueryContent query={useQuery(read(getSecondFactor))} skeleton={<Skeleton className="h-12" />}>
        {(factor) => <FactorState factor={factor} />}
      </QueryContent>
    </SettingsSection>
  )
}

type DialogName = 'set-up' | 'codes' | 'turn-off'

function FactorState({ factor }: { factor: ResponseBody<typeof getSecondFactor> }) {
  const { enabledAt, recoveryCodesLeft, lostAt } = factor
  const t = useTranslations('secondFactor')
  const formatDate = useFormatInstant()
  const [dialog, setDialog] = useState<DialogName | null>(null)
  const close = () => setDialog(null)
  const formatDay = (instant: string) =>
    formatDate(new Date(instant), { day: 'numeric', month: 'long', year: 'numeric' })
  return (
    <>
      {enabledAt ? (
        <>
          <p>{t('on', { day: formatDay(enabledAt), count: recoveryCodesLeft })}</p>
          <div className="flex flex-wrap gap-2">
            <Button tone="soft" icon="refresh" className="grow" onClick={() => setDialog('codes')}>
              {t('newCodes')}
            </Button>
            <Button tone="soft" className="grow text-negative!" onClick={() => setDialog('turn-off')}>
              {t('turnOff')}
            </Button>
          </div>
        </>
      ) : (
        <>
          {lostAt && <Banner kind="error">{t('lost', { day: formatDay(lostAt) })}</Banner>}
          <Button tone="soft" icon="plus" onClick={() => setDialog('set-up')}>
            {t('setUp')}
          </Button>
        </>
      )}
      <SecondFactorDialog open={dialog === 'set-up'} onClose={close} />
      <RecoveryCodesDialog open={dialog === 'codes'} onClose={close} />
      <TurnOffDialog open={dialog === 'turn-off'} onClose={close} />
    </>
  )
}

function TurnOffDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations()
  const { send, isPending } = useCommand(deleteSecondFactor, {
    success: () => {
      onClose()
      return { title: t('secondFactor.turnedOff') }
    },
    failure: t('secondFactor.turnOffFailed'),
  })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('secondFactor.turnOffTitle')}
      description={t('secondFactor.turnOffText')}
      confirmLabel={t('secondFactor.turnOff')}
      cancelLabel={t('common.cancel')}
      onConfirm={() => void send({})}
      pending={isPending}
    />
  )
}
