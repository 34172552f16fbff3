import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Scope } from '#shared/contract/endpoint.ts'
import { createApiToken, newApiToken } from '#shared/tokens/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { useForm } from '#web/lib/form.ts'

/** The choices of how long a token is valid, in days; empty: until it is revoked. */
export const validities = ['30', '90', '365', ''] as const

const toggle = <T>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]

/** Returns the form of a new API token; `response` contains the token once it is created. */
export const useTokenForm = () => {
  const t = useTranslations('tokens')
  const form = useForm(newApiToken, {
    draft: 'api-token',
    initial: { name: '', days: '365' },
    messages: { scopes: t('scopesRequired') },
  })
  const [scopes, setScopes] = useState<readonly Scope[]>(['read', 'record'])
  const [childIds, setChildIds] = useState<readonly string[]>([])
  const { send, isPending, response } = useCommand(createApiToken, {
    success: form.clear,
    onError: form.showError,
    failure: t('createFailed'),
  })
  const submit = () => {
    const { name, days } = form.values
    const body = form.check({
      name,
      scopes: [...scopes],
      childIds: childIds.length === 0 ? null : [...childIds],
      days: days === '' ? null : Number(days),
    })
    if (body) void send({ body })
  }
  return {
    ...form,
    scopes,
    toggleScope: (scope: Scope) => setScopes(toggle(scopes, scope)),
    childIds,
    toggleChild: (id: string) => setChildIds(toggle(childIds, id)),
    submit,
    isPending,
    response,
  }
}
