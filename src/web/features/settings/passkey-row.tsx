import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Passkey } from '#shared/passkeys/contract.ts'
import { useFormatInstant } from '#web/ledger/use-format-instant.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { RemovePasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx'

/** Renders a passkey with its last use and a menu to rename or remove it. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const t = useTranslations('passkeys')
  const formatDate = useFormatInstant()
  const [dialog, setDialog] = useState<'rename' | 'remove' | null>(null)
  const { name, createdAt, lastUsedAt, isBackedUp } = passkey
  const formatDay = (instant: string) =>
    formatDate(new Date(instant), { day: 'numeric', month: 'short', year: 'numeric' })
  const use = lastUsedAt ? t('used', { day: formatDay(lastUsedAt) }) : t('created', { day: formatDay(createdAt) })
  const onOpenChange = (isOpen: boolean) => !isOpen && setDialog(null)
  return (
    <li className="flex min-h-14 items-center gap-3 border-line py-2 not-first:border-t">
      <span className="min-w-0 flex-1">
        <span className="type-label block wrap-anywhere">{name}</span>
        <span className="block text-small text-text-2">{isBackedUp ? use : t('onlyHere', { use })}</span>
      </span>
      <Menu
        trigger={<IconButton icon="dots" aria-label={t('menu', { name })} />}
        items={[
          { key: 'rename', icon: 'edit', label: t('rename'), onSelect: () => setDialog('rename') },
          { key: 'remove', icon: 'trash', label: t('remove'), danger: true, onSelect: () => setDialog('remove') },
        ]}
      />
      <RenamePasskeyDialog key={name} passkey={passkey} open={dialog === 'rename'} onClose={() => setDialog(null)} />
      <RemovePasskeyDialog passkey={passkey} open={dialog === 'remove'} onOpenChange={onOpenChange} />
    </li>
  )
}
