import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { renderSVG } from 'uqr'
import { confirmSecondFactor, secondFactorConfirmation, setUpSecondFactor } from '#shared/second-factor/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { useCommandForm } from '#web/ledger/use-command-form.ts'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form, FormButtons } from '#web/ui/form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Renders the dialog that sets a second factor up: a secret for the authenticator app, a code of it, recovery codes. */
export function SecondFactorDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations()
  const { send, isPending, response, reset } = useCommand(setUpSecondFactor, {
    failure: t('secondFactor.setUpFailed'),
  })
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const close = () => {
    reset()
    setCodes(null)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={codes ? t('secondFactor.codesTitle') : t('secondFactor.setUpTitle')}
      closeLabel={t('common.close')}
    >
      {codes && <RecoveryCodes codes={codes} onDone={close} />}
      {!codes && response && <ConfirmForm {...response} onConfirmed={setCodes} />}
      {!codes && !response && (
        <div className="grid gap-4">
          <p>{t('secondFactor.appText')}</p>
          <Button onClick={() => void send({})} pending={isPending}>
            {t('secondFactor.next')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}

interface ConfirmFormProps {
  secret: string
  uri: string
  onConfirmed: (codes: readonly string[]) => void
}

function ConfirmForm({ secret, uri, onConfirmed }: ConfirmFormProps) {
  const t = useTranslations()
  const form = useCommandForm(
    confirmSecondFactor,
    secondFactorConfirmation,
    {
      initial: { code: '' },
      messages: { 'code.second_factor_wrong': t('accountErrors.second_factor_wrong') },
      fieldOfCode: { second_factor_wrong: 'code' },
      marksRequired: false,
    },
    { success: ({ recoveryCodes }) => onConfirmed(recoveryCodes), failure: t('secondFactor.setUpFailed') },
  )
  return (
    <Form form={form} pending={form.isPending} onSubmit={form.submit} className="grid grid-cols-1 gap-4">
      <p>{t('secondFactor.scan')}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 3 }))}`}
        alt={t('secondFactor.qrCode')}
        className="mx-auto size-52 rounded-field"
      />
      <a href={uri} className={buttonClasses('soft')}>
        {t('secondFactor.openApp')}
      </a>
      <div className="text-small">
        <p className="text-text-2">{t('secondFactor.typeKey')}</p>
        <p className="font-mono break-all select-all">{secret.replaceAll(/(.{4})(?!$)/g, '$1 ')}</p>
      </div>
      <TextField
        {...form.field('code')}
        label={t('secondFactor.code')}
        hint={t('secondFactor.codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <FormButtons>
        <Button type="submit" pending={form.isPending} className="w-full">
          {t('secondFactor.confirm')}
        </Button>
      </FormButtons>
    </Form>
  )
}
