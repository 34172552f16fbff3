import { useState } from 'react'
import { useFormatter, useNow, useTranslations } from 'use-intl'
import { revokeApiToken, type ApiToken } from '#shared/tokens/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { useFormatInstant } from '#web/ledger/use-format-instant.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Facts } from '#web/ui/facts.tsx'

interface TokenRowProps {
  token: ApiToken
  /** Name of the member who created it. */
  maker: string
  /** Names of the children that it may use; empty for all. */
  childNames: readonly string[]
}

const useTokenFacts = ({ token, maker, childNames }: TokenRowProps): string[] => {
  const t = useTranslations('tokens')
  const formatDate = useFormatInstant()
  const formatter = useFormatter()
  const formatList = (items: readonly string[]) => formatter.list([...items], { style: 'narrow' })
  const formatDay = (instant: string) =>
    formatDate(new Date(instant), { day: 'numeric', month: 'short', year: 'numeric' })
  const now = useNow().getTime()
  const { expiresAt, lastUsedAt } = token
  const scopes = formatList(
    token.scopes.map((scope, n) => (n === 0 ? t(`scope.${scope}`) : t(`scope.${scope}`).toLowerCase())),
  )
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= now
  return [
    childNames.length > 0 ? t('scopesFor', { scopes, children: formatList(childNames) }) : scopes,
    t('madeBy', { name: maker }),
    lastUsedAt ? t('used', { day: formatDay(lastUsedAt) }) : t('neverUsed'),
    ...(expiresAt ? [t(isExpired ? 'expired' : 'expires', { day: formatDay(expiresAt) })] : []),
  ]
}

/** Renders an API token with what it may do, its last use and a button that revokes it. */
export function TokenRow(props: TokenRowProps) {
  const t = useTranslations()
  const { id, name } = props.token
  const [isAsking, setAsking] = useState(false)
  const facts = useTokenFacts(props)
  const revoke = useCommand(revokeApiToken, {
    success: () => ({ title: t('tokens.revoked', { name }) }),
    failure: t('tokens.revokeFailed', { name }),
  })
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-line py-2 not-first:border-t">
      <span className="min-w-0 flex-1 basis-44">
        <span className="type-label block wrap-anywhere">{name}</span>
        <span className="block text-small text-text-2 wrap-anywhere">
          <Facts facts={facts} />
        </span>
      </span>
      <Button
        tone="soft"
        size="compact"
        aria-label={t('tokens.revokeNamed', { name })}
        onClick={() => setAsking(true)}
        pending={revoke.isPending}
      >
        {t('tokens.revoke')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('tokens.revokeNamed', { name })}
        description={t('tokens.revokeText', { name })}
        confirmLabel={t('tokens.revoke')}
        cancelLabel={t('common.cancel')}
        onConfirm={() => void revoke.send({ params: { id } })}
        pending={revoke.isPending}
      />
    </li>
  )
}
