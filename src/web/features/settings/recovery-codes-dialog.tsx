import { useTranslations } from 'use-intl'
import { renewRecoveryCodes } from '#shared/second-factor/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Renders the dialog that replaces the recovery codes and shows the new ones once. */
export function RecoveryCodesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations()
  const { send, isPending, response, reset } = useCommand(renewRecoveryCodes, {
    failure: t('secondFactor.newCodesFailed'),
  })
  const close = () => {
    reset()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t('secondFactor.codesTitle')}
      closeLabel={t('common.close')}
    >
      {response ? (
        <RecoveryCodes codes={response.recoveryCodes} onDone={close} />
      ) : (
        <div className="grid gap-4">
          <p>{t('secondFactor.newCodesText')}</p>
          <Button onClick={() => void send({})} pending={isPending}>
            {t('secondFactor.newCodes')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
