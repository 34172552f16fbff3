import { useTranslations } from 'use-intl'
import { CopyField } from '#web/lib/copy-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form, FormButtons } from '#web/ui/form.tsx'
import { TokenFields } from './token-fields.tsx'
import { useTokenForm } from './use-token-form.ts'

// The button that had the focus is gone.
const focusSecret = (container: HTMLElement | null) => container?.querySelector('input')?.focus()

/** Renders the form of a new API token, then the token, which is shown only here. */
function TokenFormOrSecret({ onDone }: { onDone: () => void }) {
  const t = useTranslations()
  const form = useTokenForm()
  if (form.response) {
    const texts = { copy: t('tokens.copy'), copied: t('tokens.copied'), copyByHand: t('families.copyByHand') }
    return (
      <div ref={focusSecret} className="grid gap-4">
        <CopyField label={t('tokens.secret')} hint={t('tokens.secretHint')} value={form.response.token} texts={texts} />
        <Button tone="soft" onClick={onDone}>
          {t('tokens.done')}
        </Button>
      </div>
    )
  }
  return (
    <Form form={form} pending={form.isPending} onSubmit={form.submit} className="grid grid-cols-1 gap-5">
      <TokenFields form={form} />
      <FormButtons>
        <Button type="submit" pending={form.isPending}>
          {t('tokens.submit')}
        </Button>
      </FormButtons>
    </Form>
  )
}

/** Renders the dialog that creates an API token. */
export function CreateTokenDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('tokens.createTitle')}
      description={t('tokens.createText')}
      closeLabel={t('common.close')}
    >
      <TokenFormOrSecret onDone={onClose} />
    </Dialog>
  )
}
