import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#shared/auth/contract.ts'
import { listApiTokens } from '#shared/tokens/contract.ts'
import { childrenQuery } from '#web/lib/children-query.ts'
import { read } from '#web/lib/query.ts'
import { QueryContent } from '#web/lib/query-content.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CreateTokenDialog } from './create-token-dialog.tsx'
import { SettingsSection } from './settings-section.tsx'
import { TokenRow } from './token-row.tsx'

/** Renders the API tokens of the family, and a button that creates one. */
export function TokensCard({ family }: Pick<User, 'family'>) {
  const t = useTranslations('tokens')
  const { data: children = [] } = useQuery(childrenQuery)
  const [isCreating, setCreating] = useState(false)
  const nameIn = (people: readonly { id: string; name: string }[], id: string) =>
    people.find((one) => one.id === id)?.name ?? '–'
  return (
    <SettingsSection title={t('title')}>
      <p className="text-small text-text-2">{t('hint')}</p>
      <QueryContent query={useQuery(read(listApiTokens))} skeleton={<Skeleton className="h-14" />}>
        {(tokens) => (
          <ul className="grid empty:hidden">
            {tokens.map((token) => (
              <TokenRow
                key={token.id}
                token={token}
                maker={nameIn(family.members, token.createdBy)}
                childNames={(token.childIds ?? []).map((id) => nameIn(children, id))}
              />
            ))}
          </ul>
        )}
      </QueryContent>
      <Button tone="soft" icon="key" onClick={() => setCreating(true)}>
        {t('create')}
      </Button>
      <CreateTokenDialog open={isCreating} onClose={() => setCreating(false)} />
    </SettingsSection>
  )
}
